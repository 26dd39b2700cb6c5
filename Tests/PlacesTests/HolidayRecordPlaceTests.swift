import TestSupport
import Testing

@testable import Places

@Suite("Addresses of records of holidays")
struct HolidayRecordPlaceTests {
    /// Parses an address without its extension, whatever formats the record has.
    private func record(_ target: String) throws -> HolidayRecordPlace? {
        let address = try Address(target: target)
        return try HolidayRecordPlace(address.path.dropFirst(), of: address)
    }

    private func territory(_ text: String) throws -> Territory { try #require(Territory(Address.Text(text))) }

    @Test(
        "Every address leads to its record and back",
        arguments: [
            "/holidays/DE", "/holidays/DE?type=all&region=BY", "/holidays/DE/2026", "/holidays/DE/2026/10-03-x",
            "/holidays/feed?place=DE-BY&place=US", "/holidays/feed?place=US&type=bank",
        ])
    func both(target: String) throws {
        #expect(try record(target)?.address == Address(target: target))
    }

    @Test("The changes of a country have an address of their own, which is no year")
    func changes() throws {
        let germany = try #require(CountryCode(Address.Text("DE")))
        for (target, format) in [("/holidays/DE/changes.atom", Format.atom), ("/holidays/de/CHANGES.json", .json)] {
            let place = try Place(Address(target: target))
            #expect(place == .record(.changes(ChangesRecordPlace(germany)), format))
            #expect(Link(place).description == "/holidays/DE/changes.\(format.rawValue)")
        }
        #expect(throws: PlaceProblem.unknownCountry("D-")) { try Place(Address(target: "/holidays/D-/changes.json")) }
        #expect(throws: PlaceProblem.self) { try Place(Address(target: "/holidays/DE/changes.ics")) }
        #expect(throws: PlaceProblem.self) { try Place(Address(target: "/holidays/DE/changes")) }
    }

    @Test("A feed has each place once, in the order of the address")
    func places() throws {
        let places = HolidayRecordPlace.places([try territory("US"), try territory("DE-BY")], .all)
        #expect(try record("/holidays/FEED?place=us&place=DE-BY&place=US&type=all&x=1") == places)
    }

    @Test("A feed without a place, with a wrong one, or with too many is a problem that names the item")
    func problems() throws {
        #expect(throws: PlaceProblem.missing(name: "place")) { try record("/holidays/feed") }
        #expect(throws: PlaceProblem.badValue(name: "place", value: "Germany")) {
            try record("/holidays/feed?place=DE&place=Germany")
        }
        func feed(_ count: Int) -> String {
            "/holidays/feed?" + (0..<count).map { "place=DE-R\($0)" }.joined(separator: "&")
        }
        #expect(try record(feed(20)) != nil)
        #expect(throws: PlaceProblem.tooManyValues(name: "place", limit: 20)) { try record(feed(21)) }
        // The query of an address has at most 64 items; the rest is not read.
        #expect(throws: PlaceProblem.tooManyValues(name: "place", limit: 20)) { try record(feed(200)) }
    }

    @Test("The choice of a country has no record")
    func choose() throws {
        #expect(try record("/holidays") == nil)
    }
}
