public import AlmanacValues
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

extension CountriesPlace: Section {
    init(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        // A plain link to the picker works: the list of holidays waits, with no country chosen.
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

    var address: Address {
        switch self {
        case .browse(let search, let ticket):
            Address(segments: ["countries"], query: Self.query(search, ticket))
        case .results(let search, let ticket):
            Address(segments: ["countries", "results"], query: Self.query(search, ticket))
        case .choose(let code, let year):
            Address(segments: ["countries", code.description], query: Self.items(.holidays(year)))
        case .chooseRegion(let code, let region, let year):
            Address(
                segments: ["countries", code.description, region.description], query: Self.items(.holidays(year)))
        case .close(let ticket):
            Address(segments: ["countries", "close"], query: Self.items(ticket))
        }
    }

    /// The ticket comes first: its hidden fields precede the search text in the form, and a browser sends a form's
    /// fields in order.
    private static func query(_ search: String, _ ticket: CountryTicket) -> [Address.QueryItem] {
        items(ticket) + (search.isEmpty ? [] : [Address.QueryItem("q", search)])
    }

    /// The items of the ticket; none for the default caller.
    private static func items(_ ticket: CountryTicket) -> [Address.QueryItem] {
        ticket.frame == .holidays(nil) ? [] : ticket.queryItems
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
