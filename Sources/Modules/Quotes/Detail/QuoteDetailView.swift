import Almanac
import VIPER

struct QuoteDetailView: HTMLView {
    func event(from visit: Visit<QuotationID>) -> QuoteDetailEvent { .chose(visit.place) }

    typealias Page = QuoteDetailPage
}
