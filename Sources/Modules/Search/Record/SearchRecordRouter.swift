import AlmanacValues
import Context
import HTML
import Layout
import Places
import VIPER

struct SearchRecordRouter: Router {
    /// Runs a visit in the format that the address asks for. A new format is a View, and a case here.
    func run(_ place: SearchRecordPlace, as format: Format, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = SearchRecordPresenter(
            interactor: Traced(SearchResultsRouter.interactor(context)), router: Traced(self))
        return switch format {
        case .json: await Module(view: SearchRecordJSONView(), presenter: presenter).run(Visit(place))
        default: .unavailable(as: format)
        }
    }

    func link(to navigation: SearchResultsNavigation) -> Link { SearchResultsRouter().link(to: navigation) }
}
