import AlmanacValues
import Layout
import VIPER

/// Answers programs with the public holidays of seven days.
struct WorldWeekRecordPresenter<I: WorldWeekInteracting, R: Router<WorldWeekNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = WorldWords()

    func answer(_ date: CivilDate) async throws(WorldDayFailure) -> RecordStep<WorldWeekRecord> {
        let days = try await interactor.week(from: date)
        let links = days.filter { !$0.hasOtherSource }.flatMap(\.feasts).map {
            ($0.id, router.link(to: .holiday($0.id)))
        }
        return .show(
            .record(
                WorldWeekRecord(
                    days: days, page: router.link(to: .week(date)),
                    links: Dictionary(links, uniquingKeysWith: { first, _ in first }))))
    }

    func problem(_ failure: WorldDayFailure, on date: CivilDate) -> RecordStep<WorldWeekRecord> {
        .problem(failure.status, words.problem(failure, about: date))
    }
}
