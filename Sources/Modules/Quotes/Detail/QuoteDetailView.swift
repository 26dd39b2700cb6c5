import Almanac
import VIPER

struct QuoteDetailView: HTMLView {
    func event(from visit: Visit<PlaceID>) -> QuoteDetailEvent { .chose(visit.place) }

    typealias Page = QuoteDetailPage
}
