import AlmanacValues
import Layout
import VIPER

/// Answers programs with who is off on a day.
struct WorldDayRecordPresenter<I: WorldDayInteracting, R: Router<WorldDayNavigation>>: RecordPresenter<R> {
    let interactor: I
    let router: R
    var words = WorldWords()

    func answer(_ date: CivilDate) async throws(WorldDayFailure) -> RecordStep<WorldDayRecord> {
        let day = try await interactor.day(date).day
        let links = day.hasOtherSource ? [] : day.feasts.map { ($0.id, router.link(to: .holiday($0.id))) }
        return .show(
            .record(
                WorldDayRecord(
                    day: day, page: router.link(to: .day(date)),
                    links: Dictionary(links, uniquingKeysWith: { first, _ in first }))))
    }

    func problem(_ failure: WorldDayFailure, on date: CivilDate) -> RecordStep<WorldDayRecord> {
        .problem(failure.status, words.problem(failure, about: date))
    }
}
