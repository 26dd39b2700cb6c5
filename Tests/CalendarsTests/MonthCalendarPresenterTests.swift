import SnapshotSupport
import Testing

@testable import Calendars

@Suite("Calendar of a month: presenter")
struct MonthCalendarPresenterTests {
    private let germany2026 = HolidayYear(Sample.code("DE"), 2026)

    private func page(
        _ result: Result<CalendarSheet, YearFailure>, _ month: Int, of year: HolidayYear? = nil
    ) async throws -> (page: MonthCalendarPage, status: Status) {
        let presenter = MonthCalendarPresenter(
            interactor: CalendarInteractorDouble(result: result), router: RecordingRouter<CalendarNavigation>())
        return try await presenter.handle(.choseMonth(year ?? germany2026, month)).shown
    }

    /// Returns one month of a sheet.
    private func only(_ month: Int, of sheet: CalendarSheet) -> CalendarSheet {
        var sheet = sheet
        sheet.months = sheet.months.filter { $0.number == month }
        return sheet
    }

    private func section(
        _ sheet: CalendarSheet, _ month: Int, of year: HolidayYear? = nil
    ) async throws -> MonthCalendarSection {
        try #require(try await page(.success(only(month, of: sheet)), month, of: year).page.month)
    }

    private func day(_ number: String, _ section: MonthCalendarSection) throws -> MonthCalendarDay {
        let cells = try #require(section.content).weeks.flatMap(\.days)
        return try #require(cells.lazy.compactMap(\.self).first { $0.number == number })
    }

    private func link(_ navigation: CalendarNavigation) -> Link { .to(navigation) }

    @Test("K1 A month has the names in its cells, with a link to each holiday")
    func names() async throws {
        let october = try await section(.everything, 10)
        #expect(october.title == "October 2026" && october.content?.caption == "October 2026")
        #expect(october.content?.headers.map(\.short).first == "Mon")
        let unity = try day("3", october)
        #expect(unity.classes == "day is-off is-weekend" && unity.isoDate == "2026-10-03")
        let id = HolidayID(date: Sample.day("2026-10-03"), slug: Slug("German Unity Day"))
        #expect(unity.entries.map(\.name) == ["German Unity Day"])
        #expect(
            unity.entries.first?.page?.link
                == link(.day(ListedHoliday(HolidayReference(Sample.code("DE"), 2026, id), in: HolidayFilter()))))
        #expect(try day("2", october).entries.isEmpty)
    }

    @Test("J2 Each day leads to who is off on it, if days have pages")
    func days() async throws {
        let second = try day("2", try await section(.everything, 10))
        #expect(second.page?.label == "2" && second.page?.link == link(.world(Sample.day("2026-10-02"))))
        var sheet = CalendarSheet.everything
        sheet.hasPagesOfDays = false
        #expect(try day("2", try await section(sheet, 10)).page == nil)
    }

    @Test("K1 A cell says what the name does not: observed, regions, type, exchange")
    func notes() async throws {
        let december = try await section(.everything, 12)
        #expect(try day("28", december).entries.first?.note == "observed for Saturday 26 December")
        #expect(try day("24", december).entries.first?.note == "bank, estimated")
        let january = try await section(.everything, 1)
        #expect(try day("6", january).entries.first?.note == "Bavaria and Berlin")
        let february = try await section(.everything, 2)
        #expect(try day("14", february).worked == "Worked for Friday 20 February")
        #expect(try day("14", february).classes == "day is-worked")
        #expect(try day("15", february).worked == nil)
        #expect(try day("20", february).entries.first?.note == "in exchange for Saturday 14 February")
    }

    @Test("B5 A note says what regions make of a day, whatever the country makes of it", arguments: [true, false])
    func regionalTypes(isDayOff: Bool) async throws {
        var entry = CalendarSheet.Entry.sample(
            "2026-10-12", "Thanksgiving", types: [.government], isDayOff: isDayOff, isEstimated: true)
        entry.regionalTypes = [
            RegionalHolidayType(
                type: .publicHoliday, country: Sample.code("DE"), regions: [], isLocal: false, place: .some(9, of: 13)),
            RegionalHolidayType(
                type: .halfDay, country: Sample.code("DE"), regions: [], isLocal: false, place: .regions(["Bavaria"])),
        ]
        let october = try await section(.sample(["2026-10-12": [entry]]), 10)
        let note = "public holiday in 9 of 13 regions, half day in Bavaria, estimated"
        #expect(try day("12", october).entries.first?.note == (isDayOff ? note : "government, \(note)"))
    }

    @Test(
        "K1 Who keeps it is named up to three regions, then counted; parts are called so",
        arguments: [
            (.sample([], count: 12), "in 12 of 16 regions"),
            (.sample(["Bavaria"], isParts: true), "in parts of Bavaria"),
            (.sample([], count: 0, isParts: true), "in some places"),
            (.sample([], count: 5, isParts: true), "in parts of 5 regions"),
        ] as [(Keepers, String)])
    func keepers(keepers: Keepers, note: String) async throws {
        let entry = CalendarSheet.Entry.sample("2026-10-31", "Reformation Day", isDayOff: false, keepers: keepers)
        let october = try await section(.sample(["2026-10-31": [entry]]), 10)
        #expect(try day("31", october).entries.first?.note == note)
    }

    @Test("K1 Each day of a run says which it is; the first day, or the first of the month, has the link")
    func runs() async throws {
        let february = try await section(.everything, 2)
        #expect(try day("16", february).entries.first?.note == "day 1 of 3")
        #expect(try day("18", february).entries.first?.note == "day 3 of 3")
        #expect(try day("16", february).entries.first?.page != nil)
        #expect(try day("17", february).entries.first?.page == nil)
        let run = CalendarSheet.Entry.sample("2026-04-30", "Festival", until: "2026-05-01")
        let may = try await section(.sample(["2026-04-30": [run], "2026-05-01": [run]]), 5)
        #expect(try day("1", may).entries.first?.page != nil)
        #expect(try day("1", may).entries.first?.note == "day 2 of 2")
        #expect(may.content?.entries.map(\.days) == ["1"])
    }

    @Test("K1 A cell names three holidays; of more, two, and the number of the others. The list has all")
    func crowded() async throws {
        func entries(_ count: Int) -> [CalendarSheet.Entry] {
            (1...count).map { .sample("2026-05-04", "Feast \($0)", isDayOff: false) }
        }
        let three = try day("4", try await section(.sample(["2026-05-04": entries(3)]), 5))
        #expect(three.entries.count == 3 && three.more == nil)
        let section = try await section(.sample(["2026-05-04": entries(4)]), 5)
        let four = try day("4", section)
        #expect(four.entries.count == 2 && four.more?.label == "and 2 more")
        #expect(four.more?.link == link(.view(.list, germany2026)) && section.content?.entries.count == 4)
    }

    @Test("K1 A month links to the months beside it, over the turn of the year, within the known years")
    func links() async throws {
        func year(_ number: Int) -> HolidayYear { HolidayYear(Sample.code("DE"), number) }
        let january = try await section(.sample(), 1)
        #expect(january.previous?.link == link(.month(year(2025), 12)) && january.previous?.label == "December 2025")
        #expect(january.next?.link == link(.month(year(2026), 2)))
        let december = try await section(.sample(), 12)
        #expect(december.next?.link == link(.month(year(2027), 1)) && december.next?.label == "January 2027")
        #expect(december.content?.year.link == link(.year(year(2026))) && december.content?.year.label == "Year 2026")
        #expect(december.tabs?.tabs.allSatisfy { !$0.isCurrent } == true)
        #expect(try await section(.sample(year: 2020), 1, of: year(2020)).previous == nil)
        #expect(try await section(.sample(year: 2035), 12, of: year(2035)).next == nil)
        #expect(try await section(.sample(year: 2035), 11, of: year(2035)).next?.label == "December 2035")
        let months = try #require(december.content).months
        #expect(months.map(\.isCurrent) == Array(repeating: false, count: 11) + [true])
        #expect(months[4].label == "May" && months[4].link == link(.month(year(2026), 5)))
    }

    @Test("K1 The filters of a month lead to the same month")
    func filters() async throws {
        let content = try #require(try await section(.everything, 10).content)
        #expect(
            content.filter.types[1].link
                == link(.month(HolidayYear(Sample.code("DE"), 2026, HolidayFilter(types: .all)), 10)))
        #expect(content.filter.regions?.action == link(.month(germany2026, 10)))
        let everywhere = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(isEverywhere: true))
        #expect(content.regional?.link == link(.month(everywhere, 10)))
        // 31 days, 9 of them on weekends; the holiday is a Saturday.
        #expect(content.count == "22 working days and 9 days off, weekends included.")
    }

    @Test("H5 A month of a year outside the data is not found, and leads to the nearest known month")
    func unknownYear() async throws {
        let later = try await page(.success(.unknown(year: 2040)), 5, of: HolidayYear(Sample.code("DE"), 2040))
        #expect(later.status == .notFound && later.page.month?.previous?.label == "December 2035")
        #expect(later.page.month?.next == nil && later.page.month?.content == nil)
        let earlier = try await page(.success(.unknown(year: 2000)), 5, of: HolidayYear(Sample.code("DE"), 2000))
        #expect(earlier.page.month?.next?.label == "January 2020" && earlier.page.month?.previous == nil)
        #expect(earlier.page.month?.noData == "No data for 2000. We have data for Germany from 2020 to 2035.")
    }

    @Test("K1 A failure has its status and a way on")
    func failures() async throws {
        let failure = YearFailure.unknownRegion(country: "Germany", region: Sample.region("ZZ"))
        let year = HolidayYear(Sample.code("DE"), 2026, HolidayFilter(region: Sample.region("ZZ")))
        let (page, status) = try await page(.failure(failure), 10, of: year)
        #expect(status == .notFound && page.notice?.actions.map(\.link) == [link(.month(germany2026, 10))])
        let broken = try await self.page(.failure(.service(.invalid, country: nil)), 10)
        #expect(
            broken.status == .badGateway && broken.page.notice?.actions.map(\.link) == [link(.month(germany2026, 10))])
    }

    @Test("K1 The picker comes back to the month")
    func picker() async throws {
        let page = try await page(.success(only(10, of: .sample())), 10).page
        #expect(page.control.link == link(.chooseCountry(comingBackTo: germany2026, month: 10)))
        let failed = try await self.page(.failure(.service(.timedOut, country: nil)), 10).page
        #expect(failed.control.link == link(.chooseCountry(comingBackTo: germany2026, month: 10)))
        let unknown = try await self.page(.failure(.unknownCountry), 10).page
        #expect(unknown.control.link == link(.countries(searching: nil)))
        #expect(unknown.notice?.actions.map(\.link) == [link(.countries(searching: germany2026.country))])
    }

    @Test("The loading page has the frame of the final page")
    func loading() async throws {
        let presenter = MonthCalendarPresenter(
            interactor: CalendarInteractorDouble(result: .success(.sample())),
            router: RecordingRouter<CalendarNavigation>())
        let loading = try #require(presenter.loading(.choseMonth(germany2026, 10))).page
        #expect(loading.loading == "Loading" && loading.head.title == "October 2026 in DE")
        #expect(loading.heading == loading.head.title && loading.control.label == "DE")
        let final = try await page(.success(only(10, of: .sample())), 10).page
        #expect(loading.control.link == final.control.link)
        #expect(final.head.title == "October 2026 in Germany" && final.head.canonical == loading.head.canonical)
    }
}
