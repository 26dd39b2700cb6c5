/// Why a year of a place cannot be shown.
public enum YearFailure: Error, Hashable, Sendable {
    case unknownCountry
    /// The country exists, but the holiday source does not cover it.
    case uncovered(country: ForeignText)
    case unknownRegion(country: ForeignText, region: RegionCode)
    case service(ServiceFailure, country: ForeignText?)
}
