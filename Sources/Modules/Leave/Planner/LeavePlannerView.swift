import AlmanacValues
import HTML
import Layout
import Places
import VIPER

struct LeavePlannerView: FramedView<LeavePlace, LeavePlannerEvent, LeavePlannerPage> {
    let part: Frame.Part? = .holidays
    let assets: Assets

    func event(from visit: Visit<LeavePlace>) -> LeavePlannerEvent { .asked(visit.place.request) }
}

// The ids of the template's controls.

extension LeaveErrorText {
    /// A link to the first control of the field.
    var link: Link {
        switch field {
        case .weekend: .fragment("weekend-mon")
        case .taken: .fragment("taken-from")
        default: .fragment(field.rawValue)
        }
    }
}
