import Support
import TestSupport
import Testing

@Suite("Places of calendars")
struct CalendarsPlaceTests {
    private func place(_ target: String) throws -> Place { try Place(Address(target: target)) }

    @Test(
        "K1 A calendar has the country, the year and the query of its list; a month has two digits",
        arguments: [
            ("/holidays/de/2026/Calendar", "/holidays/DE/2026/calendar"),
            ("/holidays/DE/2026/calendar/?region=by", "/holidays/DE/2026/calendar?region=BY"),
            ("/holidays/DE/2026/calendar?type=public", "/holidays/DE/2026/calendar"),
            ("/holidays/DE/2026/1", "/holidays/DE/2026/01"), ("/holidays/DE/2026/01", "/holidays/DE/2026/01"),
            ("/holidays/DE/2026/12?type=all&region=all", "/holidays/DE/2026/12?type=all&region=all"),
        ])
    func addresses(spelling: String, canonical: String) throws {
        let found = try place(spelling)
        guard case .calendars = found else { throw PlaceProblem.unknown }
        #expect(try found.address == Address(target: canonical) && found.caching == .shared)
    }

    @Test("K1 Months are those of the year: 1 to 12")
    func months() throws {
        let germany = try #require(CountryCode("DE"))
        for month in 1...12 {
            #expect(try place("/holidays/DE/2026/\(month)") == .calendars(.month(HolidayYear(germany, 2026), month)))
        }
        for text in ["0", "00", "13", "99"] {
            #expect(throws: PlaceProblem.unknownMonth(text, country: germany, year: 2026)) {
                try place("/holidays/DE/2026/\(text)")
            }
        }
        // No month and no calendar, but perhaps a holiday.
        for text in ["123", "1x", "-1", "１", "calendars"] {
            #expect(throws: PlaceProblem.unknownDay(text, country: germany, year: 2026)) {
                try Place(Address(segments: ["holidays", "DE", "2026", text]))
            }
        }
    }

    @Test("K1 C6 The ticket of a calendar has its country, year and month, and nothing that is none")
    func ticket() throws {
        let germany = try #require(CountryCode("DE"))
        let ticket = "/countries?for=calendar&country=DE&year=2026"
        #expect(
            try place(ticket + "&month=3")
                == .countries(.browse(search: "", .calendar(HolidayYear(germany, 2026), month: 3))))
        #expect(try place(ticket) == .countries(.browse(search: "", .calendar(HolidayYear(germany, 2026), month: nil))))
        for month in ["0", "13", "x", "003"] {
            #expect(throws: PlaceProblem.badValue(name: "month", value: month)) {
                try place(ticket + "&month=\(month)")
            }
        }
        #expect(throws: PlaceProblem.badValue(name: "country", value: "")) { try place("/countries?for=calendar") }
    }

    @Test("K1 The country and the year of a calendar are checked as those of a list")
    func others() throws {
        let germany = try #require(CountryCode("DE"))
        #expect(throws: PlaceProblem.unknownCountry("Germany")) { try place("/holidays/Germany/2026/calendar") }
        #expect(throws: PlaceProblem.unknownYear("26", country: germany)) { try place("/holidays/DE/26/10") }
        #expect(throws: PlaceProblem.badValue(name: "type", value: "x")) { try place("/holidays/DE/2026/10?type=x") }
        #expect(throws: PlaceProblem.unknown) { try place("/holidays/DE/2026/10/3") }
        #expect(throws: PlaceProblem.unknown) { try place("/holidays/DE/2026/calendar/x") }
    }
}
