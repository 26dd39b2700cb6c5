import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same facts as `OccasionDetailPresenter` answers people: both ask the same Interactor.
struct OccasionRecordPresenter<I: OccasionDetailInteracting, R: Router<OccasionDetailNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = OccasionsWords()

    func answer(_ event: OccasionDetailEvent) async throws(LookupFailure) -> RecordStep<OccasionRecord> {
        switch event {
        case .opened(let id): .show(.record(record(try await interactor.occasion(id))))
        }
    }

    func problem(_ failure: LookupFailure, on _: OccasionDetailEvent) -> RecordStep<OccasionRecord> {
        switch failure {
        case .unknown: .problem(.notFound, words.unknown)
        case .service(let failure): .problem(Status(failure), words.unavailable)
        }
    }

    private func record(_ kept: KeptOccasion) -> OccasionRecord {
        OccasionRecord(
            kept: kept, page: router.link(to: .occasion(kept.facts.id)),
            previous: kept.previous.map { router.link(to: .record($0.id, .json)) },
            next: kept.next.map { router.link(to: .record($0.id, .json)) })
    }
}
