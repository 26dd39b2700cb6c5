public import AlmanacValues
public import HTML
import Support
public import VIPER

/// The destinations of the country picker, a sub-flow: each carries the caller's ticket.
public enum CountriesPlace: Hashable, Sendable {
    /// `/countries?q=cote&for=…`
    case browse(search: String, CountryTicket)
    /// `/countries/results?q=cote&for=…`: only the list of results, for updates while the visitor types.
    case results(search: String, CountryTicket)
    /// `/countries/DE?for=holidays…`: the answer "this one" for the list of holidays, which stores nothing in the
    /// browser. Every other caller is answered by a form that is sent to `.browse`.
    case choose(CountryCode, HolidayYear?)
    /// `/countries/DE/BY?for=holidays…`: the answer "this region of it" for the list of holidays.
    case chooseRegion(CountryCode, RegionCode, HolidayYear?)
    /// `/countries/close?for=…`: the answer "none".
    case close(CountryTicket)
}

extension CountriesPlace {
    /// The ticket of the caller.
    public var ticket: CountryTicket {
        switch self {
        case .browse(_, let ticket), .results(_, let ticket), .close(let ticket): ticket
        case .choose(_, let year), .chooseRegion(_, _, let year): .holidays(year)
        }
    }

    /// The place that gives the answer "this one": a separate address, or the picker whose form sends it.
    public static func answer(_ country: CountryCode, to ticket: CountryTicket) -> Self {
        if case .holidays(let year) = ticket.frame { .choose(country, year) } else { .browse(search: "", ticket) }
    }

    /// The place that gives the answer "this region".
    public static func answer(_ country: CountryCode, _ region: RegionCode, to ticket: CountryTicket) -> Self {
        if case .holidays(let year) = ticket.frame {
            .chooseRegion(country, region, year)
        } else {
            .browse(search: "", ticket)
        }
    }
}

/// Links that give the answers of the picker to one caller. A page has one for each country and region that it lists, so the
/// ticket is printed once for all.
public struct CountryAnswerLinks: Sendable {
    private let ticket: CountryTicket
    private let query: PrintedQuery

    public init(to ticket: CountryTicket) {
        self.ticket = ticket
        query = PrintedQuery { CountriesPlace.browse(search: "", ticket).spellQuery(into: &$0) }
    }

    /// The link that answers "this one".
    public func link(to country: CountryCode) -> Link { link(to: .answer(country, to: ticket)) }

    /// The link that answers "this region".
    public func link(to country: CountryCode, _ region: RegionCode) -> Link {
        link(to: .answer(country, region, to: ticket))
    }

    private func link(to place: CountriesPlace) -> Link {
        Link(hasLanguages: true) { parts in
            place.spellPath(into: &parts)
            parts.query(query)
        }
    }
}

extension CountriesPlace: Section {
    init(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        // Without a ticket, the picker answers to the list of holidays with no country chosen, so plain links to it
        // work.
        let ticket = try CountryTicket(address.fields) ?? .holidays(nil)
        let search = address.value("q")?.string ?? ""
        guard let segment = rest.first else {
            self = .browse(search: search, ticket)
            return
        }
        if rest.count == 2, let code = CountryCode(segment), let region = rest.last.flatMap({ RegionCode($0) }) {
            self = .answer(code, region, to: ticket)
            return
        }
        guard rest.count == 1 else { throw .unknown }
        if segment.matches("results", ignoringCase: true) {
            self = .results(search: search, ticket)
        } else if segment.matches("close", ignoringCase: true) {
            self = .close(ticket)
        } else if let code = CountryCode(segment) {
            self = .answer(code, to: ticket)
        } else {
            throw .unknownCountry(segment.string)
        }
    }

    func spellPath(into parts: inout some AddressParts & ~Copyable) {
        parts.segment("countries")
        switch self {
        case .browse: break
        case .results: parts.segment("results")
        case .choose(let code, _): parts.segment(AddressWord(code))
        case .chooseRegion(let code, let region, _):
            parts.segment(AddressWord(code))
            parts.segment(region.description)
        case .close: parts.segment("close")
        }
    }

    /// The ticket comes first: its hidden fields precede the search text in the form, and a browser sends a form's
    /// fields in order.
    func spellQuery(into parts: inout some AddressParts & ~Copyable) {
        // The ticket of the default caller is left out.
        if ticket.frame != .holidays(nil) { ticket.spell(into: &parts) }
        switch self {
        case .browse(let search, _), .results(let search, _): parts.search(search)
        case .choose, .chooseRegion, .close: break
        }
    }

    /// The answers of the sub-flow redirect, and what they store belongs to the visitor.
    var caching: Caching {
        switch self {
        case .browse, .results: .shared
        case .choose, .chooseRegion, .close: .never
        }
    }

    var takesForms: Bool {
        if case .browse(_, let ticket) = self { ticket.isAnsweredByForm } else { false }
    }
}
