import Layout
import Places
import VIPER

struct QuoteDetailView: FramedView<QuotePlace, QuoteDetailEvent, QuoteDetailPage> {
    let part: Frame.Part? = .quotes
    let assets: Assets

    func event(from visit: Visit<QuotePlace>) -> QuoteDetailEvent {
        .chose(visit.place.id, from: QuoteListEvent(visit.place.list))
    }
}
