import AlmanacValues
import Layout
import VIPER

struct LightSidePresenter<I: LightSideInteracting, R: Router<LightSideNavigation>>: Presenter {
    let interactor: I
    let router: R

    func handle(_ event: LightSideEvent) async -> Step<LightSidePage, LightSideNavigation, Never> {
        let content = await interactor.content(refresh: event == .refreshed)
        var page = page(loading: nil)
        page.code = code(content.code)
        page.masters = masters(content.masters)
        // An incomplete page has the failure's status, so that it is not cached.
        return .show(page, (content.code.failure ?? content.masters.failure).map { Status($0) } ?? .ok)
    }

    func loading(_ event: LightSideEvent) -> LoadingState<LightSidePage>? {
        LoadingState(page(loading: event == .refreshed ? "Refreshing" : "Loading"))
    }

    private func page(loading: String?) -> LightSidePage {
        let title = "Welcome to the light side"
        return LightSidePage(
            head: PageHead(
                title: title, description: "The Jedi code, and the masters of the light.",
                canonical: router.link(to: .lightSide)),
            title: title,
            controls: [
                Notice.Action("Dark side", router.link(to: .darkSide)),
                Notice.Action("Refresh", router.link(to: .refresh)),
            ],
            loading: loading)
    }

    private func code(_ portion: Portion<LightSideCode>) -> Creed {
        switch portion {
        case .loaded(let code, let age): Creed(title: code.title, lines: code.lines, age: age)
        case .failed(let failure): Creed(title: "The Jedi code", notice: notice(failure, "the code"))
        }
    }

    private func masters(_ portion: Portion<[LightSideMaster]>) -> Roster? {
        let title = "Jedi masters of the light"
        switch portion {
        case .loaded(let masters, let age): return Roster(title: title, rows: masters.map(row), age: age)
        case .failed(let failure): return Roster(title: title, notice: notice(failure, "this list"))
        }
    }

    private func row(_ master: LightSideMaster) -> Roster.Row {
        let apprentices = master.apprentices.map { Phrases.isolated(joined($0)) }.joined(separator: ", ")
        return Roster.Row(
            name: joined(master.name), lines: ["Apprentices: \(apprentices.isEmpty ? "<Unknown>" : apprentices)"])
    }

    /// Joins the parts that the name has.
    private func joined(_ name: PartedName) -> String {
        [name.given, name.family].compactMap(\.self).joined(separator: " ")
    }

    private func notice(_ failure: ServiceFailure, _ subject: String) -> Notice {
        Notice(failure, of: subject, retry: .init("Try again", router.link(to: .lightSide)))
    }
}
