import AlmanacValues
import Context
import HTML
import Layout
import Places
import ServiceContracts
import VIPER

struct ChangeFeedRouter: Router {
    /// Runs a visit in the format that the address asks for.
    func run(_ country: CountryCode, as format: Format, _ context: VisitContext) async -> Outcome<Never> {
        let interactor = ChangeFeedInteractor(countries: context.countries, changes: context.changes)
        let presenter = ChangeFeedPresenter(
            interactor: Traced(interactor), router: Traced(settled(in: context.language)), format: format,
            words: ChangesWords(context.language))
        return await RecordModule(presenter).run(
            Visit(country), as: format, in: ChangeFeedJSONView(), ChangeFeedAtomView(edition: context.edition))
    }

    func link(to navigation: ChangeFeedNavigation) -> Link {
        switch navigation {
        case .feed(let country, let format): Link(.record(.changes(ChangesRecordPlace(country)), format))
        case .country(let country): Link(.holidays(.list(.country(country))))
        case .year(let year): Link(.holidays(.list(.year(year))))
        }
    }
}
