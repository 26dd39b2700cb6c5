import Almanac
import HTML
import Layout
import Places
import TestSupport
import Testing
import VIPER

@testable import Start

@Suite("Start: presenter, router and snapshots")
struct StartPresenterTests {
    private func page(_ listing: TodayListing) async throws -> StartPage {
        let presenter = StartPresenter(
            interactor: StartInteractorDouble(listing: listing), router: StartLinks(), assets: Sample.assets)
        let step = await presenter.handle(StartView().event(from: Visit(StartPlace())))
        guard case .show(let page, .ok) = step else { throw ServiceFailure.invalid }
        return page
    }

    private func compare(_ name: String, _ listing: TodayListing) async throws {
        try expectSnapshot(StartView().render(try await page(listing)), named: "start-\(name)")
    }

    @Test("H6 loading, in the frame of the final page") func loading() async throws {
        let presenter = StartPresenter(
            interactor: StartInteractorDouble(listing: .sample()), router: StartLinks(), assets: Sample.assets)
        let loading = try #require(presenter.loading(.opened)).page
        let final = try await page(.sample()).frame
        #expect(loading.loading == "Loading" && loading.frame.title == final.title)
        #expect(loading.frame.canonical == final.canonical && loading.frame.description == final.description)
        try expectSnapshot(StartView().render(loading), named: "start-loading")
    }

    private let christmas = TodayListing.holiday("2026-12-25", "Christmas Day")

    private func holidays(_ country: String = "Germany") -> TodayListing.Finding<TodayListing.CountryHolidays> {
        .found(
            .init(
                country: Sample.code("DE"), countryName: country, isCovered: true, next: christmas,
                longWeekends: [
                    .init(first: Sample.day("2026-12-25"), last: Sample.day("2026-12-27"), holidays: [christmas]),
                    .init(
                        first: Sample.day("2026-12-31"), last: Sample.day("2027-01-03"),
                        holidays: [TodayListing.holiday("2027-01-01", "New Year’s Day")]),
                ]))
    }

    private func quote(_ text: String, author: String? = "Ambrose Bierce")
        -> TodayListing.Finding<TodayListing.QuoteOfTheDay>
    {
        .found(.init(id: Sample.id("a-b"), text: LocalizedText(text, language: "en"), author: author))
    }

    @Test("O1 Start links to every part, and a button leads to Options")
    func ways() async throws {
        let page = try await page(.sample())
        #expect(
            page.parts.map(\.link.description) == [
                "/holidays", "/quotes", "/people", "/light-side", "/dark-side", "/greeting",
            ])
        #expect(page.options.description == "/options")
        #expect(page.chooseCountry?.link.description == "/countries?for=start")
    }

    @Test("O1 It shows today's date, the greeting, and the visitor's next holiday with the days until then")
    func today() async throws {
        let page = try await page(.sample(name: "Ada", holidays: holidays()))
        #expect(page.date == "Saturday 21 November 2026")
        #expect(page.greeting == "Hello Ada")
        #expect(page.holidays?.next?.distance == "in 34 days")
        #expect(page.holidays?.weekends?.rows.map(\.length) == ["3 days", "4 days"])
        #expect(
            page.holidays?.weekends?.rows.map(\.days) == [
                "Friday 25 to Sunday 27 December 2026", "Thursday 31 December 2026 to Sunday 3 January 2027",
            ])
        #expect(page.chooseCountry == nil && page.failure == nil && page.age == nil)
    }

    @Test("O1 One sentence names all failed parts, with a link to try again")
    func failure() async throws {
        let one = try #require(try await page(.sample(quote: .failed)).failure)
        #expect(one.text.hasPrefix("We could not show the quote of the day."))
        #expect(one.retry.description == "/")
        let all = try await page(.sample(holidays: .failed, quote: .failed, born: .failed)).failure?.text
        #expect(
            all?.hasPrefix(
                "We could not show the holidays in your country, the quote of the day and today’s birthdays.")
                == true)
    }

    @Test("O1 A holiday of several days is listed once as the cause of a long weekend")
    func causes() async throws {
        let day = TodayListing.holiday
        let weekend = TodayListing.LongWeekend(
            first: Sample.day("2026-12-25"), last: Sample.day("2026-12-28"),
            holidays: [day("2026-12-25", "Christmas"), day("2026-12-26", "Christmas"), day("2026-12-28", "Other")])
        let holidays = TodayListing.CountryHolidays(
            country: Sample.code("DE"), countryName: "Germany", isCovered: true, next: nil, longWeekends: [weekend])
        let links = try await page(.sample(holidays: .found(holidays))).holidays?.weekends?.rows.first?.holidays
        #expect(links?.map(\.name) == ["Christmas", "Other"])
        #expect(links?.first?.link.description == "/holidays/DE/2026/12-25-christmas")
    }

    @Test("D2 An uncovered country differs from one without holidays; another can be chosen")
    func uncovered() async throws {
        func nothing(isCovered: Bool) async throws -> String? {
            let holidays = TodayListing.CountryHolidays(
                country: Sample.code("KI"), countryName: "Kiribati", isCovered: isCovered, next: nil, longWeekends: [])
            return try await page(.sample(holidays: .found(holidays))).holidays?.nothing
        }
        #expect(try await nothing(isCovered: false) == "Our source does not have holidays for this country.")
        #expect(try await nothing(isCovered: true) == "We have no public holidays for the next 12 months.")
    }

    @Test("A5 Each navigation has its address")
    func links() {
        let router = StartLinks()
        #expect(router.link(to: .person(Sample.id("voltaire"))).description == "/people/voltaire")
        #expect(router.link(to: .quote(Sample.id("a-b"))).description == "/quotes/a-b")
        #expect(router.link(to: .holidays(Sample.code("DE"))).description == "/holidays/DE")
        #expect(router.link(to: .day(christmas.id)).description == "/holidays/DE/2026/12-25-christmas-day")
    }

    @Test("O1 empty") func empty() async throws {
        try await compare("empty", .sample())
    }

    @Test("O1 normal") func normal() async throws {
        try await compare(
            "normal",
            .sample(
                name: "Ada", holidays: holidays(), quote: quote("NEPOTISM, n.\nAppointing your grandmother to office."),
                born: .found([.init(id: Sample.id("voltaire"), name: "Voltaire", year: 1694)])))
    }

    @Test("H4 old") func old() async throws {
        try await compare("old", .sample(holidays: holidays(), age: .seconds(3 * 3600)))
    }

    @Test("O1 error") func error() async throws {
        try await compare("error", .sample(holidays: .failed, quote: .failed, born: .failed))
    }

    @Test("O1 long text") func longText() async throws {
        try await compare(
            "long-text", .sample(name: Sample.long, holidays: holidays(Sample.long), quote: quote(Sample.long)))
    }

    @Test("O1 right-to-left") func rightToLeft() async throws {
        try await compare("right-to-left", .sample(name: Sample.rightToLeft, quote: quote(Sample.rightToLeft)))
    }

    @Test("O1 hostile text") func hostile() async throws {
        try await compare(
            "hostile",
            .sample(
                name: Sample.hostile, holidays: holidays(Sample.hostile),
                quote: quote(Sample.hostile, author: Sample.hostile),
                born: .found([.init(id: Sample.id("x"), name: Sample.hostile, year: 1)])))
    }

    @Test("A7 The home page is assembled for one visit of one visitor")
    func visit() async throws {
        let router = StartRouter(
            .only(
                countries: CountryServiceDouble([Sample.germany]),
                holidays: HolidayServiceDouble([Sample.germanCalendar]),
                quotes: QuoteServiceDouble([]), people: PersonServiceDouble([]),
                clock: ClockDouble(Sample.day("2026-11-21"))), assets: Sample.assets)
        for name in ["Ada", "Grace"] {
            guard case .page(let rendering) = await router.run(for: Preferences(name: name)) else {
                Issue.record("no page")
                return
            }
            #expect(String(decoding: rendering.bytes, as: UTF8.self).contains("Hello \(name)"))
        }
    }
}
