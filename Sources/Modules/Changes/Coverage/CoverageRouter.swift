import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct CoverageRouter: Router {
    typealias Presenting = CoveragePresenter<Traced<CoverageInteractor>, Traced<CoverageRouter>>

    func module(_ context: VisitContext) -> Module<CoverageView, Presenting> {
        let presenter = CoveragePresenter(
            interactor: Traced(Self.interactor(context)), router: Traced(self), words: ChangesWords(context.language))
        return Module(view: CoverageView(assets: context.assets), presenter: presenter)
    }

    static func interactor(_ context: VisitContext) -> CoverageInteractor {
        CoverageInteractor(world: context.world, clock: context.clock)
    }

    func link(to navigation: CoverageNavigation) -> Link {
        switch navigation {
        case .page: Link(.data(.coverage))
        case .record(let format): Link(.record(.data(.coverage), format))
        case .news: Link(.data(.changes))
        case .country(let country): Link(.holidays(.list(.country(country))))
        case .countryRecord(let country): Link(.record(.countries(.country(country)), .json))
        case .changes(let country, let format): Link(.record(.changes(ChangesRecordPlace(country)), format))
        case .source(let page): page.link
        }
    }
}
