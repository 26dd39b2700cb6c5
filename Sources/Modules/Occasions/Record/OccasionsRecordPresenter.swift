import AlmanacValues
import Layout
import VIPER

/// Answers programs with the same facts as `OccasionListPresenter` answers people: both ask the same Interactor.
struct OccasionsRecordPresenter<I: OccasionListInteracting, R: Router<OccasionDetailNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = OccasionsWords()

    func answer(_: OccasionListEvent) async throws(ServiceFailure) -> RecordStep<OccasionsRecord> {
        .show(.record(record(try await interactor.occasions())))
    }

    func problem(_ failure: ServiceFailure, on _: OccasionListEvent) -> RecordStep<OccasionsRecord> {
        .problem(Status(failure), words.listUnavailable)
    }

    private func record(_ list: OccasionList) -> OccasionsRecord {
        OccasionsRecord(
            year: list.year,
            occasions: list.occasions.map { summary in
                OccasionsRecord.Occasion(
                    summary: summary, page: router.link(to: .occasion(summary.facts.id)),
                    record: router.link(to: .record(summary.facts.id, .json)))
            },
            page: router.link(to: .list))
    }
}
