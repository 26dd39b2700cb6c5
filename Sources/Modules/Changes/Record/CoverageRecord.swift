import AlmanacValues
import VIPER

/// What is known of every country, for programs: the facts of `CoveragePage`.
struct CoverageRecord: Hashable, Sendable {
    /// The year that the states refer to.
    let year: Int
    let countries: [Country]
    let page: Link

    struct Country: Hashable, Sendable {
        let facts: Coverage.Country
        let record: Link
        let changes: Link
    }
}
