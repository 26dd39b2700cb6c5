import AlmanacValues
import HTML
import Layout
import Places
import VIPER

struct WorldDayView: FramedView<WorldDayPlace, WorldDayEvent, WorldDayPage> {
    let part: Frame.Part? = .world
    let assets: Assets

    func event(from visit: Visit<WorldDayPlace>) -> WorldDayEvent {
        switch visit.place {
        case .today: .choseToday
        case .date(let date): .choseDay(date)
        case .unreadable(let text): .wroteDay(text)
        }
    }
}
