public import Almanac
public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of the countries module: a sub-flow whose only answer is a `CountryAnswer`.
public struct CountriesRouter: Coordinator {
    private let services: Services
    private let assets: Assets

    public init(_ services: Services, assets: Assets) {
        self.services = services
        self.assets = assets
    }

    public func start(_ visit: Visit<CountriesPlace>) async -> Outcome<CountryAnswer> {
        let router = CountryPickerRouter(ticket: visit.place.ticket)
        return switch visit.place {
        case .results: await router.resultsModule(services, assets).run(visit)
        default: await router.module(services, assets).run(visit)
        }
    }

    /// Runs a visit of a program.
    public func run(search: String, as format: Format) async -> Outcome<Never> {
        await CountriesRecordRouter().run(search: search, as: format, services)
    }
}
