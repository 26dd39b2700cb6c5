import Layout
import Places
import VIPER

struct WorkingDaysCounterView: FramedView<WorkingDaysPlace, WorkingDaysCounterEvent, WorkingDaysCounterPage> {
    let part: Frame.Part? = .workingDays
    let assets: Assets

    func event(from visit: Visit<WorkingDaysPlace>) -> WorkingDaysCounterEvent { .asked(visit.place.question) }
}
