import Context
import HTML
import Layout
import Places
import VIPER

struct StatementRouter: Router {
    let operators: OperatorLinks

    func run(_ place: AboutPlace, _ context: VisitContext) async -> Outcome<Never> {
        let pages = OperatorPage.allCases.filter { address(of: $0) != nil }
        let presenter = StatementPresenter(
            interactor: Traced(StatementInteractor()), router: Traced(self), pages: pages,
            words: AboutWords(context.language))
        let view = StatementView(part: place == .privacy ? .storage : .accessibility, assets: context.assets)
        return await Module(view: view, presenter: presenter).run(Visit(place))
    }

    func link(to navigation: StatementNavigation) -> Link {
        switch navigation {
        case .page(.privacy): Link(.about(.privacy))
        case .page(.accessibility): Link(.about(.accessibility))
        case .options: Link(.options(.form))
        // No presenter is given a page that the operator does not have.
        case .operators(let page): address(of: page) ?? Link(.start)
        }
    }

    private func address(of page: OperatorPage) -> Link? {
        switch page {
        case .imprint: operators.imprint
        case .privacyNotice: operators.privacy
        case .contact: operators.contact
        }
    }
}
