import Almanac
import Layout
import VIPER

/// What programs are shown: all occasions, or one of them.
enum OccasionsAnswer: Hashable, Sendable {
    case all(OccasionsRecord)
    case one(KeptOccasion)
}

/// Answers programs with the facts about occasions.
struct OccasionsRecordPresenter<I: OccasionsRecordInteracting, R: Router<OccasionsRecordNavigation>>: Presenter {
    let interactor: I
    let router: R

    func handle(
        _ event: OccasionsRecordEvent
    ) async -> Step<Recorded<OccasionsAnswer>, OccasionsRecordNavigation, Never> {
        do {
            switch event {
            case .all: return .show(.record(.all(record(try await interactor.occasions()))))
            case .one(let id): return .show(.record(.one(try await interactor.occasion(id))))
            }
        } catch {
            switch error {
            case .unknown: return .problem(.notFound, "There is no occasion at this address")
            case .service(let failure):
                return .problem(Status(failure), Notice(failure, of: "the occasions", retry: nil).title)
            }
        }
    }

    private func record(_ occasions: [OccasionFacts]) -> OccasionsRecord {
        OccasionsRecord(
            occasions: occasions.map { facts in
                OccasionsRecord.Occasion(facts: facts, record: router.link(to: .occasion(facts.id)))
            })
    }
}
