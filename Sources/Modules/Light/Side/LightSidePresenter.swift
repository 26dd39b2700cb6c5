import AlmanacValues
import Layout
import VIPER

struct LightSidePresenter<I: LightSideInteracting, R: Router<LightSideNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = LightWords()

    func handle(_ event: LightSideEvent) async -> Step<LightSidePage, LightSideNavigation, Never> {
        let content = await interactor.content(refresh: event == .refreshed)
        var page = page(loading: nil)
        page.code = code(content.code)
        page.masters = masters(content.masters)
        // An incomplete page has the failure's status, so that it is not cached.
        return .show(page, (content.code.failure ?? content.masters.failure).map { Status($0) } ?? .ok)
    }

    func loading(_ event: LightSideEvent) -> LoadingState<LightSidePage>? {
        LoadingState(page(loading: event == .refreshed ? words.refreshing : words.loading))
    }

    private func page(loading: String?) -> LightSidePage {
        LightSidePage(
            head: PageHead(
                title: words.title, description: words.description, canonical: router.link(to: .lightSide),
                sheet: .sides),
            title: words.title,
            controls: [
                Notice.Action(words.darkSide, router.link(to: .darkSide)),
                Notice.Action(words.refresh, router.link(to: .refresh)),
            ],
            loading: loading)
    }

    private func code(_ portion: Portion<LightSideCode>) -> Creed {
        switch portion {
        case .loaded(let code, let age): Creed(title: code.title, lines: code.lines, stale: age.map(words.stale))
        case .failed(let failure): Creed(title: words.code, notice: notice(failure, words.couldNotShowCode))
        }
    }

    private func masters(_ portion: Portion<[LightSideMaster]>) -> Roster? {
        switch portion {
        case .loaded(let masters, let age):
            Roster(title: words.masters, rows: masters.map(row), stale: age.map(words.stale))
        case .failed(let failure):
            Roster(title: words.masters, notice: notice(failure, words.couldNotShowMasters))
        }
    }

    private func row(_ master: LightSideMaster) -> Roster.Row {
        let apprentices = master.apprentices.map { ForeignText(joined($0)) }
        return Roster.Row(name: joined(master.name), lines: [words.apprentices(apprentices)])
    }

    private func joined(_ name: PartedName) -> String {
        [name.given, name.family].compactMap(\.self).joined(separator: " ")
    }

    private func notice(_ failure: ServiceFailure, _ title: String) -> Notice {
        words.notice(failure, title: title, retry: router.link(to: .lightSide))
    }
}
