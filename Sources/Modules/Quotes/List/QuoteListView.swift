import Layout
import Places
import VIPER

struct QuoteListView: FramedView {
    let part: Frame.Part? = .quotes
    let assets: Assets

    func event(from visit: Visit<QuoteListPlace>) -> QuoteListEvent {
        switch visit.place {
        case .draw(nil): .opened
        case .draw(let number?): .refreshed(draw: number)
        case .search(let text): .searched(text)
        }
    }

    typealias Page = QuoteListPage
}
