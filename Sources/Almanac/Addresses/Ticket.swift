/// Who sent the visitor out to a sub-flow, and the state to come back to.
///
/// It travels in the address of the sub-flow and decodes to this closed set, never to a URL: there is
/// nothing to sign and no address to trust. Back, several tabs and a restart of the server all work. Nothing personal is
/// in it: addresses are logged, cached and remembered.
public enum Ticket: Hashable, Sendable {
    /// The list of holidays; nil while no country has been chosen.
    case holidays(HolidayYear?)
    /// The home page: the country chosen there is kept as the visitor's own.
    case start
    /// Options. What was in its form is in no address: the visitor's browser keeps it.
    case options
}

extension Ticket {
    /// Whether the answer changes what the visitor's browser keeps. A form sends such an answer, since an address only
    /// reads: browsers fetch addresses ahead of time, and other sites link to them.
    public var isAnsweredByForm: Bool {
        switch self {
        case .holidays: false
        case .start, .options: true
        }
    }
}

/// The country picker's one answer.
public enum CountryAnswer: Hashable, Sendable {
    case country(CountryCode)
    case cancel
}

extension Ticket {
    /// Reads the ticket of a sub-flow's address. Without `for`, the caller is the holidays page, with
    /// nothing chosen: that is who links to the picker from outside.
    init(_ address: Address) throws(PlaceProblem) {
        switch address.value("for") {
        case nil, "": self = .holidays(nil)
        case "holidays": self = .holidays(try HolidayYear(ticket: address))
        case "start": self = .start
        case "options": self = .options
        case let caller?: throw .badValue(name: "for", value: caller.string)
        }
    }

    /// Empty for the caller that is assumed anyway.
    var queryItems: [Address.QueryItem] {
        switch self {
        case .holidays(let year):
            year.map { [.init("for", "holidays")] + $0.ticketItems } ?? []
        case .start: [.init("for", "start")]
        case .options: [.init("for", "options")]
        }
    }
}

extension HolidayYear {
    /// Nil where no country had been chosen.
    fileprivate init?(ticket address: Address) throws(PlaceProblem) {
        guard let country = address.value("country") else { return nil }
        guard let code = CountryCode(country) else { throw .badValue(name: "country", value: country.string) }
        let yearText = address.value("year") ?? ""
        guard let year = HolidaysPlace.year(yearText) else { throw .badValue(name: "year", value: yearText.string) }
        self.init(code, year, try HolidayFilter(address))
    }

    fileprivate var ticketItems: [Address.QueryItem] {
        [.init("country", country.description), .init("year", HolidaysPlace.printed(year))] + filter.queryItems
    }
}
