import Places
import VIPER

struct QuoteListView: HTMLView {
    func event(from visit: Visit<QuoteListPlace>) -> QuoteListEvent {
        switch visit.place {
        case .draw(nil): .opened
        case .draw(let number?): .refreshed(draw: number)
        case .search(let text): .searched(text)
        }
    }

    typealias Page = QuoteListPage
}
