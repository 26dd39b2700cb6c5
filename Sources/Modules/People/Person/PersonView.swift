import Almanac
import VIPER

struct PersonView: HTMLView {
    func event(from visit: Visit<PersonID>) -> PersonEvent { .opened(visit.place) }

    typealias Page = PersonPage
}
