import Almanac
import VIPER

struct DetailView: HTMLView {
    func event(from visit: Visit<PlaceID>) -> DetailEvent { .chose(visit.place) }

    typealias Page = DetailPage
}
