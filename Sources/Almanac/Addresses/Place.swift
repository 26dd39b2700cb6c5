/// Every destination of the site. An address is parsed into a place and a place prints its one address:
/// `Place(place.address) == place` for every place.
///
/// The site switches over it without a default, so a new page does not compile until it is routed.
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
    /// `/look.css`: the visitor's look, as a style sheet of its own, so that pages are the same for everybody.
    case look
}

/// The destinations of the holidays module, by screen.
public enum HolidaysPlace: Hashable, Sendable {
    case list(HolidayListPlace)
    case day(HolidayDayPlace)
}

/// Where the list of holidays stands.
public enum HolidayListPlace: Hashable, Sendable {
    /// `/holidays`: no country chosen yet.
    case choose
    /// `/holidays/DE`: this year, in the country's own zone.
    case country(CountryCode)
    /// `/holidays/DE/2026?type=bank&region=BY`
    case year(HolidayYear)
}

/// One country's year, and which of its holidays are wanted.
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

/// The destinations of the country picker, a sub-flow: each carries the ticket of whoever asked.
public enum CountriesPlace: Hashable, Sendable {
    /// `/countries?q=cote&for=…`
    case browse(search: String, Ticket)
    /// `/countries/results?q=cote&for=…`: only the list of results, for narrowing while typing.
    case results(search: String, Ticket)
    /// `/countries/DE?for=holidays…`: the answer "this one" to a caller that nothing is kept for. All others are
    /// answered by a form, which is sent to `.browse`.
    case choose(CountryCode, HolidayYear?)
    /// `/countries/close?for=…`: the answer "none".
    case close(Ticket)
}

/// Why an address that could be read is no place.
public enum PlaceProblem: Error, Hashable, Sendable {
    /// Nothing stands there.
    case unknown
    /// There is a country's page at this path, but no such year, country code …: what is wrong, for people.
    case unknownYear(String, country: CountryCode)
    case unknownDay(String, country: CountryCode, year: Int)
    /// A query item has a value that the page does not know.
    case badValue(name: String, value: String)
}

extension CountriesPlace {
    /// Who asked.
    public var ticket: Ticket {
        switch self {
        case .browse(_, let ticket), .results(_, let ticket), .close(let ticket): ticket
        case .choose(_, let year): .holidays(year)
        }
    }

    /// Where the answer "this one" is given: at an address of its own, or in the form of the picker.
    public static func answer(_ country: CountryCode, to ticket: Ticket) -> Self {
        if case .holidays(let year) = ticket { .choose(country, year) } else { .browse(search: "", ticket) }
    }
}
