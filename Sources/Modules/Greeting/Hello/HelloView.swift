import Places
import VIPER

struct HelloView: HTMLView {
    func event(from visit: Visit<GreetingPlace>) -> HelloEvent {
        switch visit.place {
        case .front: .opened
        case .shown: .pressedShow
        }
    }

    typealias Page = HelloPage
}
