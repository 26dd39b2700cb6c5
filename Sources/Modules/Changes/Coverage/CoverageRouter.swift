import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct CoverageRouter: Router {
    func run(_ place: DataPlace, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = CoveragePresenter(
            interactor: Traced(Self.interactor(context)), router: Traced(self), words: ChangesWords(context.language))
        return await Module(view: CoverageView(assets: context.assets), presenter: presenter).run(Visit(place))
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
