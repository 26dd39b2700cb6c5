import AlmanacValues
import Layout
import VIPER

struct DarkSidePresenter<I: DarkSideInteracting, R: Router<DarkSideNavigation>>: Presenter {
    let interactor: I
    let router: R

    func handle(_ event: DarkSideEvent) async -> Step<DarkSidePage, DarkSideNavigation, Never> {
        let content = await interactor.content(refresh: event == .refreshed)
        var page = page(loading: nil)
        page.code = code(content.code)
        page.holocrons = holocrons(content.holocrons)
        // An incomplete page has the failure's status, so that it is not cached.
        return .show(page, (content.code.failure ?? content.holocrons.failure).map { Status($0) } ?? .ok)
    }

    func loading(_ event: DarkSideEvent) -> LoadingState<DarkSidePage>? {
        LoadingState(page(loading: event == .refreshed ? "Refreshing" : "Loading"))
    }

    private func page(loading: String?) -> DarkSidePage {
        let title = "Welcome to the dark side"
        return DarkSidePage(
            head: PageHead(
                title: title, description: "The Sith code, and the holocrons of the dark.",
                canonical: router.link(to: .darkSide)),
            title: title,
            controls: [
                Notice.Action("Light side", router.link(to: .lightSide)),
                Notice.Action("Refresh", router.link(to: .refresh)),
            ],
            loading: loading)
    }

    private func code(_ portion: Portion<DarkSideCode>) -> Creed {
        switch portion {
        case .loaded(let code, let age): Creed(title: code.title, lines: code.lines, age: age)
        case .failed(let failure): Creed(title: "The Sith code", notice: notice(failure, "the code"))
        }
    }

    private func holocrons(_ portion: Portion<[DarkSideHolocron]>) -> Roster? {
        let title = "Sith holocrons"
        switch portion {
        case .loaded(let holocrons, let age): return Roster(title: title, rows: holocrons.map(row), age: age)
        case .failed(let failure): return Roster(title: title, notice: notice(failure, "this list"))
        }
    }

    private func row(_ holocron: DarkSideHolocron) -> Roster.Row {
        let powers = holocron.powers.map(Phrases.isolated).joined(separator: ", ")
        return Roster.Row(
            name: holocron.name,
            lines: [
                holocron.creator.map { "Created by \(Phrases.isolated($0))" } ?? "Unknown creator",
                powers.isEmpty ? "Unknown powers" : "Powers: \(powers)",
            ])
    }

    private func notice(_ failure: ServiceFailure, _ subject: String) -> Notice {
        Notice(failure, of: subject, retry: .init("Try again", router.link(to: .darkSide)))
    }
}
