import Places
import VIPER

struct HelloView: HTMLView {
    func event(from visit: Visit<GreetingPlace>) -> HelloEvent { visit.place == .shown ? .pressedShow : .opened }

    typealias Page = HelloPage
}
