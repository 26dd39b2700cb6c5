import AlmanacValues
import Context
import HTML
import Layout
import Places
import VIPER

struct OccasionsRecordRouter: Router {
    /// Runs a visit to the list in the format that the address asks for. A new format is a View, and a case here.
    func run(as format: Format, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = OccasionsRecordPresenter(
            interactor: Traced(OccasionListRouter.interactor(context)), router: Traced(self))
        return switch format {
        case .json: await Module(view: OccasionsRecordJSONView(), presenter: presenter).run(Visit(.list))
        default: .unavailable(as: format)
        }
    }

    /// Runs a visit to one occasion.
    func run(_ occasion: Slug, as format: Format, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = OccasionRecordPresenter(
            interactor: Traced(OccasionDetailRouter.interactor(context)), router: Traced(self))
        return switch format {
        case .json: await Module(view: OccasionRecordJSONView(), presenter: presenter).run(Visit(occasion))
        default: .unavailable(as: format)
        }
    }

    func link(to navigation: OccasionsRecordNavigation) -> Link {
        switch navigation {
        case .list: Link(.occasions(.list))
        case .page(let id): Link(.occasions(.occasion(id)))
        case .occasion(let id): Link(.record(.occasions(.occasion(id)), .json))
        }
    }
}
