import Layout
import Places
import VIPER

struct LongWeekendsView: FramedView<LongWeekendsPlace, LongWeekendsEvent, LongWeekendsPage> {
    let part: Frame.Part? = .holidays
    let assets: Assets

    func event(from visit: Visit<LongWeekendsPlace>) -> LongWeekendsEvent { .choseYear(visit.place.year) }
}
