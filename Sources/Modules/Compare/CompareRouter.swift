public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of the comparison of places module.
public struct CompareRouter: Coordinator {
    private let services: Services
    private let assets: Assets
    private let edition: Edition

    public init(_ services: Services, assets: Assets, edition: Edition) {
        self.services = services
        self.assets = assets
        self.edition = edition
    }

    public func start(_ place: ComparePlace) async -> Outcome<Never> {
        .page(Rendering(status: .notFound, mediaType: "text/plain", bytes: []))
    }
}
