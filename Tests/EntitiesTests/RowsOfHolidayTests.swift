import TestSupport
import Testing

@Suite("Rows of one holiday")
struct RowsOfHolidayTests {
    /// Returns the days of a break of schools.
    private func days(
        _ first: String, _ last: String, _ regions: [String], types: [HolidayType] = [.school]
    ) -> [Holiday] {
        (Sample.day(first).dayNumber...Sample.day(last).dayNumber).map { number in
            let date = Sample.day(first).adding(days: number - Sample.day(first).dayNumber)
            return Sample.holiday(date.description, "Break", types: types, regions: regions)
        }
    }

    private func calendar(_ holidays: [Holiday]) -> HolidayCalendar {
        Sample.calendar(
            years: 2025...2027, regions: [("BE", "Berlin"), ("BY", "Bavaria"), ("HE", "Hesse")], holidays)
    }

    /// All have a break from 24 December, which goes on longest in Hesse.
    private var breaks: HolidayCalendar {
        calendar(
            days("2026-12-24", "2026-12-31", ["BE", "BY", "HE"]) + days("2027-01-01", "2027-01-08", ["BY", "HE"])
                + days("2027-01-09", "2027-01-12", ["HE"]))
    }

    private func rows(_ calendar: HolidayCalendar, on date: String, in region: String? = nil) throws -> [String] {
        let day = Sample.day(date)
        let holiday = try #require(calendar.holidays(from: day, through: day).first)
        return calendar.rows(of: holiday, in: region.map(Sample.region)).map { row in
            let regions = ["BE", "BY", "HE"].filter { row.regions.contains(Sample.region($0)) }
            return "\(row.first) \(row.last) \(regions.joined(separator: " "))"
        }
    }

    @Test("B2 A break has a row for each end, or that of the region")
    func breakOfRegions() throws {
        #expect(
            try Set(rows(breaks, on: "2026-12-24")) == [
                "2026-12-24 2026-12-31 BE", "2026-12-24 2027-01-08 BY", "2026-12-24 2027-01-12 HE",
            ])
        #expect(try rows(breaks, on: "2026-12-24", in: "BY") == ["2026-12-24 2027-01-08 BY"])
        // A region that is not there has no row of its own.
        #expect(try rows(breaks, on: "2026-12-24", in: "ZZ").count == 3)
    }

    @Test("B2 A day inside a break has a row of that day alone")
    func inside() throws {
        #expect(try rows(breaks, on: "2026-12-26") == ["2026-12-26 2026-12-26 BE BY HE"])
    }

    @Test("N6 A holiday of several days has the row of its list, from its first day on")
    func run() throws {
        let feast = calendar(days("2026-02-17", "2026-02-19", [], types: [.publicHoliday]))
        #expect(try rows(feast, on: "2026-02-17") == ["2026-02-17 2026-02-19 BE BY HE"])
        #expect(try rows(feast, on: "2026-02-18") == ["2026-02-18 2026-02-18 BE BY HE"])
    }

    @Test("F2 A holiday with an observed day has two rows, also if that is in another year")
    func observed() throws {
        let holiday = Sample.holiday("2027-01-01", "New Year’s Day", observed: "2026-12-31")
        let rows = calendar([holiday]).rows(of: holiday)
        #expect(rows.map(\.first) == [Sample.day("2027-01-01"), Sample.day("2026-12-31")])
        #expect(rows.map(\.isObserved) == [false, true])
    }
}
