import AlmanacValues
import VIPER

/// The countries that the holiday source has, for programs: the facts of `CountryResultsPage` as typed values.
struct CountriesRecord: Hashable, Sendable {
    /// Best match first; by name if nothing was searched for.
    let countries: [Country]
    /// The regions that a search finds, best match first; empty if nothing was searched for.
    let regions: [Region]
    /// The replacement that is shown while a source fails; nil for good data.
    let supplyAge: SupplyAge?
    let page: Link

    struct Country: Hashable, Sendable {
        let code: CountryCode
        /// English first, then the country's own languages.
        let names: [LocalizedText]
        let holidays: Link
    }

    struct Region: Hashable, Sendable {
        let place: Territory
        /// English first, then the region's own name if it is another.
        let names: [LocalizedText]
        let holidays: Link
    }
}
