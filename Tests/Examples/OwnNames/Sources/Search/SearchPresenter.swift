import VIPER

struct SearchPresenter<I: SearchInteracting, R: Router<SearchNavigation>>: Presenter {
    let interactor: I
    let router: R

    func handle(_ event: SearchEvent) async -> Step<SearchPage, SearchNavigation, Never> {
        switch event {
        case .searched(let text):
            let rows = await interactor.hits(for: text).map {
                SearchRow(text: "\($0.title) by \($0.author), shelf \($0.shelf)")
            }
            let title = rows.isEmpty ? "No book for “\(text)”" : "Books for “\(text)”"
            return .show(SearchPage(title: title, rows: rows, everything: router.link(to: .everything)))
        }
    }
}
