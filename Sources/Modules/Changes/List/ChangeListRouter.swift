import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct ChangeListRouter: Router {
    func run(_ place: DataPlace, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = ChangeListPresenter(
            interactor: Traced(Self.interactor(context)), router: Traced(self), words: ChangesWords(context.language))
        return await Module(view: ChangeListView(assets: context.assets), presenter: presenter).run(Visit(place))
    }

    func run(_ place: DataPlace, as format: Format, _ context: VisitContext) async -> Outcome<Never> {
        let presenter = ChangeListRecordPresenter(
            interactor: Traced(Self.interactor(context)), router: Traced(settled(in: context.language)), format: format,
            words: ChangesWords(context.language))
        return await RecordModule(presenter).run(
            Visit(place), as: format, in: ChangeListRecordJSONView(),
            ChangeListRecordAtomView(edition: context.edition))
    }

    /// The Interactor of the page and of its records.
    private static func interactor(_ context: VisitContext) -> ChangeListInteractor {
        ChangeListInteractor(countries: context.countries, changes: context.changes)
    }

    func link(to navigation: ChangeListNavigation) -> Link {
        switch navigation {
        case .page: Link(.data(.changes))
        case .record(let format): Link(.record(.data(.changes), format))
        case .coverage: Link(.data(.coverage))
        case .country(let country): Link(.holidays(.list(.country(country))))
        case .year(let year): Link(.holidays(.list(.year(year))))
        case .changes(let country, let format): Link(.record(.changes(ChangesRecordPlace(country)), format))
        }
    }
}
