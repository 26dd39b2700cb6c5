public import Almanac

/// A country that an Enrico server knows.
public struct EnricoCountry: Hashable, Sendable {
    /// ISO 3166-1 alpha-3, in upper case as ``Country/alpha3`` has it.
    public let alpha3: String
    /// In English.
    public let name: String
    /// The regions that can be asked for; of countries with any, some have no holidays but by region.
    public let regions: [RegionCode]
    /// The whole years that can be asked for, within 1900–2200.
    public let years: ClosedRange<Int>
    /// As Enrico calls them: "public_holiday".
    public let holidayTypes: [String]
}
