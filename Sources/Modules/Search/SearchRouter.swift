public import AlmanacValues
public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of the search module.
public struct SearchRouter: Coordinator {
    private let services: Services
    private let assets: Assets
    private let edition: Edition

    public init(_ services: Services, assets: Assets, edition: Edition) {
        self.services = services
        self.assets = assets
        self.edition = edition
    }

    public func start(_ place: SearchPlace) async -> Outcome<Never> {
        await SearchResultsRouter().module(services, assets).run(Visit(place))
    }

    /// Runs a visit of a program.
    public func run(_ place: SearchRecordPlace, as format: Format) async -> Outcome<Never> {
        await SearchRecordRouter().run(place, as: format, services)
    }
}
