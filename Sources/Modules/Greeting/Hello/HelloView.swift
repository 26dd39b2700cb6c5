import Layout
import Places
import VIPER

struct HelloView: FramedView<GreetingPlace, HelloEvent, HelloPage> {
    let part: Frame.Part? = .greeting
    let assets: Assets

    func event(from visit: Visit<GreetingPlace>) -> HelloEvent { visit.place == .shown ? .pressedShow : .opened }
}
