import Places
import VIPER

/// The home page has one address, so its place carries no values.
struct StartView: HTMLView {
    func event(from _: Visit<StartPlace>) -> StartEvent { .opened }

    typealias Page = StartPage
}
