public import Almanac
public import Layout
public import VIPER

/// The entry point of the countries module: a sub-flow whose only result is a `CountryAnswer`.
public struct CountriesRouter: Sendable {
    private let service: any CountryService
    private let assets: Assets

    public init(service: any CountryService, assets: Assets) {
        self.service = service
        self.assets = assets
    }

    public func run(_ visit: Visit<CountriesPlace>) async -> Outcome<CountryAnswer> {
        let router = CountryPickerRouter(ticket: visit.place.ticket)
        return switch visit.place {
        case .results: await router.resultsModule(service: service, assets: assets).run(visit)
        default: await router.module(service: service, assets: assets).run(visit)
        }
    }
}
