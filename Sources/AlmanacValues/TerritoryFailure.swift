/// Why the days off of a place are not known.
public enum TerritoryFailure: Error, Hashable, Sendable {
    case unknownCountry(CountryCode)
    /// The country exists, but the holiday source does not cover it.
    case uncovered(country: ForeignText)
    case unknownRegion(CountryCode, country: ForeignText, region: RegionCode)
    /// - Parameter country: its name, or its code if that is not known.
    case service(ServiceFailure, country: ForeignText)
}
