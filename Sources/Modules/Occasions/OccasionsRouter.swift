public import Almanac
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
        .page(Rendering(status: .notFound, mediaType: "text/plain", bytes: []))
    }

    /// Runs a visit of a program.
    public func run(_ place: OccasionRecordPlace, as format: Format) async -> Outcome<Never> {
        await OccasionsRecordRouter().run(place, as: format, services)
    }
}
