public import Almanac
public import Layout
public import Places
public import ServiceContracts
public import VIPER

/// The coordinator of the changes module, which only programs visit.
public struct ChangesRouter: Sendable {
    private let services: Services
    private let edition: Edition

    public init(_ services: Services, edition: Edition) {
        self.services = services
        self.edition = edition
    }

    /// Runs a visit of a program.
    public func run(_ place: ChangesRecordPlace, as format: Format) async -> Outcome<Never> {
        await ChangeFeedRouter().run(place.country, as: format, services, edition)
    }
}
