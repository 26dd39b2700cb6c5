public import Almanac
import Support

/// The caller that sent the visitor to a sub-flow, and the state to return to.
///
/// A ticket travels in the address of the sub-flow. It decodes to this closed set and never to a URL, so it needs no
/// signature and no trusted address. The Back button, several tabs and a server restart all work. A ticket holds no
/// personal data, because addresses are logged, cached and stored in the browser's history.
public enum Ticket: Hashable, Sendable {
    /// The list of holidays; nil while no country has been chosen.
    case holidays(HolidayYear?)
    /// The home page. The chosen country is saved in the visitor's preferences.
    case start
    /// Options. The contents of its form are never in the address: the visitor's browser stores them.
    case options
}

extension Ticket {
    /// Whether the answer changes what the visitor's browser stores. A form sends such an answer, because following a
    /// link must change nothing: browsers prefetch links, and other sites may contain them.
    public var isAnsweredByForm: Bool {
        switch self {
        case .holidays: false
        case .start, .options: true
        }
    }
}

extension Ticket {
    /// Parses the ticket in a sub-flow's address. Without `for`, the caller is the list of holidays with no country
    /// chosen, so that a plain link to the picker works.
    init(_ address: Address) throws(PlaceProblem) {
        switch address.value("for") {
        case nil, "": self = .holidays(nil)
        case "holidays": self = .holidays(try HolidayYear(ticket: address))
        case "start": self = .start
        case "options": self = .options
        case let caller?: throw .badValue(name: "for", value: caller.string)
        }
    }

    /// The query items of the ticket; empty for the default caller.
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
    /// Nil if no country was chosen yet.
    fileprivate init?(ticket address: Address) throws(PlaceProblem) {
        guard let country = address.value("country") else { return nil }
        guard let code = CountryCode(country) else { throw .badValue(name: "country", value: country.string) }
        let yearText = address.value("year") ?? ""
        guard let year = HolidayYear.year(yearText) else { throw .badValue(name: "year", value: yearText.string) }
        self.init(code, year, try HolidayFilter(address))
    }

    fileprivate var ticketItems: [Address.QueryItem] {
        [.init("country", country.description), .init("year", HolidayYear.printed(year))] + filter.queryItems
    }
}
