import Almanac
import Layout
import VIPER

struct PersonView: FramedView {
    let part: Frame.Part? = .people
    let assets: Assets

    func event(from visit: Visit<PersonID>) -> PersonEvent { .opened(visit.place) }

    typealias Page = PersonPage
}
