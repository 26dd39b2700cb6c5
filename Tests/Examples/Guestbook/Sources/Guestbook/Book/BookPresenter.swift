import VIPER

struct BookPresenter<Interacting: BookInteracting, Routing: Router>: Presenter
where Routing.Navigation == BookNavigation {
    let interactor: Interacting
    let router: Routing

    func handle(_ event: BookEvent) async -> Step<BookPage, BookNavigation, Never> {
        switch event {
        case .opened(let stamp):
            return .show(await page(BookDraft(name: "", text: "", stamp: stamp ?? .leaf), problem: nil))
        case .signed(let draft):
            do throws(BookRule) {
                try await interactor.sign(draft)
                return .go(.book)
            } catch {
                return .show(await page(draft, problem: words(error)), .unprocessableContent)
            }
        }
    }

    private func page(_ draft: BookDraft, problem: String?) async -> BookPage {
        let entries = await interactor.entries()
        return BookPage(
            title: title(entries.count),
            form: BookPage.Form(
                action: router.link(to: .book), name: draft.name, text: draft.text, stamp: draft.stamp.rawValue,
                otherStamps: router.link(to: .stamps), problem: problem),
            rows: entries.map { BookPage.Row(name: $0.name, text: $0.text, stamp: $0.stamp.rawValue) },
            placeholder: entries.isEmpty ? "Nobody has signed yet." : nil)
    }

    private func title(_ count: Int) -> String {
        switch count {
        case 0: "Guestbook"
        case 1: "Guestbook: 1 signature"
        default: "Guestbook: \(count) signatures"
        }
    }

    private func words(_ rule: BookRule) -> String {
        switch rule {
        case .nameMissing: "Enter your name"
        case .textMissing: "Enter a text"
        case .textTooLong(let limit): "Text must be \(limit) characters or fewer"
        }
    }
}
