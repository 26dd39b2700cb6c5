import SnapshotSupport
import Testing

@testable import Occasions

@Suite("Occasion: view and snapshots", .noOrphanedSnapshots(prefix: "detail-"))
struct OccasionDetailViewTests {
    private let view = OccasionDetailView(assets: Sample.assets)

    private func presenter(
        _ result: Result<KeptOccasion, LookupFailure>
    ) -> OccasionDetailPresenter<OccasionDetailInteractorDouble, OccasionDetailRouter> {
        OccasionDetailPresenter(
            interactor: OccasionDetailInteractorDouble(result: result), router: OccasionDetailRouter())
    }

    private func compare(_ name: String, _ result: Result<KeptOccasion, LookupFailure>) async throws {
        let event = view.event(from: Visit(Sample.christmas.id))
        let page = try await presenter(result).handle(event).shown.page
        try expectSnapshot(of: page, in: view, named: "detail-\(name)")
    }

    /// An occasion whose every text is this one.
    private func kept(_ text: String) -> KeptOccasion {
        let country = Sample.kept("DE", text)
        let day = KeptOccasion.Day(date: Sample.day("2027-05-01"), countries: [country], countriesInPart: [])
        return KeptOccasion(
            facts: OccasionFacts(id: Slug("x"), name: text, about: text, rule: text, tradition: .folk), year: 2026,
            years: [KeptOccasion.Year(year: 2026, days: []), KeptOccasion.Year(year: 2027, days: [day])],
            names: [Sample.keptName(text, "ar", text, [country])],
            previous: KeptOccasion.Neighbour(id: Slug("a"), name: text),
            next: KeptOccasion.Neighbour(id: Slug("b"), name: text))
    }

    @Test("A1 The view decodes its place into an event")
    func events() {
        #expect(view.event(from: Visit(Sample.christmas.id)) == .opened(Sample.christmas.id))
    }

    @Test("W3 loading") func loading() throws {
        let page = try #require(presenter(.failure(.unknown)).loading(.opened(Sample.christmas.id))).page
        try expectSnapshot(of: page, in: view, named: "detail-loading")
    }

    @Test("W3 normal") func normal() async throws { try await compare("normal", .success(Sample.keptChristmas)) }

    @Test("W3 kept by nobody") func nobody() async throws {
        let nobody = KeptOccasion(
            facts: OccasionFacts(Sample.epiphany), year: 2026, years: [KeptOccasion.Year(year: 2026, days: [])])
        try await compare("nobody", .success(nobody))
    }

    @Test("With its story") func story() async throws {
        var kept = Sample.keptChristmas
        kept.story = Sample.hostileStory
        try await compare("story", .success(kept))
    }

    @Test("W3 unknown") func unknown() async throws { try await compare("unknown", .failure(.unknown)) }

    @Test("W3 error") func error() async throws {
        try await compare("error", .failure(.service(.unavailable(retryAfter: nil))))
    }

    @Test("W3 long, right-to-left and hostile text", arguments: StrangeText.allCases)
    func strange(kind: StrangeText) async throws {
        try await compare(kind.rawValue, .success(kept(kind.text)))
    }
}
