import Layout
import VIPER

struct HelloPresenter<I: HelloInteracting, R: Router<HelloNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = GreetingWords()

    func handle(_ event: HelloEvent) async -> Step<HelloPage, HelloNavigation, Never> {
        switch event {
        case .opened:
            return .show(page(label: "", isShown: false))
        case .pressedShow:
            let data = interactor.greeting()
            return .show(page(label: words.label(data.greeting, data.subject), isShown: true))
        }
    }

    private func page(label: String, isShown: Bool) -> HelloPage {
        HelloPage(
            head: PageHead(
                title: words.title, description: words.description, canonical: router.link(to: .front)),
            title: words.title, action: router.link(to: .front), button: words.show, label: label,
            change: words.changeName, options: router.link(to: .options(isShown: isShown)))
    }
}
