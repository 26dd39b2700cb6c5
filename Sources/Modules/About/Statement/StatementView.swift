import HTML
import Layout
import Places
import VIPER

struct StatementView: FramedView<AboutPlace, StatementEvent, StatementPage> {
    let part: Frame.Part?
    let assets: Assets

    func event(from visit: Visit<AboutPlace>) -> StatementEvent {
        switch visit.place {
        case .privacy: .opened(.privacy)
        case .accessibility: .opened(.accessibility)
        }
    }
}
