import AlmanacValues
import Layout
import Places
import VIPER

struct CompareMeetingView: FramedView {
    let part: Frame.Part? = .compare
    let assets: Assets

    func event(from visit: Visit<MeetingQuestion>) -> CompareMeetingEvent { .asked(visit.place) }

    typealias Page = CompareMeetingPage
}
