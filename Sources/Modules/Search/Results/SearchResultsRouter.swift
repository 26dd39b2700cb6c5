import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct SearchResultsRouter: Router {
    typealias Presenting = SearchResultsPresenter<Traced<SearchResultsInteractor>, Traced<SearchResultsRouter>>

    func module(_ context: VisitContext) -> Module<SearchResultsView, Presenting> {
        let presenter = SearchResultsPresenter(interactor: Traced(Self.interactor(context)), router: Traced(self))
        return Module(view: SearchResultsView(assets: context.assets), presenter: presenter)
    }

    /// The Interactor of the page and of its record.
    static func interactor(_ context: VisitContext) -> SearchResultsInteractor {
        SearchResultsInteractor(
            countries: context.countries, occasions: context.occasions, people: context.people,
            indexes: context.indexes, clock: context.clock)
    }

    func link(to navigation: SearchResultsNavigation) -> Link {
        switch navigation {
        case .search(let text): Link(.search(SearchPlace(text)))
        case .country(let country): Link(.holidays(.list(.country(country))))
        case .region(let country, let region): Link(.holidays(.list(.region(country, region))))
        case .holidays(let year): Link(.holidays(.list(.year(year))))
        case .occasion(let id): Link(.occasions(.occasion(id)))
        case .occasions: Link(.occasions(.list))
        case .person(let id): Link(.people(.person(PersonPlace(id))))
        case .people(let search): Link(.people(.list(search: search)))
        case .countries(let search): Link(.countries(.browse(search: search, .holidays(nil))))
        case .record(let text, let format): Link(.record(.search(SearchRecordPlace(text)), format))
        }
    }
}
