public import AlmanacValues
public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of the occasions module.
public struct OccasionsRouter: Coordinator {
    private let services: Services
    private let assets: Assets
    private let edition: Edition

    public init(_ services: Services, assets: Assets, edition: Edition) {
        self.services = services
        self.assets = assets
        self.edition = edition
    }

    public func start(_ place: OccasionsPlace) async -> Outcome<Never> {
        switch place {
        case .list: await OccasionListRouter().module(services, assets).run(Visit(place))
        case .occasion(let id): await OccasionDetailRouter().module(services, assets).run(Visit(id))
        }
    }

    /// Runs a visit of a program.
    public func run(_ place: OccasionRecordPlace, as format: Format) async -> Outcome<Never> {
        switch place {
        case .all: await OccasionsRecordRouter().run(as: format, services)
        case .occasion(let id): await OccasionsRecordRouter().run(id, as: format, services)
        }
    }
}
