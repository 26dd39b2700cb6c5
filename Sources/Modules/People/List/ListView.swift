import Almanac
import VIPER

struct ListView: HTMLView {
    func event(from visit: Visit<String>) -> ListEvent { .searched(visit.place) }

    typealias Page = ListPage
}
