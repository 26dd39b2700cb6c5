import AlmanacValues
import Layout
import Places
import VIPER

struct CompareMeetingView: FramedView<MeetingQuestion, CompareMeetingEvent, CompareMeetingPage> {
    let part: Frame.Part? = .compare
    let assets: Assets

    func event(from visit: Visit<MeetingQuestion>) -> CompareMeetingEvent { .asked(visit.place) }
}
