public import AlmanacValues
public import VIPER

/// Why a decoded address is not a place. The texts are those of the address, to be shown to the visitor.
public enum PlaceProblem: Error, Hashable, Sendable {
    /// No page has this path.
    case unknown
    /// The segment should be the code of a country, and is not one.
    case unknownCountry(String)
    /// A query item names a region of another country than the path.
    case foreignRegion(String, of: CountryCode, name: String)
    /// The segment after the country is not a year.
    case unknownYear(String, country: CountryCode)
    /// The number after the year is not a month.
    case unknownMonth(String, country: CountryCode, year: Int)
    /// The segment after the year is not the id of a holiday.
    case unknownDay(String, country: CountryCode, year: Int)
    /// The segment is not a date, or a day that does not exist.
    case unknownDate(String)
    /// The page exists, but not in the format that the extension asks for.
    case unknownFormat(String, of: Place)
    /// A query item has a value that the page does not accept.
    case badValue(name: String, value: String)
    /// A query item that the address needs is not there.
    case missing(name: String)
    /// An address for programs has a query item that it does not know, beside those that it does.
    case unknownName(String, known: [String])
    /// An address for programs has two query items that ask for different things.
    case exclusive(name: String, other: String)
    /// A query item is there more often than the page accepts.
    case tooManyValues(name: String, limit: Int)
    /// The last date that a query asks for is more days after the first than the page accepts.
    case tooManyDays(name: String, limit: Int)
    /// The ticket was made by a version of the site whose tickets this one cannot read.
    case otherVersion(String)
    /// More than `limit` flows wait for each other in the ticket.
    case ticketTooDeep(limit: Int)
}

extension PlaceProblem: TicketError {
    public init(_ problem: TicketProblem) {
        switch problem {
        case .unknownCaller(let word): self = .badValue(name: "for", value: word)
        case .otherVersion(let version): self = .otherVersion(version)
        case .tooDeep(let limit): self = .ticketTooDeep(limit: limit)
        }
    }
}
