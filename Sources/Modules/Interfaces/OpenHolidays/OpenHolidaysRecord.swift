import AlmanacValues
import VIPER

/// A request of a client of the OpenHolidays API.
struct OpenHolidaysEvent: Hashable, Sendable {
    let question: OpenHolidaysQuestion
    /// The language of all names; nil for all languages.
    let language: LanguageCode?
}

enum OpenHolidaysQuestion: Hashable, Sendable {
    case holidays(OpenHolidaysScope, OpenHolidaysArea, CivilDate, CivilDate)
    case day(OpenHolidaysScope, CivilDate)
    case countries
    case languages
    case subdivisions(CountryCode)
    case groups(CountryCode)
    case statistics(OpenHolidaysScope, OpenHolidaysArea)
}

/// Which holidays a client asks for.
enum OpenHolidaysScope: Hashable, Sendable {
    case publicHolidays, schoolHolidays
}

/// Whose holidays a client asks for.
struct OpenHolidaysArea: Hashable, Sendable {
    let country: CountryCode
    /// The code of a subdivision as the client wrote it, which may be unknown or of another country. Nil for all holidays of
    /// the country.
    let subdivision: Territory?

    init(_ country: CountryCode, _ subdivision: Territory? = nil) {
        self.country = country
        self.subdivision = subdivision
    }
}

/// The business logic behind the interface of OpenHolidays. An unknown country is not an error: its lists are empty. Neither
/// is an unknown subdivision: it has the nationwide holidays and no others.
protocol OpenHolidaysInteracting: Interactor {
    /// Returns the holidays with a day in a range, in date order.
    func holidays(
        _ scope: OpenHolidaysScope, in area: OpenHolidaysArea, from first: CivilDate, through last: CivilDate
    ) async throws(InterfaceFailure) -> [OpenHoliday]
    /// Returns the holidays on a day in all countries, in the order of their codes.
    func holidays(_ scope: OpenHolidaysScope, on day: CivilDate) async throws(InterfaceFailure) -> [OpenHoliday]
    func countryList() async throws(InterfaceFailure) -> [OpenHolidaysCountry]
    func subdivisions(of country: CountryCode) async throws(InterfaceFailure) -> [OpenHolidaysSubdivision]
    /// Returns the first and the last day on which a holiday begins; nil if there are no holidays.
    func range(
        _ scope: OpenHolidaysScope, in area: OpenHolidaysArea
    ) async throws(InterfaceFailure) -> ClosedRange<CivilDate>?
}

/// The answer to a client of OpenHolidays.
enum OpenHolidaysRecord: Hashable, Sendable {
    case holidays([OpenHoliday])
    case day([OpenHoliday])
    case countries([OpenHolidaysCountry])
    case languages([OpenHolidaysLanguage])
    case subdivisions([OpenHolidaysSubdivision])
    case groups
    case range(ClosedRange<CivilDate>?)
}

/// One holiday, on one day or several in a row.
struct OpenHoliday: Hashable, Sendable {
    let country: CountryCode
    let first: CivilDate
    let last: CivilDate
    /// The name as part of an address, which the id is made from.
    let slug: Slug
    var names: [LocalizedText]
    let types: [HolidayType]
    let level: HolidayLevel
    /// The regions that keep it, in whole or in part; nil for the whole country.
    let regions: [RegionCode]?
    /// Whether the day is given in place of the holiday's own.
    let isInLieu: Bool
    let isEstimated: Bool
    /// The credit that the licence of a second source requires; nil for the site's own data.
    var source: String?
    /// When the data of its country last changed; nil if that is not known.
    var revised: RevisionTime?
    /// Whether nobody has the whole day off.
    var isPartOfDay = false
}

struct OpenHolidaysCountry: Hashable, Sendable {
    let code: CountryCode
    var names: [LocalizedText]
    /// The official languages; empty if the source does not say.
    let languages: [LanguageCode]
}

struct OpenHolidaysLanguage: Hashable, Sendable {
    let code: LanguageCode
    var names: [LocalizedText]
}

struct OpenHolidaysSubdivision: Hashable, Sendable {
    let place: Territory
    var names: [LocalizedText]
}
