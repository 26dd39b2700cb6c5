import Layout
import Places
import VIPER

/// The home page has one address, so its place carries no values.
struct StartView: FramedView<StartPlace, StartEvent, StartPage> {
    let part: Frame.Part? = nil
    let assets: Assets
    let hasSearch = false

    func event(from _: Visit<StartPlace>) -> StartEvent { .opened }
}
