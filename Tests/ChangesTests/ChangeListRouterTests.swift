import TestSupport
import Testing

@testable import Changes

@Suite("What has changed: router")
struct ChangeListRouterTests {
    @Test("A5 The Router prints the addresses")
    func links() throws {
        let router = ChangeListRouter()
        let germany = Sample.code("DE")
        #expect(router.link(to: .page).description == "/data/changes")
        #expect(router.link(to: .record(.atom)).description == "/data/changes.atom")
        #expect(router.link(to: .coverage).description == "/data")
        #expect(router.link(to: .country(germany)).description == "/holidays/DE")
        #expect(router.link(to: .changes(germany, .json)).description == "/holidays/DE/changes.json")
        let year = HolidayYear(germany, 2026, HolidayFilter(types: .all, isEverywhere: true))
        #expect(router.link(to: .year(year)).description == "/holidays/DE/2026?type=all&region=all")
        #expect(try Place(Address(target: "/data/changes")) == .data(.changes))
        #expect(try Place(Address(target: "/data/changes.json")) == .record(.data(.changes), .json))
        for target in ["/data/changes/2026", "/data/change", "/data/changes.csv"] {
            #expect(throws: PlaceProblem.self) { try Place(Address(target: target)) }
        }
    }
}
