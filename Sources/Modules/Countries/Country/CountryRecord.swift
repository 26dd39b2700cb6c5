import AlmanacValues
import Layout
import VIPER

/// A destination that the record of a country names, or that of all countries.
enum CountryRecordNavigation: Hashable, Sendable {
    /// The picker for people.
    case picker(search: String)
    /// The holidays of the current year.
    case holidays(CountryCode)
    case holidaysOfRegion(CountryCode, RegionCode)
    case year(HolidayYear)
}

protocol CountryRecordInteracting: Interactor {
    func facts(about country: CountryCode) async throws(LookupFailure) -> CountryFacts
}

struct CountryFacts: Hashable, Sendable {
    let code: CountryCode
    let alpha3: String?
    let numeric: String?
    let name: LocalizedText
    let localNames: [LocalizedText]
    let zones: [String]
    /// In the order of the week.
    let weekend: [Weekday]
    let years: ClosedRange<Int>
    /// The current year there.
    let currentYear: Int
    /// Those that have holidays of their own.
    let regions: [NamedRegion]
    /// The age of the regions if they are a stale copy, because their source fails; nil otherwise.
    let age: SupplyAge?
}

/// A country and its regions, for programs.
struct CountryRecord: Hashable, Sendable {
    let facts: CountryFacts
    /// The name, in English or in the language of the address, then those in the country's own languages.
    let names: [LocalizedText]
    /// The page with the holidays of the current year.
    let page: Link
    let regions: [Region]

    struct Region: Hashable, Sendable {
        /// The country's code and the region's: "DE-BY".
        let territory: Territory
        let name: String
        /// The holidays of the current year in this region.
        let page: Link
    }
}
