public import Almanac
public import Places
public import ServiceContracts
public import VIPER

/// The entry point of the occasions module, which so far has records only.
public struct OccasionsRouter: Sendable {
    private let services: Services

    public init(_ services: Services) {
        self.services = services
    }

    /// Runs a visit of a program.
    public func run(_ place: OccasionRecordPlace, as format: Format) async -> Outcome<Never> {
        await OccasionsRecordRouter().run(place, as: format, services)
    }
}
