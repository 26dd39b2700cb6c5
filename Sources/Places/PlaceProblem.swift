public import Almanac

/// Why a decoded address is not a place. The texts are those of the address, to be shown to the visitor.
public enum PlaceProblem: Error, Hashable, Sendable {
    /// No page has this path.
    case unknown
    /// The segment after the country is not a year.
    case unknownYear(String, country: CountryCode)
    /// The segment after the year is not the id of a holiday.
    case unknownDay(String, country: CountryCode, year: Int)
    /// The page exists, but not in the format that the extension asks for.
    case unknownFormat(String, of: Place)
    /// A query item has a value that the page does not accept.
    case badValue(name: String, value: String)
}
