public import AlmanacValues
public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of the countries module: a sub-flow whose only answer is a `CountryAnswer`.
public struct CountriesRouter: Coordinator {
    private let services: Services
    private let assets: Assets
    private let edition: Edition

    public init(_ services: Services, assets: Assets, edition: Edition = Edition()) {
        self.services = services
        self.assets = assets
        self.edition = edition
    }

    public func start(_ visit: Visit<CountriesPlace>) async -> Outcome<CountryAnswer> {
        let router = CountryPickerRouter(ticket: visit.place.ticket)
        return switch visit.place {
        case .results: await router.resultsModule(services, assets).run(visit)
        default: await router.module(services, assets).run(visit)
        }
    }

    /// Runs a visit of a program.
    public func run(_ place: CountryRecordPlace, as format: Format) async -> Outcome<Never> {
        switch place {
        case .all(let search): await CountriesRecordRouter().run(search: search, as: format, services)
        case .country(let country): await CountryRecordRouter().run(country, as: format, services)
        }
    }
}
