/// Every destination of the site. Parsing an address makes a place, and a place prints its canonical address:
/// `Place(place.address) == place` for every place.
///
/// The site switches over it without a default, so a new place does not compile until it is routed.
public enum Place: Hashable, Sendable {
    /// `/`
    case start
    /// `/holidays…`
    case holidays(HolidaysPlace)
    /// `/countries…`
    case countries(CountriesPlace)
    /// `/quotes…`
    case quotes(QuotesPlace)
    /// `/people…`
    case people(PeoplePlace)
    /// `/light-side`, `/dark-side`
    case side(SidePlace)
    /// `/greeting`, and `/greeting?show=1` after the button was pressed.
    case greeting(isShown: Bool)
    /// `/options…`
    case options(OptionsPlace)
    /// `/look.css`: the visitor's look as a separate style sheet, so that pages are the same for every visitor.
    case look
}

/// The destinations of the holidays module, by screen.
public enum HolidaysPlace: Hashable, Sendable {
    case list(HolidayListPlace)
    case day(HolidayDayPlace)
}

/// The destinations of the list of holidays.
public enum HolidayListPlace: Hashable, Sendable {
    /// `/holidays`: no country is chosen yet.
    case choose
    /// `/holidays/DE`: the current year in the country's own time zone.
    case country(CountryCode)
    /// `/holidays/DE/2026?type=bank&region=BY`
    case year(HolidayYear)
}

/// One year of a country, and the filter for its holidays.
public struct HolidayYear: Hashable, Sendable {
    public var country: CountryCode
    public var year: Int
    public var filter: HolidayFilter

    public init(_ country: CountryCode, _ year: Int, _ filter: HolidayFilter = HolidayFilter()) {
        self.country = country
        self.year = year
        self.filter = filter
    }
}

/// One holiday: `/holidays/DE/2026/10-03-german-unity-day`.
public struct HolidayDayPlace: Hashable, Sendable {
    public let country: CountryCode
    public let year: Int
    public let id: HolidayID

    public init(_ country: CountryCode, _ year: Int, _ id: HolidayID) {
        self.country = country
        self.year = year
        self.id = id
    }
}

/// The destinations of the country picker, a sub-flow: each carries the caller's ticket.
public enum CountriesPlace: Hashable, Sendable {
    /// `/countries?q=cote&for=…`
    case browse(search: String, Ticket)
    /// `/countries/results?q=cote&for=…`: only the list of results, for updates while the visitor types.
    case results(search: String, Ticket)
    /// `/countries/DE?for=holidays…`: the answer "this one" for the list of holidays, which stores nothing in the
    /// browser. Every other caller is answered by a form that is sent to `.browse`.
    case choose(CountryCode, HolidayYear?)
    /// `/countries/close?for=…`: the answer "none".
    case close(Ticket)
}

/// Why a decoded address is not a place. The texts are those of the address, to be shown to the visitor.
public enum PlaceProblem: Error, Hashable, Sendable {
    /// No page has this path.
    case unknown
    /// The segment after the country is not a year.
    case unknownYear(String, country: CountryCode)
    /// The segment after the year is not the id of a holiday.
    case unknownDay(String, country: CountryCode, year: Int)
    /// A query item has a value that the page does not accept.
    case badValue(name: String, value: String)
}

extension CountriesPlace {
    /// The ticket of the caller.
    public var ticket: Ticket {
        switch self {
        case .browse(_, let ticket), .results(_, let ticket), .close(let ticket): ticket
        case .choose(_, let year): .holidays(year)
        }
    }

    /// The place that gives the answer "this one": a separate address, or the picker whose form sends it.
    public static func answer(_ country: CountryCode, to ticket: Ticket) -> Self {
        if case .holidays(let year) = ticket { .choose(country, year) } else { .browse(search: "", ticket) }
    }
}
