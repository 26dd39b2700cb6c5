import Almanac
import Layout
import TestSupport
import Testing
import VIPER
import VIPERTesting

@testable import Holidays

@Suite("Holiday list: presenter")
struct HolidayListPresenterTests {
    private let germany2026 = HolidayYear(Sample.code("DE"), 2026)

    private func step(
        _ event: HolidayListEvent, _ interactor: HolidayListInteractorDouble
    ) async -> Step<HolidayListPage, HolidayListNavigation, Never> {
        await HolidayListPresenter(interactor: interactor, router: RecordingRouter())
            .handle(event)
    }

    private func page(_ listing: Listing, _ year: HolidayYear? = nil) async throws -> (HolidayListPage, Status) {
        let step = await step(.choseYear(year ?? germany2026), HolidayListInteractorDouble(listing: .success(listing)))
        guard case .show(let page, let status) = step else { throw UnexpectedStep() }
        return (page, status)
    }

    private func page(failing failure: HolidayListFailure) async throws -> (HolidayListPage, Status) {
        let step = await step(.choseYear(germany2026), HolidayListInteractorDouble(listing: .failure(failure)))
        guard case .show(let page, let status) = step else { throw UnexpectedStep() }
        return (page, status)
    }

    private struct UnexpectedStep: Error {}

    private func link(_ navigation: HolidayListNavigation) -> Link { .to(navigation) }

    @Test("H1 Without a country: title, control and placeholder, no list, and nothing is fetched")
    func noCountry() async throws {
        // This Interactor fails on every call; the page shows no failure, so nothing was fetched.
        let failing = HolidayListInteractorDouble(year: .failure(.unknownCountry), listing: .failure(.unknownCountry))
        guard case .show(let page, .ok) = await step(.opened, failing) else { throw UnexpectedStep() }
        #expect(page.heading == "Holidays")
        #expect(page.control.label == "Choose Country")
        #expect(page.control.link == link(.chooseCountry(comingBackTo: nil)))
        #expect(page.placeholder == "Choose your country first")
        #expect(page.year == nil && page.notice == nil)
    }

    @Test("A country without a year leads to the current year")
    func thisYear() async throws {
        let interactor = HolidayListInteractorDouble(year: .success(2027), listing: .failure(.unknownCountry))
        guard case .go(let navigation) = await step(.choseCountry(Sample.code("DE")), interactor)
        else { throw UnexpectedStep() }
        #expect(navigation == .year(HolidayYear(Sample.code("DE"), 2027)))
    }

    @Test("H2 With a country the control shows flag, name and code, and the placeholder is gone")
    func control() async throws {
        let (page, status) = try await page(.sample(days: [.sample()]))
        #expect(status == .ok)
        #expect(page.control.flag == "🇩🇪")
        #expect(page.control.label == "Germany")
        #expect(page.control.code == "DE")
        #expect(page.placeholder == nil)
        #expect(page.year?.months.first?.rows.count == 1)
        #expect(page.control.link == link(.chooseCountry(comingBackTo: germany2026)))
    }

    @Test("H3 A row has name, date, weekday and type, and leads to the detail")
    func row() async throws {
        let local = LocalizedText("Tag der Deutschen Einheit", language: "de")
        let (page, _) = try await page(.sample(days: [.sample(local: local, types: [.publicHoliday, .bank])]))
        let row = try #require(page.year?.months.first?.rows.first)
        #expect(row.name == "German Unity Day")
        #expect(row.localName?.text == "Tag der Deutschen Einheit")
        #expect(row.localName?.language == "de")
        #expect([row.day, row.month, row.weekday, row.isoDate] == ["3", "October", "Saturday", "2026-10-03"])
        #expect(row.types == ["Public", "Bank"])
        #expect(row.link == link(.day(Listing.Day.sample().id)))
    }

    @Test("Rows are grouped by month, in order")
    func months() async throws {
        let (page, _) = try await page(
            .sample(days: [.sample("2026-01-01", "A"), .sample("2026-01-06", "B"), .sample("2026-12-25", "C")]))
        let months = try #require(page.year?.months)
        #expect(months.map(\.name) == ["January", "December"])
        #expect(months.map(\.rows.count) == [2, 1])
    }

    @Test("H5 A year links to the years before and after it, up to the last known year")
    func years() async throws {
        let (middle, _) = try await page(.sample(days: []))
        #expect(middle.year?.previous?.link == link(.year(HolidayYear(Sample.code("DE"), 2025))))
        #expect(middle.year?.next?.link == link(.year(HolidayYear(Sample.code("DE"), 2027))))
        let (last, _) = try await page(.sample(year: 2035, days: []), HolidayYear(Sample.code("DE"), 2035))
        #expect(last.year?.previous?.label == "2034" && last.year?.next == nil)
    }

    @Test("H5 “No data” differs from “no holidays”")
    func noData() async throws {
        let (empty, emptyStatus) = try await page(.sample(days: []))
        #expect(empty.year?.empty == "No public holidays in 2026.")
        #expect(empty.year?.noData == nil && emptyStatus == .ok)
        let (unknown, unknownStatus) = try await page(
            .sample(year: 2040, days: []), HolidayYear(Sample.code("DE"), 2040))
        #expect(unknown.year?.noData == "No data for 2040. We have data for Germany from 2020 to 2035.")
        #expect(unknown.year?.empty == nil && unknownStatus == .notFound)
        #expect(unknown.year?.previous?.label == "2035" && unknown.year?.next == nil)
    }

    @Test("The next holiday shows the days until then, only in the list of its year")
    func upcoming() async throws {
        let next = Listing.Day.sample()
        let (page, _) = try await page(.sample(days: [next], next: next))
        #expect(page.year?.upcoming?.distance == "in 12 days")
        #expect(page.year?.upcoming?.date == "Saturday 3 October 2026")
        #expect(page.year?.months.first?.rows.first?.isNext == true)
        let (other, _) = try await self.page(
            .sample(year: 2025, days: [], next: next), HolidayYear(Sample.code("DE"), 2025))
        #expect(other.year?.upcoming == nil)
    }

    @Test("The next holiday names its regions, and the summary counts the regional holidays")
    func regional() async throws {
        let next = Listing.Day.sample(regions: ["Bavaria"])
        let whole = Listing.Day.sample("2026-12-25", "Christmas Day")
        let (page, _) = try await page(.sample(days: [next, whole], next: next))
        #expect(page.year?.upcoming?.regions == "Bavaria")
        #expect(page.year?.summary == "2 public holidays, 1 of them in some regions only")
        #expect(try await self.page(.sample(days: [whole])).0.year?.summary == "1 public holiday")
        #expect(try await self.page(.sample(days: [next])).0.year?.summary == "1 public holiday, in some regions only")
        let bavaria = Listing.Region(code: Sample.region("BY"), name: "Bavaria")
        let year = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(region: Sample.region("BY")))
        #expect(
            try await self.page(.sample(days: [next, whole], regions: [bavaria]), year).0.year?.summary
                == "2 public holidays in Bavaria")
    }

    @Test("Observed days, regions, estimates and past days are marked")
    func remarks() async throws {
        let (page, _) = try await page(
            .sample(days: [
                .sample("2026-02-01", "Past", isEstimated: true),
                .sample("2026-12-26", "Boxing Day", regions: ["Bavaria", "Berlin"], observed: "2026-12-28"),
                .sample(
                    "2027-01-01", "New Year", exceptions: ["Hesse"], observed: "2026-12-31", listedOn: "2026-12-31"),
            ]))
        let months = try #require(page.year?.months)
        let rows = months.flatMap(\.rows)
        #expect(rows.map(\.isPast) == [true, false, false])
        #expect(rows.map(\.isEstimated) == [true, false, false])
        #expect(
            rows.map(\.observed) == [
                nil, "Observed on Monday 28 December 2026", "Observed for Friday 1 January 2027",
            ])
        #expect(rows.map(\.regions) == [nil, "Bavaria and Berlin", "Not in Hesse"])
    }

    @Test("In a past year no day is marked as past")
    func pastYear() async throws {
        let (page, _) = try await page(
            .sample(year: 2025, days: [.sample("2025-02-01", "Day")]), HolidayYear(Sample.code("DE"), 2025))
        #expect(page.year?.months.first?.rows.first?.isPast == false)
    }

    @Test("The filter offers the existing types with their counts, and keeps the region")
    func filter() async throws {
        let region = Sample.region("BY")
        let listing = Listing.sample(
            days: [.sample(), .sample("2026-12-24", "Eve", types: [.bank])],
            regions: [.init(code: region, name: "Bavaria")])
        let (page, _) = try await page(
            listing, HolidayYear(Sample.code("DE"), 2026, HolidayFilter(types: .only(.bank), region: region)))
        let filter = try #require(page.year?.filter)
        #expect(filter.types.map(\.label) == ["Public", "Bank", "All"])
        #expect(filter.types.map(\.count) == [1, 1, 2])
        #expect(filter.types.map(\.isCurrent) == [false, true, false])
        let bavaria = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(region: region))
        #expect(filter.types.first?.link == link(.year(bavaria)))
        #expect(filter.regions?.type == "bank")
        #expect(filter.regions?.choices.map(\.isCurrent) == [false, true])
        #expect(filter.regions?.action == link(.year(germany2026)))
        #expect(page.year?.summary == "2 bank holidays in Bavaria")
    }

    @Test("H4 A failure has a status, and its notice says what is missing and what to do")
    func failure() async throws {
        let (page, status) = try await page(
            failing: .service(.unavailable(retryAfter: .seconds(30)), country: "Germany"))
        #expect(status == .unavailable(retryAfter: .seconds(30)))
        #expect(page.notice?.title == "We could not show the holidays in Germany")
        #expect(page.notice?.actions.first?.link == link(.year(germany2026)))
        let (invalid, badGateway) = try await self.page(failing: .service(.invalid, country: nil))
        #expect(badGateway == .badGateway && invalid.year == nil)
    }

    @Test("H4 A stale list is marked with its age")
    func age() async throws {
        let (page, status) = try await page(.sample(days: [.sample()], age: .seconds(3 * 3600)))
        #expect(page.age == "as of 3 hours ago")
        #expect(status == .ok)
    }

    @Test("D2 An unknown country or region, and an uncovered country, give 404 and a link to continue")
    func unknown() async throws {
        let (country, status) = try await page(failing: .unknownCountry)
        #expect(status == .notFound)
        #expect(country.notice?.actions.first?.link == link(.chooseCountry(comingBackTo: nil)))
        let (uncovered, uncoveredStatus) = try await page(failing: .uncovered(country: "United Kingdom"))
        #expect(uncoveredStatus == .notFound)
        #expect(uncovered.notice?.title == "No data for the United Kingdom")
        #expect(uncovered.notice?.actions.first?.link == link(.chooseCountry(comingBackTo: nil)))
        let (region, _) = try await page(
            failing: .unknownRegion(country: "Germany", region: Sample.region("ZZ")))
        #expect(region.notice?.title == "Germany has no region “ZZ”")
        #expect(region.notice?.actions.first?.link == link(.year(germany2026)))
    }
}
