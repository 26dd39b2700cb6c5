import AlmanacValues
import Layout
import Places
import VIPER

struct WorldWeekView: FramedView<WorldWeekPlace, WorldWeekEvent, WorldWeekPage> {
    let part: Frame.Part? = .world
    let assets: Assets

    func event(from visit: Visit<WorldWeekPlace>) -> WorldWeekEvent {
        switch visit.place {
        case .current: .choseToday
        case .from(let date): .choseDay(date)
        }
    }
}
