import TestSupport
import Testing

@Suite("What a day is in a country and its regions")
struct CountryDayTests {
    private func day(_ date: String, _ calendar: CountryCalendar) -> CountryDay { calendar.day(Sample.day(date)) }

    private let malaysia = Sample.worldCountry(
        "MY", "Malaysia", .asia,
        weekends: Weekends(
            [.saturday, .sunday],
            others: [
                .init([.friday, .saturday], in: 2020...2024, regions: [Sample.region("01"), Sample.region("02")]),
                .init([.friday, .saturday], in: 2025...2035, regions: [Sample.region("02")]),
            ]), regions: [("01", "Johor"), ("02", "Kedah")])

    @Test("W1 Regions with another weekend are told for the days on which it differs")
    func weekends() {
        func regions(_ date: String) -> [String] { day(date, malaysia).regionsOnOtherWeekend.map(\.description) }
        #expect(regions("2024-06-07") == ["01", "02"])  // a Friday
        #expect(regions("2026-12-25") == ["02"])
        #expect(regions("2026-12-26") == [] && regions("2026-12-27") == ["02"] && regions("2026-12-28") == [])
        #expect(day("2026-12-25", Sample.world[1]).regionsOnOtherWeekend == [])
    }

    @Test("W1 A day has the public holidays alone, folded; a day outside the years is unknown")
    func rows() {
        let germany = Sample.world[1]
        #expect(day("2026-12-25", germany).rows.map(\.name.text) == ["First Day of Christmas"])
        #expect(day("2026-12-23", germany).rows.isEmpty && day("2026-12-23", germany).status?.isOff == false)
        let outside = day("2019-12-25", germany)
        #expect(outside.status == nil && outside.rows.isEmpty && outside.calendar != nil)
        #expect(day("2026-12-25", CountryCalendar(Sample.germany, nil)).status == nil)
    }

    @Test("N3 The rows of a day have the observed days of it, and not the dates that they stand for")
    func observed() {
        let country = Sample.worldCountry(
            "US", "United States", nil, [Sample.christmas("2027-12-25", observed: "2027-12-24")])
        #expect(day("2027-12-24", country).rows.map(\.isObserved) == [true])
        #expect(day("2027-12-25", country).rows.map(\.isObserved) == [false])
    }
}
