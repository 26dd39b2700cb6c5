public import AlmanacValues
public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of the changes module: what is known of every country, and what has changed in the data of one.
public struct ChangesRouter: Coordinator {
    private let services: Services
    private let assets: Assets
    private let edition: Edition

    public init(_ services: Services, assets: Assets, edition: Edition) {
        self.services = services
        self.assets = assets
        self.edition = edition
    }

    public func start(_ place: DataPlace) async -> Outcome<Never> {
        await CoverageRouter().module(services, assets).run(Visit(place))
    }

    /// Runs a visit of a program.
    public func run(_ place: ChangesRecordPlace, as format: Format) async -> Outcome<Never> {
        await ChangeFeedRouter().run(place.country, as: format, services, edition)
    }

    /// Runs a visit of a program to what is known of every country.
    public func run(_: DataRecordPlace, as format: Format) async -> Outcome<Never> {
        await CoverageRecordRouter().run(as: format, services)
    }
}
