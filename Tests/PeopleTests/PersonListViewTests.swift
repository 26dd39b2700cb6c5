import SnapshotSupport
import Testing

@testable import People

@Suite("People list: view and snapshots", .noOrphanedSnapshots(prefix: "list-"))
struct PersonListViewTests {
    private let view = PersonListView(assets: Sample.assets)

    /// The real Router prints the links, so a snapshot shows the addresses that visitors get.
    private func presenter(_ result: Result<PeopleList, SearchFailure>) -> PersonListPresenter<
        PersonListInteractorDouble, PersonListRouter
    > {
        PersonListPresenter(interactor: PersonListInteractorDouble(result: result), router: PersonListRouter())
    }

    private func compare(
        _ name: String, _ result: Result<PeopleList, SearchFailure>, search: String = ""
    ) async throws {
        let page = try await presenter(result).handle(view.event(from: Visit(.search(search)))).shown.page
        try expectSnapshot(of: page, in: view, named: "list-\(name)")
    }

    private func age(_ birth: String, _ death: String) throws -> Age {
        try #require(Age(from: Sample.partialDate(birth), to: Sample.partialDate(death)))
    }

    @Test("A1 The view decodes its place into an event")
    func events() {
        #expect(view.event(from: Visit(.search("curie"))) == .searched("curie"))
        #expect(view.event(from: Visit(.grouped(.century))) == .grouped(.century))
        #expect(view.event(from: Visit(.grouped(.profession))) == .grouped(.profession))
    }

    @Test("U1 loading") func loading() throws {
        let page = try #require(presenter(.failure(.service(.invalid))).loading(.searched(""))).page
        try expectSnapshot(of: page, in: view, named: "list-loading")
    }

    @Test("U1 normal") func normal() async throws {
        let people = [PeopleList.Summary.sample(age: try age("1867-11-07", "1934-07-04")), .sample("x", "X")]
        try await compare("normal", .success(PeopleList(people: people)))
    }

    @Test("U1 by century") func byCentury() async throws {
        let people = [
            PeopleList.Summary.sample(birth: "1867"), .sample("x", "X", birth: "-0550", profession: "teacher"),
        ]
        let page = try await presenter(.success(PeopleList(people: people))).handle(.grouped(.century)).shown.page
        try expectSnapshot(of: page, in: view, named: "list-by-century")
    }

    @Test("U1 empty") func empty() async throws { try await compare("empty", .success(PeopleList(people: []))) }

    @Test("U1 found") func found() async throws {
        try await compare("found", .success(PeopleList(people: [.sample()])), search: "curie")
    }

    @Test("U1 nothing found") func nothing() async throws {
        try await compare("nothing", .success(PeopleList(people: [])), search: "zzz")
    }

    @Test("U1 too long a search") func tooLong() async throws {
        try await compare("too-long", .failure(.tooLong(limit: 100)), search: Sample.long)
    }

    @Test("U1 error") func error() async throws {
        try await compare("error", .failure(.service(.unavailable(retryAfter: nil))))
    }

    @Test("U1 old") func old() async throws {
        try await compare("old", .success(PeopleList(people: [.sample()], age: .seconds(600), failure: .timedOut)))
    }

    @Test("U1 long text") func longText() async throws {
        try await compare("long-text", .success(PeopleList(people: [.sample("a", Sample.long)])))
    }

    @Test("U1 right-to-left") func rightToLeft() async throws {
        try await compare("right-to-left", .success(PeopleList(people: [.sample("a", Sample.rightToLeft)])))
    }

    @Test("U1 hostile text") func hostile() async throws {
        try await compare(
            "hostile", .success(PeopleList(people: [.sample("a", Sample.hostile)])), search: Sample.hostile)
    }
}
