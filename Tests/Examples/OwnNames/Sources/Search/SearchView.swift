import Places
import VIPER

struct SearchView: HTMLView {
    typealias Page = SearchPage

    func event(from visit: Visit<Place>) -> SearchEvent {
        switch visit.place {
        case .search(let text): .searched(text)
        }
    }
}
