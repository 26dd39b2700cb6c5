import AlmanacValues
import Layout
import Places
import VIPER

struct LightSideView: FramedView<LightPlace, LightSideEvent, LightSidePage> {
    let part: Frame.Part? = .lightSide
    let assets: Assets

    func event(from visit: Visit<LightPlace>) -> LightSideEvent {
        visit.place.isRefresh ? .refreshed : .opened
    }

    /// The look of the side, which overrides the visitor's.
    func look(of _: LightSidePage) -> Look? { .light }
}
