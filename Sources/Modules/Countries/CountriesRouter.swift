public import AlmanacValues
public import Context
import Layout
public import Places
import ServiceContracts
public import VIPER

/// The coordinator of the countries module: a sub-flow whose only answer is a `CountryAnswer`.
public struct CountriesRouter: Coordinator {
    private let context: VisitContext

    public init(_ context: VisitContext) {
        self.context = context
    }

    public func start(_ visit: Visit<CountriesPlace>) async -> Outcome<CountryAnswer> {
        let router = CountryPickerRouter(ticket: visit.place.ticket)
        return switch visit.place {
        case .results: await router.run(visit, in: CountryResultsView(), context)
        default: await router.run(visit, in: CountryPickerView(assets: context.assets), context)
        }
    }

    public func run(_ place: CountryRecordPlace, as format: Format) async -> Outcome<Never> {
        switch place {
        case .all(let search):
            let presenter = CountriesRecordPresenter(
                interactor: Traced(CountryPickerInteractor(service: context.countries)),
                router: Traced(CountryRecordRouter().settled(in: context.language)),
                words: CountriesWords(context.language))
            return await RecordModule(presenter).run(
                Visit(search), as: format, in: CountriesRecordJSONView(), CountriesRecordCSVView(),
                CountriesRecordXMLView())
        case .country(let country):
            let interactor = CountryRecordInteractor(
                countries: context.countries, holidays: context.holidays, clock: context.clock)
            let presenter = CountryRecordPresenter(
                interactor: Traced(interactor), router: Traced(CountryRecordRouter().settled(in: context.language)),
                words: CountriesWords(context.language))
            return await RecordModule(presenter).run(
                Visit(country), as: format, in: CountryRecordJSONView(), CountryRecordCSVView(), CountryRecordXMLView())
        }
    }
}
