import SnapshotSupport
import Testing

@testable import Calendars

@Suite("Calendar of a year: presenter")
struct YearCalendarPresenterTests {
    private let germany2026 = HolidayYear(Sample.code("DE"), 2026)

    private func page(
        _ result: Result<CalendarSheet, YearFailure>, _ year: HolidayYear? = nil
    ) async throws -> (page: YearCalendarPage, status: Status) {
        let presenter = YearCalendarPresenter(
            interactor: CalendarInteractorDouble(result: result),
            router: RecordingRouter<CalendarNavigation>())
        return try await presenter.handle(.choseYear(year ?? germany2026)).shown
    }

    private func content(_ sheet: CalendarSheet, _ year: HolidayYear? = nil) async throws -> YearCalendarContent {
        try #require(try await page(.success(sheet), year).page.year?.content)
    }

    private func link(_ navigation: CalendarNavigation) -> Link { .to(navigation) }

    /// Returns the cell of a day.
    private func day(_ number: String, _ month: Int, _ content: YearCalendarContent) throws -> YearCalendarDay {
        let cells = content.months[month - 1].weeks.flatMap(\.days)
        return try #require(cells.lazy.compactMap(\.self).first { $0.number == number })
    }

    @Test("K1 Rows begin with the country’s first day of the week, and have the ISO number of their Monday")
    func weeks() async throws {
        let monday = try await content(.sample()).months
        // October 2026 begins on a Thursday, in week 40.
        #expect(monday[9].headers.map(\.short) == ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"])
        #expect(monday[9].headers.map(\.isWeekend) == [false, false, false, false, false, true, true])
        #expect(monday[9].weeks.map(\.number) == ["40", "41", "42", "43", "44"])
        #expect(monday[9].weeks[0].days.map { $0?.number } == [nil, nil, nil, "1", "2", "3", "4"])
        #expect(monday[9].weeks[4].days.map { $0?.number } == ["26", "27", "28", "29", "30", "31", nil])
        #expect(monday[0].weeks[0].number == "1" && monday[11].weeks.last?.number == "53")
        let sunday = try await content(.sample(weekStart: .sunday, weekend: [.friday, .saturday])).months
        #expect(sunday[9].headers.map(\.short) == ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"])
        #expect(sunday[9].headers.map(\.isWeekend) == [false, false, false, false, false, true, true])
        #expect(sunday[9].weeks[0].days.map { $0?.number } == [nil, nil, nil, nil, "1", "2", "3"])
        // The row from Sunday 4 to Saturday 10 October has the number of Monday 5 October.
        #expect(sunday[9].weeks[1].number == "41" && sunday[9].weeks[0].number == "40")
        let saturday = try await content(.sample(weekStart: .saturday)).months
        #expect(saturday[9].weeks[1].days.first??.number == "3" && saturday[9].weeks[1].number == "41")
    }

    @Test("K1 Each day has a mark with a shape of its own, and says what it is")
    func marks() async throws {
        let content = try await content(.everything)
        let unity = try day("3", 10, content)
        #expect(unity.classes == "day is-off is-weekend" && unity.notes.map(\.name) == ["German Unity Day"])
        #expect(try day("28", 12, content).classes == "day is-off is-observed")
        #expect(try day("28", 12, content).notes.first?.note == "observed for Saturday 26 December")
        #expect(try day("6", 1, content).classes == "day is-regional")
        #expect(try day("6", 1, content).notes.first?.note == "Bavaria and Berlin")
        #expect(try day("24", 12, content).classes == "day is-other")
        #expect(try day("24", 12, content).notes.first?.note == "bank, estimated")
        #expect(try day("14", 2, content).classes == "day is-worked")
        #expect(try day("14", 2, content).notes.map(\.note) == ["for Friday 20 February"])
        #expect(try day("15", 2, content).classes == "day is-weekend")
        #expect(try day("20", 2, content).notes.first?.note == "in exchange for Saturday 14 February")
        #expect(try day("19", 2, content).classes == "day")
        #expect(try day("19", 2, content).notes.isEmpty)
        #expect(try day("21", 9, content).isToday)
        #expect(try day("21", 9, content).classes == "day is-today")
        #expect(content.months.flatMap(\.weeks).flatMap(\.days).count { $0?.isToday == true } == 1)
    }

    @Test("K1 The days of a run join, but not over the edge of the grid, nor with another holiday")
    func runs() async throws {
        let content = try await content(.everything)
        #expect(try day("16", 2, content).classes == "day is-off joins-after")
        #expect(try day("17", 2, content).classes == "day is-off joins-before joins-after")
        #expect(try day("18", 2, content).classes == "day is-off joins-before")
        let run = CalendarSheet.Entry.sample("2026-02-20", "Break", until: "2026-02-24")
        let days = (20...24).map { "2026-02-\($0)" }
        let next = CalendarSheet.Entry.sample("2026-02-25", "Fair", until: "2026-02-26")
        let broken = try await self.content(
            .sample(
                Dictionary(
                    days.map { ($0, [run]) } + [("2026-02-25", [next]), ("2026-02-26", [next])],
                    uniquingKeysWith: { first, _ in first })))
        // Sunday 22 ends its row, Monday 23 begins one.
        #expect(try day("22", 2, broken).classes == "day is-off joins-before is-weekend")
        #expect(try day("23", 2, broken).classes == "day is-off joins-after")
        #expect(try day("24", 2, broken).classes == "day is-off joins-before")
    }

    @Test("K1 Each month lists its holidays with a link to each, runs once, and its working days by decree")
    func entries() async throws {
        let february = try await content(.everything).months[1]
        #expect(february.entries.map(\.days) == ["14", "16–18", "20"])
        #expect(february.entries.map(\.name) == ["Working day", "Spring Festival", "Bridge day"])
        #expect(february.entries.map(\.date) == ["14 February", "16 to 18 February", "20 February"])
        #expect(february.entries[0].page == nil && february.entries[0].note == "for Friday 20 February")
        let festival = HolidayID(date: Sample.day("2026-02-16"), slug: Slug("Spring Festival"))
        #expect(
            february.entries[1].page?.link
                == link(.day(ListedHoliday(HolidayReference(Sample.code("DE"), 2026, festival), in: HolidayFilter()))))
        #expect(february.more == nil && february.link == link(.month(germany2026, 2)))
    }

    @Test("K1 A run over the end of a month is in both months, with the days of each")
    func runOverMonths() async throws {
        let run = CalendarSheet.Entry.sample("2026-06-29", "Summer break", until: "2026-08-12")
        let first = Sample.day("2026-06-29")
        let days = (0...44).map { (first.adding(days: $0).description, [run]) }
        let months = try await content(.sample(Dictionary(days, uniquingKeysWith: { first, _ in first }))).months
        #expect(months[5].entries.map(\.days) == ["29–30"] && months[6].entries.map(\.days) == ["1–31"])
        #expect(months[7].entries.map(\.days) == ["1–12"] && months[8].entries.isEmpty)
    }

    @Test("K1 A month lists at most six rows, so that a year is one page; its own page has the others")
    func crowded() async throws {
        func month(_ count: Int) async throws -> YearCalendarMonth {
            let days = (1...count).map { number in
                let date = number < 10 ? "2026-05-0\(number)" : "2026-05-\(number)"
                return (date, [CalendarSheet.Entry.sample(date, "Day \(number)")])
            }
            return try await content(.sample(Dictionary(days, uniquingKeysWith: { first, _ in first }))).months[4]
        }
        let full = try await month(6)
        #expect(full.entries.count == 6 && full.more == nil)
        let crowded = try await month(7)
        #expect(crowded.entries.count == 5 && crowded.more?.label == "and 2 more")
        #expect(crowded.more?.link == link(.month(germany2026, 5)))
    }

    @Test("K1 The legend names the marks of this calendar, and no others; the weekend is told in words")
    func legend() async throws {
        let all = try await content(.everything).legend
        #expect(
            all.rows.map(\.text) == [
                "Public holiday", "Day off for a holiday on another date", "In some regions or places only",
                "Not a day off for everybody", "Worked in exchange for another day", "Weekend",
                "Today, Monday 21 September 2026",
            ])
        #expect(Set(all.rows.map(\.mark)).count == 7)
        #expect(all.note == "The weekend is Saturday and Sunday. Weeks have their ISO 8601 numbers.")
        let few = try await content(
            .sample(year: 2027, weekStart: .sunday, weekend: [.saturday]), HolidayYear(Sample.code("DE"), 2027)
        ).legend
        #expect(few.rows.map(\.text) == ["Weekend"])
        #expect(
            few.note
                == "The weekend is Saturday. Weeks have their ISO 8601 numbers; a row has that of its Monday.")
    }

    @Test("K1 The working days and the days off of the year are counted")
    func count() async throws {
        // 365 days, 104 of them on weekends; one holiday on a weekday.
        let sheet = CalendarSheet.sample(["2026-05-01": [.sample("2026-05-01", "Labour Day")]])
        #expect(try await content(sheet).count == "260 working days and 105 days off, weekends included.")
    }

    @Test("K1 A year links to the years beside it, with its filter, to the list, and to the picker")
    func links() async throws {
        let filter = HolidayFilter(types: .all, region: Sample.region("BY"))
        let year = HolidayYear(Sample.code("DE"), 2026, filter)
        let section = try #require(try await page(.success(.sample()), year).page.year)
        #expect(section.steps.previous?.link == link(.year(HolidayYear(Sample.code("DE"), 2025, filter))))
        #expect(section.steps.next?.link == link(.year(HolidayYear(Sample.code("DE"), 2027, filter))))
        #expect(section.tabs?.tabs.map(\.link) == YearView.allCases.map { link(.view($0, year)) })
        #expect(section.tabs?.tabs.map(\.isCurrent) == [false, true, false, false, false])
        let page = try await page(.success(.sample()), year).page
        #expect(
            page.control.link == link(.chooseCountry(comingBackTo: year, month: nil)) && page.control.code?.text == "DE"
        )
        #expect(page.head.canonical == link(.year(year)) && page.head.alternates.count == Format.ofYear.count)
        var sheet = CalendarSheet.sample()
        sheet.place = PlaceName(region: "Bavaria", country: "Germany")
        let control = try await self.page(.success(sheet), year).page.control
        #expect(control.label == "Bavaria, Germany" && control.code?.text == "DE-BY")
        let last = HolidayYear(Sample.code("DE"), 2035)
        let edge = try #require(try await self.page(.success(.sample(year: 2035)), last).page.year)
        #expect(edge.steps.next == nil && edge.steps.previous?.label == "2034")
        let first = HolidayYear(Sample.code("DE"), 2020)
        let begin = try #require(try await self.page(.success(.sample(year: 2020)), first).page.year)
        #expect(begin.steps.previous == nil && begin.steps.next?.label == "2021")
    }

    @Test("K1 The filters lead to the same calendar; the regional holidays are one link away")
    func filters() async throws {
        let content = try await content(.everything)
        #expect(content.filter.types.map(\.label) == ["Public", "All"])
        #expect(content.filter.types.map(\.isCurrent) == [true, false])
        #expect(
            content.filter.types[1].link
                == link(.year(HolidayYear(Sample.code("DE"), 2026, HolidayFilter(types: .all)))))
        #expect(content.filter.regions?.action == link(.year(germany2026)))
        #expect(content.filter.regions?.choices.map(\.code) == ["", "all", "BY"])
        #expect(content.regional?.label == "Show 11 more of the year that only some regions keep")
        let everywhere = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(isEverywhere: true))
        #expect(content.regional?.link == link(.year(everywhere)))
        var sheet = CalendarSheet.everything
        sheet.showsRegional = true
        let all = try await self.content(sheet, everywhere)
        #expect(all.regional?.link == link(.year(germany2026)))
        #expect(all.filter.regions?.choices.map(\.isCurrent) == [false, true, false])
        let none = try await self.content(.sample())
        #expect(none.regional == nil && none.filter.regions == nil)
    }

    @Test("H5 A year outside the data is not found, and leads to the nearest known one")
    func unknownYear() async throws {
        let (page, status) = try await page(.success(.unknown(year: 2040)), HolidayYear(Sample.code("DE"), 2040))
        #expect(status == .notFound && !page.head.isListed && page.head.canonical == nil)
        #expect(page.year?.noData == "No data for 2040. We have data for Germany from 2020 to 2035.")
        #expect(page.year?.content == nil && page.year?.steps.previous?.label == "2035" && page.year?.steps.next == nil)
        #expect(try await self.page(.success(.unknown(year: 2019))).status == .notFound)
    }

    @Test(
        "K1 A failure has its status and a way on",
        arguments: [
            (.unknownCountry, .notFound, "No country has the code “DE”"),
            (.uncovered(country: "Germany"), .notFound, "No data for Germany"),
            (.unknownRegion(country: "Germany", region: Sample.region("ZZ")), .notFound, "Germany has no region “ZZ”"),
            (.service(.timedOut, country: "Germany"), .gatewayTimeout, "We could not show the calendar of Germany"),
        ] as [(YearFailure, Status, String)])
    func failures(failure: YearFailure, status: Status, title: String) async throws {
        let (page, found) = try await page(.failure(failure))
        #expect(found == status && page.notice?.title == title && page.notice?.actions.count == 1)
        #expect(page.year == nil && !page.head.isListed)
    }

    @Test("The loading page has the frame of the final page")
    func loading() async throws {
        let presenter = YearCalendarPresenter(
            interactor: CalendarInteractorDouble(result: .success(.sample())),
            router: RecordingRouter<CalendarNavigation>())
        let loading = try #require(presenter.loading(.choseYear(germany2026))).page
        #expect(loading.loading == "Loading" && loading.head.title == "Calendar for DE 2026")
        #expect(loading.heading == loading.head.title && loading.control.label == "DE")
        let final = try await page(.success(.sample())).page
        #expect(loading.control.link == final.control.link)
        #expect(final.head.title == "Calendar for Germany 2026" && final.head.canonical == loading.head.canonical)
    }
}
