import Layout
import Places
import VIPER

struct QuoteListView: FramedView<QuoteListPlace, QuoteListEvent, QuoteListPage> {
    let part: Frame.Part? = .quotes
    let assets: Assets
    let hasSearch = false

    func event(from visit: Visit<QuoteListPlace>) -> QuoteListEvent {
        QuoteListEvent(visit.place)
    }
}

extension QuoteListEvent {
    /// What a visitor of the place did, whatever the format is.
    init(_ place: QuoteListPlace) {
        switch place {
        case .draw(nil): self = .opened
        case .draw(let number?): self = .refreshed(draw: number)
        case .search(let text): self = .searched(text)
        }
    }
}
