import AlmanacValues
import Context
import HTML
import Layout
import Places
import VIPER

struct CoverageRecordRouter: Router {
    /// Runs a visit in the format that the address asks for. A new format is a View, and a case here.
    func run(as format: Format, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = CoverageRecordPresenter(
            interactor: Traced(CoverageRouter.interactor(context)), router: Traced(self))
        return switch format {
        case .json: await Module(view: CoverageRecordJSONView(), presenter: presenter).run(Visit(DataRecordPlace()))
        case .csv: await Module(view: CoverageRecordCSVView(), presenter: presenter).run(Visit(DataRecordPlace()))
        default: .unavailable(as: format)
        }
    }

    func link(to navigation: CoverageRecordNavigation) -> Link {
        switch navigation {
        case .page: Link(.data(DataPlace()))
        case .country(let country): Link(.record(.countries(.country(country)), .json))
        case .changes(let country): Link(.record(.changes(ChangesRecordPlace(country)), .json))
        }
    }
}
