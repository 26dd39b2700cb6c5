import AlmanacValues
import Layout
import VIPER

struct DarkSidePresenter<I: DarkSideInteracting, R: Router<DarkSideNavigation>>: Presenter {
    let interactor: I
    let router: R
    var words = DarkWords()

    func handle(_ event: DarkSideEvent) async -> Step<DarkSidePage, DarkSideNavigation, Never> {
        let content = await interactor.content(refresh: event == .refreshed)
        var page = page(loading: nil)
        page.code = code(content.code)
        page.holocrons = holocrons(content.holocrons)
        // An incomplete page has the failure's status, so that it is not cached.
        return .show(page, (content.code.failure ?? content.holocrons.failure).map { Status($0) } ?? .ok)
    }

    func loading(_ event: DarkSideEvent) -> LoadingState<DarkSidePage>? {
        LoadingState(page(loading: event == .refreshed ? words.refreshing : words.loading))
    }

    private func page(loading: String?) -> DarkSidePage {
        DarkSidePage(
            head: PageHead(
                title: words.title, description: words.description, canonical: router.link(to: .darkSide), sheet: .sides
            ),
            title: words.title,
            controls: [
                Notice.Action(words.lightSide, router.link(to: .lightSide)),
                Notice.Action(words.refresh, router.link(to: .refresh)),
            ],
            loading: loading)
    }

    private func code(_ portion: Portion<DarkSideCode>) -> Creed {
        switch portion {
        case .loaded(let code, let age): Creed(title: code.title, lines: code.lines, stale: age.map(words.stale))
        case .failed(let failure): Creed(title: words.code, notice: notice(failure, words.couldNotShowCode))
        }
    }

    private func holocrons(_ portion: Portion<[DarkSideHolocron]>) -> Roster? {
        switch portion {
        case .loaded(let holocrons, let age):
            Roster(title: words.holocrons, rows: holocrons.map(row), stale: age.map(words.stale))
        case .failed(let failure):
            Roster(title: words.holocrons, notice: notice(failure, words.couldNotShowHolocrons))
        }
    }

    private func row(_ holocron: DarkSideHolocron) -> Roster.Row {
        // The documents are in English.
        let english = words.lang("en")
        let creator = words.creator(holocron.creator)
        guard !holocron.powers.isEmpty else {
            return Roster.Row(name: holocron.name, language: english, lines: [creator, words.unknownPowers])
        }
        let powers = holocron.powers.map { words.text($0) }
        return Roster.Row(
            name: holocron.name, language: english, lines: [creator],
            terms: Roster.Terms(label: words.powersLabel, powers, language: english))
    }

    private func notice(_ failure: ServiceFailure, _ title: String) -> Notice {
        words.notice(failure, title: title, retry: router.link(to: .darkSide))
    }
}
