import SnapshotSupport
import Testing

@testable import Search

@Suite("Search record", .noOrphanedSnapshots(prefix: "record-"))
struct SearchRecordTests {
    private func compare(
        _ result: Result<SearchAnswer, SearchFailure>, _ name: String, _ text: String = "christmas"
    ) async throws {
        let presenter = SearchRecordPresenter(
            interactor: SearchResultsInteractorDouble(result: result), router: SearchResultsRouter())
        let module = Module(view: SearchRecordJSONView(), presenter: presenter)
        try expectSnapshot(await module.recorded(Visit(SearchPlace(text))), named: name)
    }

    @Test("W3 F1 The results are JSON, with what each is and how it matches")
    func json() async throws {
        try await compare(.success(.sample), "record-normal")
        try await compare(.success(.empty), "record-empty", "")
        try await compare(.success(.nothing), "record-hostile", Sample.hostile)
    }

    @Test("W3 F5 Too long a text is 400, and a failing source has its own status")
    func failures() async throws {
        try await compare(.failure(.tooLong(limit: 100)), "record-too-long", Sample.long)
        try await compare(.failure(.service(.timedOut)), "record-error")
    }

    @Test("W3 Every match has a word")
    func matches() async throws {
        let hits = SearchKey.Match.allCases.map { Sample.hit(.germany, $0) }
        let answer = SearchAnswer(
            isSearch: true, year: 2026, groups: [.init(kind: .countries, hits: hits, count: 5)],
            missing: [.regions, .people], age: .seconds(60))
        try await compare(.success(answer), "record-matches")
    }

    @Test("J1 F1 Answers are facts, and so is what was probably meant")
    func answers() async throws {
        var answer = SearchAnswer(isSearch: true, year: 2026, facts: SearchAnswer.facts())
        answer.suggestion = SearchAnswer.Suggestion(text: "christmas", name: nil)
        try await compare(.success(answer), "record-answers", "chrismas")
    }

    @Test("J1 B3 An answer with an estimated date says so")
    func estimated() async throws {
        let holiday = SearchAnswer.Holiday.sample(isEstimated: true)
        let facts: [SearchAnswer.Fact] = [
            .next(.germany, holiday), .status(holiday.date, .germany, .holiday(holiday)), .next(.germany, .sample()),
        ]
        let answer = SearchAnswer(isSearch: true, year: 2026, facts: facts)
        let presenter = SearchRecordPresenter(
            interactor: SearchResultsInteractorDouble(result: .success(answer)), router: SearchResultsRouter())
        let module = Module(view: SearchRecordJSONView(), presenter: presenter)
        let page = try await module.run(Visit(SearchPlace("x"))).shown
        let text = page.text
        #expect(text.matches(of: #/"estimated":true/#).count == 2, "\(text)")
    }

    @Test("J1 What is kept says of which types it is in the place")
    func types() async throws {
        let day = Sample.day("2026-12-25")
        let kept = [[HolidayType.optional, .halfDay], []].map { types in
            SearchAnswer.Fact.kept(.init(feast: .christmas, date: day, place: .germany, types: types))
        }
        let answer = SearchAnswer(isSearch: true, year: 2026, facts: kept)
        let presenter = SearchRecordPresenter(
            interactor: SearchResultsInteractorDouble(result: .success(answer)), router: SearchResultsRouter())
        let module = Module(view: SearchRecordJSONView(), presenter: presenter)
        let text = try await module.run(Visit(SearchPlace("x"))).shown.text
        #expect(text.contains(#""types":["optional","half-day"]"#), "\(text)")
        #expect(text.matches(of: #/"types"/#).count == 1, "\(text)")
    }

    @Test("J1 F2 A working day says what its data lack, where the page does")
    func lacks() async throws {
        let day = Sample.day("2026-12-28")
        let gaps = [nil, DataGap.words("other \"observances\"")]
        let facts = gaps.map { SearchAnswer.Fact.status(day, .germany, .working(lacks: $0)) }
        let double = SearchResultsInteractorDouble(
            result: .success(SearchAnswer(isSearch: true, year: 2026, facts: facts)))
        let presenter = SearchRecordPresenter(interactor: double, router: SearchResultsRouter())
        let text = try await Module(view: SearchRecordJSONView(), presenter: presenter).run(Visit(SearchPlace("x")))
            .shown.text
        let told = #""status":"working","lacks":"other \"observances\"","page":"#
        #expect(text.contains(told) && text.matches(of: #/"lacks"/#).count == 1, "\(text)")
        let page = try await SearchResultsPresenter(interactor: double, router: SearchResultsRouter())
            .handle(.searched("x")).shown.page
        #expect(page.answers?.rows.map { $0.detail != nil } == [false, true])
    }

    private func both(
        _ double: SearchResultsInteractorDouble
    ) async throws -> (page: SearchResultsPage, record: SearchRecord) {
        let router = SearchResultsRouter()
        let forPeople = SearchResultsPresenter(interactor: double, router: router)
        let forPrograms = SearchRecordPresenter(interactor: double, router: router)
        let page = try await forPeople.handle(.searched("x")).shown.page
        let record = try await forPrograms.handle(.searched("x")).shown.page.found
        return (page, record)
    }

    @Test("J1 Page and record give the same answers, with the same links")
    func sameAnswers() async throws {
        let answer = SearchAnswer(isSearch: true, year: 2026, facts: SearchAnswer.facts())
        let (page, record) = try await both(SearchResultsInteractorDouble(result: .success(answer)))
        #expect(
            page.answers?.rows.map(\.link) == record.answers.map(\.page) && record.answers.count == answer.facts.count)
    }

    @Test("W3 Page and record lead to the same places")
    func agreement() async throws {
        let (page, record) = try await both(SearchResultsInteractorDouble(result: .success(.sample)))
        let links = page.groups.flatMap { $0.rows.map(\.link) }
        #expect(links == record.groups.flatMap { $0.results.map(\.page) } && links.count == 5)
    }

    @Test("The address is the event")
    func event() {
        #expect(SearchRecordJSONView().event(from: Visit(SearchPlace("x"))) == .searched("x"))
    }
}
