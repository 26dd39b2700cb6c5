import Birds
import Testing
import VIPER
import VIPERTesting

@testable import BirdsVIPER

@Suite("VIPER: views", .noOrphanedSnapshots())
struct SightingsViewTests {
    /// What both Views show. No other part is needed.
    private let page = SightingsPage(
        title: "1 sighting", notice: nil, rows: ["<b>: 2"],
        form: .init(action: BirdsPlace.page.link, species: "", count: "", problem: nil))

    @Test("The page, with markup escaped")
    func html() throws {
        try expectSnapshot(SightingsView().render(page), named: "list")
    }

    @Test("The page for programs")
    func json() throws {
        #expect(String(decoding: SightingsJSONView().render(page), as: UTF8.self).hasPrefix(#"{"rows":["<b>: 2"],"#))
    }

    @Test("Events are what the visitor did")
    func events() {
        let form = Form([.init("species", "Puffin"), .init("count", "3")])
        #expect(SightingsView().event(from: Visit(.page)) == .opened)
        #expect(SightingsView().event(from: Visit(.page, form: form)) == .added(species: "Puffin", count: "3"))
        #expect(SightingsView().event(from: Visit(.page, form: Form([]))) == .added(species: "", count: ""))
        #expect(SightingsJSONView().event(from: Visit(.json)) == .opened)
    }
}
