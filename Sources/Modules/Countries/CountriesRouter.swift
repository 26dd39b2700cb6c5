public import AlmanacValues
public import Context
public import Places
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
        case .results: await router.resultsModule(context).run(visit)
        default: await router.module(context).run(visit)
        }
    }

    /// Runs a visit of a program.
    public func run(_ place: CountryRecordPlace, as format: Format) async -> Outcome<Never> {
        switch place {
        case .all(let search): await CountriesRecordRouter().run(search: search, as: format, context)
        case .country(let country): await CountryRecordRouter().run(country, as: format, context)
        }
    }
}
