import Layout
import VIPER

struct HelloPresenter<I: HelloInteracting, R: Router<HelloNavigation>>: Presenter {
    let interactor: I
    let router: R

    func handle(_ event: HelloEvent) async -> Step<HelloPage, HelloNavigation, Never> {
        switch event {
        case .opened:
            return .show(page(label: "", isShown: false))
        case .pressedShow:
            let data = interactor.greeting()
            return .show(page(label: "\(data.greeting) \(Phrases.isolated(data.subject))", isShown: true))
        }
    }

    private func page(label: String, isShown: Bool) -> HelloPage {
        HelloPage(
            head: PageHead(
                title: "Greeting", description: "Get a greeting by name.",
                canonical: router.link(to: .front)),
            title: "Greeting", action: router.link(to: .front), button: "Show greeting", label: label,
            change: "Change name", options: router.link(to: .options(isShown: isShown)))
    }
}
