import TestSupport
import Testing

@testable import Places

@Suite("Addresses of the holidays of some days")
struct HolidayDaysPlaceTests {
    private func place(_ query: String) throws -> Place {
        try Place(Address(target: "/holidays/DE/days.json?\(query)"))
    }

    private func filter(_ query: String) throws -> HolidayFilter? {
        guard case .record(.days(let place), .json) = try place("from=2026-01-01&to=2026-12-31\(query)") else {
            return nil
        }
        return place.filter
    }

    @Test(
        "F1 Types are one, several in any order, or all",
        arguments: [
            ("", HolidayFilter.Types.only(.publicHoliday)), ("&type=bank", .only(.bank)), ("&type=all", .all),
            ("&type=bank,Public", .several(HolidayTypes([.publicHoliday, .bank]))),
            ("&type=school,public", .publicAndSchool), ("&type=bank,bank", .only(.bank)),
        ])
    func types(query: String, types: HolidayFilter.Types) throws {
        #expect(try filter(query)?.types == types)
        #expect(try filter(query + "&region=BY")?.region == RegionCode("BY"))
    }

    @Test("F1 The canonical address has the types in their order")
    func canonical() throws {
        let address = try place("to=2026-12-31&from=2026-01-01&type=bank,public,bank").address
        #expect(try address == Address(target: "/holidays/DE/days.json?from=2026-01-01&to=2026-12-31&type=public,bank"))
    }

    @Test(
        "F5 What is wrong is named",
        arguments: [
            ("to=2026-01-01", PlaceProblem.missing(name: "from")), ("from=2026-01-01", .missing(name: "to")),
            ("from=2026-01-01&to=", .badValue(name: "to", value: "")),
            ("from=x&to=2026-01-01", .badValue(name: "from", value: "x")),
            ("from=2026-01-02&to=2026-01-01", .badValue(name: "to", value: "2026-01-01")),
            ("from=2026-01-01&to=2031-01-02", .tooManyDays(name: "to", limit: 1827)),
            ("from=2026-01-01&to=2026-01-02&type=public,", .badValue(name: "type", value: "")),
            ("from=2026-01-01&to=2026-01-02&type=public,all", .badValue(name: "type", value: "all")),
        ])
    func problems(query: String, problem: PlaceProblem) {
        #expect(throws: problem) { try place(query) }
    }

    @Test("F1 As many days as the limit are taken")
    func limit() throws {
        #expect(try place("from=2026-01-01&to=2031-01-01").caching == .shared)
    }
}
