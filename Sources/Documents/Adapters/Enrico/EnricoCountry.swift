public import Almanac

/// A country that an Enrico server supports.
public struct EnricoCountry: Hashable, Sendable {
    /// The ISO 3166-1 alpha-3 code, in upper case like ``Country/alpha3``.
    public let alpha3: String
    /// The English name.
    public let name: String
    /// The regions that can be requested. Some countries with regions list holidays only by region.
    public let regions: [RegionCode]
    /// The full years that can be requested, within 1900–2200.
    public let years: ClosedRange<Int>
    /// The holiday types by Enrico's names, such as "public_holiday".
    public let holidayTypes: [String]
}
