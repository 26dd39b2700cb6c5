import SnapshotSupport
import Testing

@testable import Occasions

@Suite("Occasions list: view and snapshots", .noOrphanedSnapshots(prefix: "list-"))
struct OccasionListViewTests {
    private let view = OccasionListView(assets: Sample.assets)

    private func presenter(
        _ result: Result<OccasionList, ServiceFailure>
    ) -> OccasionListPresenter<OccasionListInteractorDouble, OccasionListRouter> {
        OccasionListPresenter(interactor: OccasionListInteractorDouble(result: result), router: OccasionListRouter())
    }

    private func compare(_ name: String, _ result: Result<OccasionList, ServiceFailure>) async throws {
        let page = try await presenter(result).handle(view.event(from: Visit(.list))).shown.page
        try expectSnapshot(of: page, in: view, named: "list-\(name)")
    }

    private func one(_ name: String, about: String = "", rule: String) -> OccasionList {
        let facts = OccasionFacts(id: Slug("x"), name: name, about: about, rule: rule, tradition: .islamic)
        return OccasionList(year: 2026, occasions: [.init(facts: facts, countries: 0, countriesInPart: 2)])
    }

    @Test("A1 The view decodes its place into an event")
    func events() { #expect(view.event(from: Visit(.list)) == .opened) }

    @Test("W3 loading") func loading() throws {
        let page = try #require(presenter(.failure(.invalid)).loading(.opened)).page
        try expectSnapshot(of: page, in: view, named: "list-loading")
    }

    @Test("W3 normal") func normal() async throws { try await compare("normal", .success(.sample)) }

    @Test("W3 empty") func empty() async throws {
        try await compare("empty", .success(OccasionList(year: 2026, occasions: [])))
    }

    @Test("W3 error") func error() async throws {
        try await compare("error", .failure(.unavailable(retryAfter: nil)))
    }

    @Test("W3 long, right-to-left and hostile text", arguments: StrangeText.allCases)
    func strange(kind: StrangeText) async throws {
        try await compare(kind.rawValue, .success(one(kind.text, rule: kind.text)))
    }
}
