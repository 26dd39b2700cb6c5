import AlmanacValues
import Testing

@testable import Places

/// Tests every limit of addresses: at the limit, one below and one above.
@Suite("Limits of addresses")
struct EdgeTests {
    private func text(_ length: Int) -> String { String(repeating: "a", count: length) }

    @Test("An address may reach its maximum length", arguments: [(-1, true), (0, true), (1, false)])
    func address(difference: Int, isRead: Bool) {
        let target = "/" + text(39_999 + difference)
        let limit = AddressProblem.tooLong(limit: 40_000)
        if isRead {
            #expect(throws: Never.self) { try Address(target: target) }
        } else {
            #expect(throws: limit) { try Address(target: target) }
        }
    }

    @Test("Draws are numbered from 0 to 999999", arguments: [("0", true), ("999999", true), ("1000000", false)])
    func draws(number: String, isDraw: Bool) throws {
        let address = try Address(target: "/quotes?draw=\(number)")
        #expect(((try? Place(address)) != nil) == isDraw)
    }

    @Test(
        "A complete address accepts no further segment",
        arguments: [
            "/holidays/DE/2026/10-03-x", "/countries/results", "/countries/close", "/quotes/a",
            "/people/a/portrait", "/light-side", "/dark-side", "/greeting", "/options/close", "/look.css",
        ])
    func more(target: String) throws {
        #expect(throws: Never.self) { try Place(Address(target: target)) }
        for rest in ["x", "portrait", "1"] {
            #expect(throws: PlaceProblem.unknown) { try Place(Address(target: "\(target)/\(rest)")) }
        }
    }

    @Test("A year is printed with four digits in an address", arguments: [0, 7, 987, 2026, 9999])
    func years(year: Int) throws {
        let code = try #require(CountryCode("DE"))
        let place = Place.holidays(.list(.year(HolidayYear(code, year))))
        #expect(place.address.segments.last?.utf8.count == 4)
        #expect(try Place(place.address) == place)
    }
}
