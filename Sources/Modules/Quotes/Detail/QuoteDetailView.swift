import Almanac
import Layout
import VIPER

struct QuoteDetailView: FramedView {
    let part: Frame.Part? = .quotes
    let assets: Assets

    func event(from visit: Visit<QuotationID>) -> QuoteDetailEvent { .chose(visit.place) }

    typealias Page = QuoteDetailPage
}
