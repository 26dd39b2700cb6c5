import TestSupport
import Testing

/// Breaks that go on over New Year, as made-up documents have them.
@Suite("Runs over the turn of the year")
struct TurnOfYearTests {
    private let regions = [("BE", "Berlin"), ("BY", "Bavaria"), ("SN", "Saxony")]
    private let schools = HolidayFilter(types: .only(.school))

    private func days(
        _ first: String, _ last: String, _ name: String = "Christmas break", types: [HolidayType] = [.school],
        in regions: [String] = [], isEstimated: Bool = false
    ) -> [Holiday] {
        (Sample.day(first).dayNumber...Sample.day(last).dayNumber).map { number in
            Sample.holiday(
                CivilDate(dayNumber: number).description, name, types: types, regions: regions, isEstimated: isEstimated
            )
        }
    }

    private func calendar(_ days: [Holiday], years: ClosedRange<Int> = 2020...2035) -> HolidayCalendar {
        Sample.calendar("DE", years: years, regions: regions, days)
    }

    private func rows(_ calendar: HolidayCalendar, of year: Int, _ filter: HolidayFilter? = nil) -> [String] {
        HolidayRows(calendar, filter ?? schools).rows(of: year).map { "\($0.first)/\($0.last)" }
    }

    private func names(_ calendar: HolidayCalendar, of year: Int, _ filter: HolidayFilter? = nil) -> [String] {
        var names = EventNames(calendar)
        return HolidayRows(calendar, filter ?? schools).rows(of: year).map { names.name(of: $0) }
    }

    @Test("N6 A break over New Year is one row with all of its days, in both years, at the top of the second")
    func whole() throws {
        let calendar = calendar(days("2026-12-24", "2027-01-08") + days("2027-01-30", "2027-02-01", "Winter break"))
        #expect(rows(calendar, of: 2026) == ["2026-12-24/2027-01-08"])
        #expect(rows(calendar, of: 2027) == ["2026-12-24/2027-01-08", "2027-01-30/2027-02-01"])
        let both = [2026, 2027].map { HolidayRows(calendar, schools).rows(of: $0)[0] }
        #expect(both[0] == both[1] && !both[0].isCarried(into: 2026) && both[1].isCarried(into: 2027))
        #expect(names(calendar, of: 2026) == ["DE-2026-12-24-christmas-break-12-31"])
        #expect(names(calendar, of: 2027).first == "DE-2026-12-24-christmas-break-12-31")
    }

    @Test("N6 A break that begins on 1 January, or ends on 31 December, is a row of its own year only")
    func atTheTurn() {
        let calendar = calendar(days("2026-12-24", "2026-12-31") + days("2028-01-01", "2028-01-05"))
        #expect(rows(calendar, of: 2026) == ["2026-12-24/2026-12-31"] && rows(calendar, of: 2027) == [])
        #expect(rows(calendar, of: 2028) == ["2028-01-01/2028-01-05"])
        #expect(names(calendar, of: 2026) == ["DE-2026-12-24-christmas-break-12-31"])
        #expect(names(calendar, of: 2028) == ["DE-2028-01-01-christmas-break-01-05"])
    }

    @Test("N6 Two breaks that meet at New Year stay two, and so do those of two regions")
    func neighbours() {
        let named = calendar(days("2026-12-24", "2026-12-31") + days("2027-01-01", "2027-01-08", "New Year break"))
        #expect(rows(named, of: 2026) == ["2026-12-24/2026-12-31"])
        #expect(rows(named, of: 2027) == ["2027-01-01/2027-01-08"])
        let placed = calendar(
            days("2026-12-24", "2026-12-31", in: ["BE"]) + days("2027-01-01", "2027-01-08", in: ["BY"]))
        #expect(rows(placed, of: 2026) == ["2026-12-24/2026-12-31"])
        #expect(rows(placed, of: 2027) == ["2027-01-01/2027-01-08"])
    }

    @Test("F3 Of breaks that begin on one day, the first to end keeps the name of before; regions have the same names")
    func ends() {
        let calendar = calendar(
            days("2026-12-23", "2027-01-02", in: ["BE"]) + days("2026-12-23", "2027-01-06", in: ["BY"])
                + days("2026-12-22", "2027-01-02", in: ["SN"]))
        let all = [
            "DE-2026-12-22-christmas-break-12-31", "DE-2026-12-23-christmas-break-12-31",
            "DE-2026-12-23-christmas-break-01-06",
        ]
        for year in [2026, 2027] {
            #expect(names(calendar, of: year) == all)
            for (region, name) in [("SN", all[0]), ("BE", all[1]), ("BY", all[2])] {
                let filter = HolidayFilter(types: .only(.school), region: Sample.region(region))
                #expect(names(calendar, of: year, filter) == [name], "\(region)")
            }
        }
    }

    @Test("F3 The name of before belongs to a break that ends with the year, whoever goes on")
    func endsWithYear() {
        let calendar = calendar(
            days("2026-12-23", "2026-12-31", in: ["BE"]) + days("2026-12-23", "2027-01-06", in: ["BY"]))
        #expect(
            names(calendar, of: 2026) == ["DE-2026-12-23-christmas-break-12-31", "DE-2026-12-23-christmas-break-01-06"])
        #expect(names(calendar, of: 2027) == ["DE-2026-12-23-christmas-break-01-06"])
    }

    @Test("B3 A break of which one half is estimated is estimated, in both years")
    func estimated() {
        let calendar = calendar(days("2026-12-24", "2026-12-31") + days("2027-01-01", "2027-01-08", isEstimated: true))
        for year in [2026, 2027] {
            let rows = HolidayRows(calendar, schools).rows(of: year)
            #expect(rows.count == 1 && rows.allSatisfy(\.isEstimated))
        }
    }

    @Test("N6 Public holidays with the same name on 31 December and 1 January are one row, without their neighbours")
    func publicHolidays() {
        let calendar = calendar(
            days("2026-12-30", "2026-12-30", "Rizal Day", types: [.publicHoliday])
                + days("2026-12-31", "2027-01-02", "Eid", types: [.publicHoliday]))
        #expect(rows(calendar, of: 2026, HolidayFilter()) == ["2026-12-30/2026-12-30", "2026-12-31/2027-01-02"])
        #expect(rows(calendar, of: 2027, HolidayFilter()) == ["2026-12-31/2027-01-02"])
        let lists = HolidayRows(calendar, HolidayFilter())
        for year in [2026, 2027] { #expect(lists.rowsOfWholeCountry(of: year) == lists.rows(of: year)) }
    }

    @Test("B2 Where the known years end within a break, the row has the known days, and says that it may go on")
    func halfKnown() throws {
        let calendar = calendar(
            days("2025-12-24", "2026-01-05") + days("2026-12-24", "2027-01-08"), years: 2026...2026)
        let rows = HolidayRows(calendar, schools).rows(of: 2026)
        #expect(rows.map { "\($0.first)/\($0.last)" } == ["2026-01-01/2026-01-05", "2026-12-24/2026-12-31"])
        #expect(rows.map { calendar.mayBeginEarlier($0, in: nil) } == [true, false])
        #expect(rows.map { calendar.mayGoOn($0, in: nil) } == [false, true])
        #expect(HolidayRows(calendar, schools).rows(of: 2027).isEmpty)
    }

    @Test("B2 Where the announced days of a region end with a year, its breaks may go on; those of others do not")
    func halfKnownRegion() throws {
        func fact(_ region: String, until: String) -> HolidayKnowledge.Fact {
            HolidayKnowledge.Fact(
                types: [.school], basis: .announced, days: Sample.day("2026-01-01")...Sample.day(until),
                until: Sample.day(until), regions: [Sample.region(region)])
        }
        let days = days("2026-12-24", "2026-12-31", in: ["BE"]) + days("2026-12-23", "2026-12-31", in: ["BY"])
        let calendar = HolidayCalendar(
            country: Sample.code("DE"), years: 2020...2035, weekends: Weekends([.saturday, .sunday]),
            regions: regions.map { HolidayCalendar.Region(code: Sample.region($0.0), name: $0.1) },
            holidays: days.sorted { $0.date < $1.date },
            knowledge: HolidayKnowledge([fact("BE", until: "2026-12-31"), fact("BY", until: "2029-09-10")]))
        let rows = HolidayRows(calendar, schools).rows(of: 2026)
        #expect(rows.map(\.first.day) == [23, 24])
        #expect(rows.map { calendar.mayGoOn($0, in: nil) } == [false, true])
        for (region, mayGoOn) in [("BE", true), ("BY", false)] {
            let filter = HolidayFilter(types: .only(.school), region: Sample.region(region))
            let own = HolidayRows(calendar, filter).rows(of: 2026)
            #expect(own.map { calendar.mayGoOn($0, in: Sample.region(region)) } == [mayGoOn])
        }
    }
}
