import Almanac
import VIPER

struct ListView: HTMLView {
    func event(from visit: Visit<ListPlace>) -> ListEvent {
        switch visit.place {
        case .draw(nil): .opened
        case .draw(let number?): .refreshed(draw: number)
        case .search(let text): .searched(text)
        }
    }

    typealias Page = ListPage
}
