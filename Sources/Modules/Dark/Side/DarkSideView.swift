import AlmanacValues
import Layout
import Places
import VIPER

struct DarkSideView: FramedView<DarkPlace, DarkSideEvent, DarkSidePage> {
    let part: Frame.Part? = .darkSide
    let assets: Assets

    func event(from visit: Visit<DarkPlace>) -> DarkSideEvent {
        visit.place.isRefresh ? .refreshed : .opened
    }

    /// The look of the side, which overrides the visitor's.
    func look(of _: DarkSidePage) -> Look? { .dark }
}
