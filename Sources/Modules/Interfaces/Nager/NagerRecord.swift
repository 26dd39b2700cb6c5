import AlmanacValues
import VIPER

/// A request of a client of Nager.Date, of version 3 or 4.
enum NagerEvent: Hashable, Sendable {
    case holidays(CountryCode, Int, InterfaceDates)
    case next(CountryCode, InterfaceDates)
    case worldwide
    case today(Territory, offset: Int)
    case longWeekends(Territory, Int, bridgeDays: Int)
    case countries
    case country(CountryCode)
    case version
}

/// The business logic behind the interface of Nager.Date.
protocol NagerInteracting: Interactor {
    /// Returns the holidays of a year, in date order.
    func holidays(
        of country: CountryCode, in year: Int, _ dates: InterfaceDates
    ) async throws(InterfaceFailure) -> [NagerHoliday]
    /// Returns the public holidays of the next 365 days, today included.
    func next(in country: CountryCode, _ dates: InterfaceDates) async throws(InterfaceFailure) -> [NagerHoliday]
    /// Returns the public holidays of the next 7 days in all countries, today included, by date.
    func worldwide() async throws(InterfaceFailure) -> [NagerHoliday]
    /// Returns whether today is a public holiday.
    ///
    /// - Parameter offset: from UTC, in hours.
    func isHoliday(in place: Territory, offset: Int) async throws(InterfaceFailure) -> Bool
    func longWeekends(
        in place: Territory, of year: Int, bridgeDays: Int
    ) async throws(InterfaceFailure) -> [NagerLongWeekend]
    func countryList() async throws(InterfaceFailure) -> [NagerCountry]
    func countryInfo(_ code: CountryCode) async throws(InterfaceFailure) -> NagerCountry
}

/// The answer to a client of Nager.Date.
enum NagerRecord: Hashable, Sendable {
    case holidays([NagerHoliday])
    case longWeekends([NagerLongWeekend])
    case countries([NagerCountry])
    case country(NagerCountry)
    case version
}

/// One holiday on one day.
struct NagerHoliday: Hashable, Sendable {
    let date: CivilDate
    let country: CountryCode
    /// In English, if the source has an English name.
    let name: String
    /// In the country's own language; the same as `name` if it has no other there.
    let localName: String
    /// The regions that keep it; nil for the whole country.
    let regions: [RegionCode]?
    var types: [HolidayType]
}

/// Days off in a row, with the working days that would have to be taken off too.
struct NagerLongWeekend: Hashable, Sendable {
    let first: CivilDate
    let last: CivilDate
    let bridgeDays: [CivilDate]

    var length: Int { last.dayNumber - first.dayNumber + 1 }
}

struct NagerCountry: Hashable, Sendable {
    let code: CountryCode
    let name: String
    /// In the country's own language; nil if the source has none.
    let nativeName: String?
}

extension HolidayType {
    /// The type in the words of Nager.Date, which has six. What only some people have off is optional there; a day that
    /// people remember and work on is an observance.
    var nagerWord: String {
        switch self {
        case .publicHoliday: "Public"
        case .bank: "Bank"
        case .school: "School"
        case .government: "Authorities"
        case .observance, .unofficial, .religious, .workday: "Observance"
        default: "Optional"
        }
    }
}
