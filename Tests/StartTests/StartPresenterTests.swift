import SnapshotSupport
import Testing

@testable import Start

@Suite("Start: presenter")
struct StartPresenterTests {
    private func page(_ listing: TodayListing) async throws -> StartPage {
        let presenter = StartPresenter(interactor: StartInteractorDouble(listing: listing), router: RecordingRouter())
        return try await presenter.handle(.opened).page
    }

    private func link(_ navigation: StartNavigation) -> Link { .to(navigation) }

    @Test("O1 Start links to every part, and a button leads to Options")
    func ways() async throws {
        let page = try await page(.sample())
        let parts: [Frame.Part] = [
            .holidays, .world, .occasions, .workingDays, .compare, .quotes, .people, .lightSide, .darkSide, .greeting,
        ]
        let shown = page.parts + page.asides
        #expect(shown.map(\.link) == parts.map { link(.part($0)) } && page.asides.count == 3)
        #expect(shown.map(\.name) == parts.map(LayoutWords().name(of:)))
        #expect(shown.map(\.text) == parts.compactMap(LayoutWords().blurb(of:)))
        #expect(page.options == link(.options))
        #expect(page.chooseCountry == link(.chooseCountry))
    }

    @Test("O1 It shows today's date, the greeting, and the visitor's next holiday with the days until then")
    func today() async throws {
        let page = try await page(.sample(name: "Ada", holidays: .christmas()))
        #expect(page.date == "Saturday 21 November 2026")
        #expect(page.greeting == "Hello Ada")
        #expect(page.holidays?.next?.distance == "Next, in 34 days")
        #expect(page.holidays?.weekends.map(\.length) == ["3 days", "4 days"])
        #expect(
            page.holidays?.weekends.map(\.days) == [
                "Friday 25 to Sunday 27 December 2026", "Thursday 31 December 2026 to Sunday 3 January 2027",
            ])
        let year = HolidayYear(Sample.code("DE"), 2026)
        #expect(page.holidays?.views?.tabs.map(\.link) == YearView.allCases.map { link(.view($0, year)) })
        #expect(page.holidays?.views?.tabs.contains(where: \.isCurrent) == false)
        #expect(page.chooseCountry == nil && page.failure == nil && page.age == nil)
    }

    @Test("J2 With a place, Start says what today and tomorrow are there")
    func status() async throws {
        func status(_ today: TodayListing.Day, _ tomorrow: TodayListing.Day) async throws -> String? {
            let holidays = TodayListing.CountryHolidays(
                country: Sample.code("DE"), place: PlaceName(country: "Germany"), isCovered: true,
                days: TodayListing.Days(today: today, tomorrow: tomorrow))
            return try await page(.sample(holidays: .found(holidays))).holidays?.status
        }
        let names = [LocalizedText("A", language: "en"), LocalizedText("B", language: "en")]
        let work = TodayListing.Day(kind: .workingDay)
        #expect(try await status(work, work) == "You work today and tomorrow.")
        #expect(
            try await status(.init(kind: .weekend), .init(kind: .weekend))
                == "You are off today and tomorrow: it is the weekend.")
        #expect(
            try await status(work, .init(kind: .holiday(names)))
                == "You work today. Tomorrow, Sunday 22 November, you are off: A and B.")
        #expect(
            try await status(.init(kind: .holiday(names), isEstimated: true), work)
                == "You are off today: A and B. Tomorrow, Sunday 22 November, you work. "
                + "The date of a holiday is estimated, and may still change.")
        #expect(
            try await status(.init(kind: .half(names)), .init(kind: .partial(names)))
                == "You are off for half of today: A and B. "
                + "Tomorrow, Sunday 22 November, only parts of Germany are off: A and B.")
        let exchanged = DayKind.exchanged(for: Sample.day("2026-11-27"))
        #expect(
            try await status(.init(kind: exchanged), .init(kind: exchanged))
                == "You work today, in exchange for Friday 27 November 2026. "
                + "Tomorrow, Sunday 22 November, you work, in exchange for Friday 27 November 2026.")
        let evening = DayKind.evening(names, from: try #require(TimeOfDay(hour: 18, minute: 0)))
        #expect(
            try await status(.init(kind: evening), .init(kind: evening))
                == "You work today until 18:00, when a holiday begins: A and B. "
                + "Tomorrow, Sunday 22 November, you work until 18:00, when a holiday begins: A and B.")
        #expect(try await page(.sample()).holidays?.status == nil)
    }

    @Test("J4 From October on leave is planned for next year, if it is known")
    func plansNextYear() async throws {
        func links(_ plansNextYear: Bool) async throws -> [Link]? {
            let holidays = TodayListing.CountryHolidays(
                country: Sample.code("DE"), place: PlaceName(country: "Germany"), isCovered: true,
                plansNextYear: plansNextYear)
            return try await page(.sample(holidays: .found(holidays))).holidays?.views?.tabs.map(\.link)
        }
        let (this, next) = (HolidayYear(Sample.code("DE"), 2026), HolidayYear(Sample.code("DE"), 2027))
        #expect(try await links(false) == YearView.allCases.map { link(.view($0, this)) })
        #expect(try await links(true) == YearView.allCases.map { link(.view($0, $0 == .leave ? next : this)) })
    }

    @Test("O1 One sentence names all failed parts, with a link to try again")
    func failure() async throws {
        let one = try #require(try await page(.sample(quote: .failed)).failure)
        #expect(one.text.hasPrefix("We could not show the quote of the day."))
        #expect(one.retry == link(.start))
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
            country: Sample.code("DE"), place: PlaceName(country: "Germany"), isCovered: true, next: nil,
            longWeekends: [weekend])
        let links = try await page(.sample(holidays: .found(holidays))).holidays?.weekends.first?.holidays
        #expect(links?.map(\.name) == ["Christmas", "Other"])
        #expect(links?.first?.link == link(.day(ListedHoliday(day("2026-12-25", "Christmas").id))))
    }

    @Test("N4 The links to holidays keep the visitor’s region")
    func regionKept() async throws {
        let christmas = TodayListing.holiday("2026-12-25", "Christmas")
        let holidays = TodayListing.CountryHolidays(
            country: Sample.code("DE"), place: PlaceName(region: "Bavaria", country: "Germany"),
            region: Sample.region("BY"), isCovered: true, next: christmas,
            longWeekends: [.init(first: christmas.date, last: Sample.day("2026-12-27"), holidays: [christmas])])
        let found = try await page(.sample(holidays: .found(holidays))).holidays
        let day = link(.day(ListedHoliday(christmas.id, in: HolidayFilter(region: Sample.region("BY")))))
        #expect(found?.next?.link == day && found?.weekends.first?.holidays.map(\.link) == [day])
    }

    @Test("D2 An uncovered country differs from one without holidays; another can be chosen")
    func uncovered() async throws {
        func nothing(isCovered: Bool) async throws -> String? {
            let holidays = TodayListing.CountryHolidays(
                country: Sample.code("KI"), place: PlaceName(country: "Kiribati"), isCovered: isCovered, next: nil,
                longWeekends: [])
            return try await page(.sample(holidays: .found(holidays))).holidays?.nothing
        }
        #expect(try await nothing(isCovered: false) == "Our source does not have holidays for this country.")
        #expect(try await nothing(isCovered: true) == "We have no public holidays for the next 12 months.")
    }
}
