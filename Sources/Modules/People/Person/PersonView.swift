import Almanac
import VIPER

struct PersonView: HTMLView {
    func event(from visit: Visit<PlaceID>) -> PersonEvent { .opened(visit.place) }

    typealias Page = PersonPage
}
