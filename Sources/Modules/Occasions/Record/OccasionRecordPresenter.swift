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
        case .opened(let id):
            do throws(LookupFailure) {
                return .show(.record(record(try await interactor.occasion(id))))
            } catch {
                guard case .unknown = error, let guess = try? await interactor.guess(id) else { throw error }
                return step(guess)
            }
        }
    }

    /// Leads to the record of the occasion of this name, or tells the ids of those that may be meant.
    private func step(_ guess: OccasionGuess) -> RecordStep<OccasionRecord> {
        if let only = guess.only { return .go(.record(only, .json)) }
        let near = guess.occasions.map { ForeignText("\($0.id) (\($0.name))") }
        let faults = near.isEmpty ? [] : [ProblemDetails.Fault("occasion", words.mayBeMeant(occasions: near))]
        return .show(.problem(ProblemDetails(.notFound, words.unknown, faults: faults)), .notFound)
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
