import TestSupport
import Testing

@testable import Changes

@Suite("Our data: router")
struct CoverageRouterTests {
    @Test("A5 The Router prints the addresses")
    func links() throws {
        let router = CoverageRouter()
        let germany = Sample.code("DE")
        #expect(router.link(to: .page).description == "/data")
        #expect(router.link(to: .record(.csv)).description == "/data.csv")
        #expect(router.link(to: .country(germany)).description == "/holidays/DE")
        #expect(router.link(to: .changes(germany, .atom)).description == "/holidays/DE/changes.atom")
        let page = try #require(ExternalPage("https://law.example/1"))
        #expect(router.link(to: .source(page)).description == "https://law.example/1")
        #expect(try Place(Address(target: "/data")) == .data(.coverage))
        #expect(try Place(Address(target: "/data.json")) == .record(.data(.coverage), .json))
        #expect(throws: PlaceProblem.self) { try Place(Address(target: "/data/DE")) }
    }
}
