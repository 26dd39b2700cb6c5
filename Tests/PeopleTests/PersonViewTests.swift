import SnapshotSupport
import Testing

@testable import People

@Suite("Person: views and snapshots", .noOrphanedSnapshots(prefix: "person-"))
struct PersonViewTests {
    private let view = PersonView(assets: Sample.assets)

    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func compare(
        _ name: String, _ result: Result<PersonInfo, LookupFailure>, search: String = ""
    ) async throws {
        let presenter = PersonPresenter(interactor: PersonInteractorDouble(result: result), router: PersonRouter())
        let page = try await presenter.handle(
            view.event(from: Visit(PersonPlace(Sample.id("marie-curie"), search: search)))
        ).shown.page
        try expectSnapshot(of: page, in: view, named: "person-\(name)")
    }

    @Test("A1 Both views decode the person, each into its own event")
    func events() {
        #expect(view.event(from: Visit(PersonPlace(Sample.id("a")))) == .opened(Sample.id("a"), search: ""))
        #expect(
            view.event(from: Visit(PersonPlace(Sample.id("a"), search: "b"))) == .opened(Sample.id("a"), search: "b"))
        #expect(PortraitView().event(from: Visit(Sample.id("a"))) == .portrayed(Sample.id("a")))
    }

    @Test("U3 loading; a portrait has no loading state") func loading() throws {
        let presenter = PersonPresenter(
            interactor: PersonInteractorDouble(result: .failure(.unknown)), router: PersonRouter())
        let page = try #require(presenter.loading(.opened(Sample.id("marie-curie")))).page
        #expect(page.loading == "Loading" && page.head.title == "Person")
        #expect(page.head.canonical?.description == "/people/marie-curie")
        #expect(presenter.loading(.portrayed(Sample.id("marie-curie")))?.page == nil)
        try expectSnapshot(of: page, in: view, named: "person-loading")
    }

    @Test("U1 normal") func normal() async throws { try await compare("normal", .success(.sample())) }

    @Test("U2 from a search") func fromSearch() async throws {
        try await compare("from-search", .success(.sample()), search: "curie")
    }

    @Test("U1 U2 error, from a search") func errorFromSearch() async throws {
        try await compare("error-from-search", .failure(.service(.timedOut)), search: Sample.hostile)
    }

    @Test("U1 little") func little() async throws {
        try await compare(
            "little",
            .success(
                .sample(
                    "Someone", given: nil, family: nil, occupation: nil, birth: nil, death: nil, address: nil,
                    biography: nil,
                    quotes: .success([]))))
    }

    @Test("U1 quotes failed") func quotesFailed() async throws {
        try await compare(
            "quotes-failed",
            .success(.sample(quotes: .failure(.unavailable(retryAfter: nil)), supplyAge: .seconds(600))))
    }

    @Test("U1 unknown") func unknown() async throws {
        try await compare("unknown", .failure(.unknown))
    }

    @Test("U1 error") func error() async throws {
        try await compare("error", .failure(.service(.timedOut)))
    }

    @Test("U1 long text") func longText() async throws {
        try await compare("long-text", .success(.sample(Sample.long, biography: Sample.long)))
    }

    @Test("U1 right-to-left") func rightToLeft() async throws {
        let quote = PersonInfo.Quote(id: Sample.id("a"), text: LocalizedText(Sample.rightToLeft, language: "ar"))
        try await compare("right-to-left", .success(.sample(Sample.rightToLeft, quotes: .success([quote]))))
    }

    @Test("U1 hostile text") func hostile() async throws {
        let quote = PersonInfo.Quote(id: Sample.id("a"), text: LocalizedText(Sample.hostile, language: "\"><script>"))
        try await compare(
            "hostile",
            .success(
                .sample(
                    Sample.hostile, given: Sample.hostile, family: Sample.hostile, occupation: Sample.hostile,
                    address: PersonInfo.Address(street: nil, locality: Sample.hostile, country: nil),
                    biography: Sample.hostile, quotes: .success([quote]))))
    }
}
