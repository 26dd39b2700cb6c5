import TestSupport
import Testing

@testable import About

@Suite("About: router")
struct StatementRouterTests {
    private let operators = OperatorLinks(
        imprint: Link(external: "https://acme.example/imprint"), contact: Link(external: "mailto:days@acme.example"))

    @Test("A5 The Router prints the addresses")
    func links() throws {
        let router = StatementRouter(operators: operators)
        #expect(router.link(to: .page(.privacy)).description == "/privacy")
        #expect(router.link(to: .page(.accessibility)).description == "/accessibility")
        #expect(router.link(to: .options).description == "/options")
        #expect(router.link(to: .operators(.imprint)).description == "https://acme.example/imprint")
        #expect(router.link(to: .operators(.contact)).description == "mailto:days@acme.example")
        for (target, place) in [("/privacy", AboutPlace.privacy), ("/accessibility", .accessibility)] {
            #expect(try Place(Address(target: target)) == .about(place))
            #expect(throws: PlaceProblem.self) { try Place(Address(target: "\(target)/x")) }
            #expect(throws: PlaceProblem.self) { try Place(Address(target: "\(target).json")) }
        }
    }

    @Test("Both pages are assembled, and link to the pages that the operator has", arguments: AboutPlace.allCases)
    func modules(place: AboutPlace) async throws {
        let context = Sample.context(operatorLinks: operators)
        let page = try await AboutRouter(context).start(place).shown
        let text = page.text
        let content = try #require(text.firstRange(of: "<main")).lowerBound
        let chapter = text[content...]
        #expect(page.status == .ok && chapter.contains(">Imprint</a>") && !chapter.contains(">Privacy</a>"))
    }
}
