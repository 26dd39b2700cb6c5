import AlmanacValues
import Layout
import VIPER

/// Answers programs with who is off on a day.
struct WorldDayRecordPresenter<I: WorldDayInteracting, R: Router<WorldDayNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = WorldWords()

    func handle(
        _ event: WorldDayRecordEvent
    ) async -> Step<Recorded<WorldDayRecord>, WorldDayNavigation, Never> {
        switch event {
        case .choseDay(let date): await answer(date)
        }
    }

    private func answer(
        _ date: CivilDate
    ) async -> Step<Recorded<WorldDayRecord>, WorldDayNavigation, Never> {
        do {
            let day = try await interactor.day(date).day
            let links = day.hasOtherSource ? [] : day.feasts.map { ($0.id, router.link(to: .holiday($0.id))) }
            return .show(
                .record(
                    WorldDayRecord(
                        day: day, page: router.link(to: .day(date)),
                        links: Dictionary(links, uniquingKeysWith: { first, _ in first }))))
        } catch {
            return .problem(error.status, words.problem(error, about: date))
        }
    }
}
