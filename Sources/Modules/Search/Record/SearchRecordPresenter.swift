import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same facts as `SearchResultsPresenter` answers people: both ask the same Interactor, and
/// the links are those of the rows.
struct SearchRecordPresenter<I: SearchResultsInteracting, R: Router<SearchResultsNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = SearchWords()

    func answer(_ event: SearchResultsEvent) async throws(SearchFailure) -> RecordStep<SearchRecord> {
        switch event {
        case .searched(let text), .missed(let text, _):
            .show(.record(record(text, try await interactor.search(text))))
        }
    }

    func problem(_ failure: SearchFailure, on _: SearchResultsEvent) -> RecordStep<SearchRecord> {
        switch failure {
        case .tooLong(let limit): .problem(.badRequest, words.tooLongSearch(limit))
        case .service(let failure): .problem(Status(failure), words.unavailable)
        }
    }

    private func record(_ text: String, _ answer: SearchAnswer) -> SearchRecord {
        let rows = SearchRowPresentation(year: answer.year, words: words, router: router)
        let answers = SearchAnswerPresentation(words: words, router: router, year: answer.year)
        return SearchRecord(
            text: text, count: answer.count, suggestion: answer.suggestion?.text,
            answers: answer.facts.map { SearchRecord.Answer(fact: $0, page: answers.link(to: $0)) },
            groups: answer.groups.map { group in
                SearchRecord.Group(
                    kind: group.kind, count: group.count,
                    results: group.hits.map { SearchRecord.Result(hit: $0, page: rows.row($0.subject).link) })
            },
            missing: answer.missing, supplyAge: answer.age, page: router.link(to: .search(text)))
    }
}
