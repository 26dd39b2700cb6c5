import AlmanacValues
import Layout
import VIPER

/// Answers programs with the public holidays of seven days.
struct WorldWeekRecordPresenter<I: WorldWeekInteracting, R: Router<WorldWeekNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = WorldWords()

    func handle(
        _ event: WorldWeekRecordEvent
    ) async -> Step<Recorded<WorldWeekRecord>, WorldWeekNavigation, Never> {
        switch event {
        case .choseDay(let date): await answer(date)
        }
    }

    private func answer(
        _ date: CivilDate
    ) async -> Step<Recorded<WorldWeekRecord>, WorldWeekNavigation, Never> {
        do {
            let days = try await interactor.week(from: date)
            let links = days.filter { !$0.hasOtherSource }.flatMap(\.feasts).map {
                ($0.id, router.link(to: .holiday($0.id)))
            }
            return .show(
                .record(
                    WorldWeekRecord(
                        days: days, page: router.link(to: .week(date)),
                        links: Dictionary(links, uniquingKeysWith: { first, _ in first }))))
        } catch {
            return .problem(error.status, words.problem(error, about: date))
        }
    }
}
