import Layout
import Places
import ServiceContracts
import VIPER

/// Runs visits. The seam at which tests replace the modules with test doubles.
protocol Visiting: Sendable {
    /// - Parameter visitor: the visitor's preferences and draft, read from the cookies.
    func run(_ visit: Visit<Place>, by visitor: Visitor) async throws -> Outcome<Keeping>
}

/// Makes a root coordinator for each visit.
struct RoutedVisits: Visiting {
    let services: Services
    let assets: Assets

    func run(_ visit: Visit<Place>, by visitor: Visitor) async -> Outcome<Keeping> {
        await Routes(services: services, assets: assets, visitor: visitor).start(visit)
    }
}
