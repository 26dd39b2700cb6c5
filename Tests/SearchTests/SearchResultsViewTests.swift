import SnapshotSupport
import Testing

@testable import Search

@Suite("Search: view and snapshots", .noOrphanedSnapshots(prefix: "results-"))
struct SearchResultsViewTests {
    private let view = SearchResultsView(assets: Sample.assets)

    private func presenter(
        _ result: Result<SearchAnswer, SearchFailure>
    ) -> SearchResultsPresenter<SearchResultsInteractorDouble, SearchResultsRouter> {
        SearchResultsPresenter(
            interactor: SearchResultsInteractorDouble(result: result), router: SearchResultsRouter())
    }

    private func compare(
        _ name: String, _ result: Result<SearchAnswer, SearchFailure>, _ text: String = "christmas"
    ) async throws {
        let page = try await presenter(result).handle(view.event(from: Visit(SearchPlace(text)))).shown.page
        try expectSnapshot(of: page, in: view, named: "results-\(name)")
    }

    /// A result of each kind whose every text is this one.
    private func answer(_ text: String) -> SearchAnswer {
        let country = Sample.found("DE", text)
        let local = LocalizedText(text, language: "ar")
        let region = SearchAnswer.Region(country: country, code: Sample.region("BY"), name: text, localName: local)
        let name = SearchAnswer.Name(
            text: local, languageName: local,
            occasion: SearchAnswer.Occasion(id: Sample.christmas.id, name: text), countries: [country],
            isPublic: true)
        return SearchAnswer(
            isSearch: true, year: 2026,
            groups: [
                Sample.group(.countries, .country(country.code, name: text, localNames: [local]), count: 30),
                Sample.group(.occasions, .occasion(Sample.christmas.id, name: text, rule: text)),
                Sample.group(.holidays, .holiday(name)), Sample.group(.regions, .region(region)),
                Sample.group(.people, .person(Sample.curie.id, name: text, occupation: text)),
            ])
    }

    @Test("A1 The view decodes its place into an event")
    func events() {
        #expect(view.event(from: Visit(SearchPlace("Noël"))) == .searched("Noël"))
        #expect(view.event(from: Visit(SearchPlace())) == .searched(""))
    }

    @Test("W3 loading") func loading() throws {
        let page = try #require(presenter(.success(.nothing)).loading(.searched("christmas"))).page
        try expectSnapshot(of: page, in: view, named: "results-loading")
    }

    @Test("W3 start") func start() async throws { try await compare("start", .success(.empty), "") }

    @Test("W3 normal") func normal() async throws { try await compare("normal", .success(.sample)) }

    @Test("W3 nothing found") func nothing() async throws { try await compare("nothing", .success(.nothing), "zzz") }

    @Test("W3 partly") func partly() async throws {
        var answer = SearchAnswer.sample
        answer.missing = [.countries, .regions]
        answer.age = .seconds(600)
        try await compare("partly", .success(answer))
    }

    @Test("W3 too long a text") func tooLong() async throws {
        try await compare("too-long", .failure(.tooLong(limit: 100)), Sample.long)
    }

    @Test("W3 error") func error() async throws {
        try await compare("error", .failure(.service(.unavailable(retryAfter: nil))))
    }

    @Test("W3 long text") func longText() async throws { try await compare("long-text", .success(answer(Sample.long))) }

    @Test("W3 right-to-left") func rightToLeft() async throws {
        try await compare("right-to-left", .success(answer(Sample.rightToLeft)), Sample.rightToLeft)
    }

    @Test("W3 right-to-left, nothing found") func rightToLeftNothing() async throws {
        try await compare("right-to-left-nothing", .success(.nothing), Sample.rightToLeft)
    }

    @Test("W3 hostile text") func hostile() async throws {
        try await compare("hostile", .success(answer(Sample.hostile)), Sample.hostile)
    }

    @Test("W3 hostile text, nothing found") func hostileNothing() async throws {
        try await compare("hostile-nothing", .success(.nothing), Sample.hostile)
    }

    // MARK: Answers

    private func answered(_ facts: [SearchAnswer.Fact], _ groups: [SearchAnswer.Group] = []) -> SearchAnswer {
        SearchAnswer(isSearch: true, year: 2026, facts: facts, groups: groups)
    }

    @Test("J1 an answer, and the results after it") func oneAnswer() async throws {
        let kept = SearchAnswer.Kept(
            feast: .christmas, date: Sample.day("2027-12-25"), place: .bavaria,
            reference: SearchAnswer.Holiday.sample("Christmas Day", "2027-12-25").reference)
        try await compare(
            "answer", .success(answered([.kept(kept)], [Sample.group(.occasions, .christmas)])),
            "christmas 2027 bavaria")
    }

    @Test("J1 every kind of answer") func answers() async throws {
        try await compare("answers", .success(answered(SearchAnswer.facts())))
    }

    @Test("J1 answers with right-to-left text") func answersRightToLeft() async throws {
        try await compare("answers-right-to-left", .success(answered(SearchAnswer.facts(Sample.rightToLeft))))
    }

    @Test("J1 answers with hostile text") func answersHostile() async throws {
        try await compare("answers-hostile", .success(answered(SearchAnswer.facts(Sample.hostile))), Sample.hostile)
    }

    @Test("J1 a mistyped text") func suggestion() async throws {
        var answer = answered([.place(.germany, next: .sample())], [Sample.group(.countries, .germany)])
        answer.suggestion = SearchAnswer.Suggestion(text: "germany", name: "Germany")
        answer.searched = "germany"
        try await compare("suggestion", .success(answer), "grmany")
    }

    // MARK: Misses

    private func compareMiss(
        _ name: String, _ result: Result<SearchAnswer, SearchFailure>, _ miss: SearchMiss
    ) async throws {
        let view = SearchMissView(assets: Sample.assets)
        let (page, status) = try await presenter(result).handle(view.event(from: Visit(miss))).shown
        #expect(status == .notFound)
        try expectSnapshot(of: page, in: view, named: "results-missed-\(name)")
    }

    @Test("J1 a missing page near something") func missedNear() async throws {
        let answer = answered([.place(.germany, next: .sample())], [Sample.group(.countries, .germany)])
        try await compareMiss("near", .success(answer), SearchMiss(words: "germany", code: "germany"))
    }

    @Test("J1 a missing page near nothing, and one whose search fails") func missedFar() async throws {
        try await compareMiss("far", .success(.nothing), SearchMiss(words: "wp login"))
        try await compareMiss("far", .failure(.service(.timedOut)), SearchMiss(words: "wp login"))
    }

    @Test("J1 a missing page with hostile words") func missedHostile() async throws {
        try await compareMiss("hostile", .success(.nothing), SearchMiss(words: Sample.hostile, code: Sample.hostile))
    }
}
