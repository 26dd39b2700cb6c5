import AlmanacValues
import VIPER

/// A destination that the record names.
enum CoverageRecordNavigation: Hashable, Sendable {
    case page
    /// The record of a country.
    case country(CountryCode)
    /// What has changed in the data of a country, for programs.
    case changes(CountryCode)
}

/// What is known of every country, for programs: the facts of `CoveragePage`.
struct CoverageRecord: Hashable, Sendable {
    /// The year that the states are of.
    let year: Int
    let countries: [Country]
    let page: Link

    struct Country: Hashable, Sendable {
        let facts: Coverage.Country
        let record: Link
        let changes: Link
    }
}
