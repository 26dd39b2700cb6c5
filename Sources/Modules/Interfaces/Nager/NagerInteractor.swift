import AlmanacValues
import Entities
import PlainBytes
import ServiceContracts

struct NagerInteractor: NagerInteracting, InterfaceAsking {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock

    /// How far from the current year a client may ask, in years.
    private static let reach = 50

    func holidays(
        of code: CountryCode, in year: Int, _ dates: InterfaceDates
    ) async throws(InterfaceFailure) -> [NagerHoliday] {
        let (_, calendar) = try await calendar(of: code, in: year)
        return Self.holidays(calendar.near(year...year).settled(dates), in: year)
    }

    func next(in code: CountryCode, _ dates: InterfaceDates) async throws(InterfaceFailure) -> [NagerHoliday] {
        let country = try await country(code)
        let today = today(in: country)
        let end = today.adding(days: 365)
        let known = try await calendar(of: country, today.year...end.year)
        let calendar = known.near(today...end).settled(dates)
        let found = (today.year...end.year).flatMap { Self.holidays(calendar, in: $0) }.filter {
            today <= $0.date && $0.date <= end && $0.types.contains(.publicHoliday)
        }
        // Clients take an empty list for “no holiday”, which is wrong if there are no data.
        if found.isEmpty { try known.check(today.year...end.year, in: country) }
        return found
    }

    func worldwide() async throws(InterfaceFailure) -> [NagerHoliday] {
        let today = clock.today(in: "UTC")
        let end = today.adding(days: 7)
        let found = try await allCalendars(today.year...end.year).flatMap { calendar in
            let calendar = calendar.near(today...end).settled(.observed)
            return (today.year...end.year).flatMap { Self.holidays(calendar, in: $0) }
        }
        .filter { today <= $0.date && $0.date <= end && $0.types.contains(.publicHoliday) }
        return found.enumerated().sorted { ($0.1.date, $0.0) < ($1.1.date, $1.0) }.map(\.element)
    }

    func isHoliday(in place: Territory, offset: Int) async throws(InterfaceFailure) -> Bool {
        let country = try await country(place.country)
        // The signs of these zones are those of POSIX: Etc/GMT-2 is two hours ahead of UTC.
        let today = clock.today(in: offset == 0 ? "UTC" : "Etc/GMT\(offset > 0 ? "-" : "+")\(abs(offset))")
        let calendar = try await calendar(of: country, today.year...today.year)
        try calendar.check(place)
        try calendar.check(today.year...today.year, in: country)
        return DaysOff(calendar, in: place.region).status(of: today)?.holidays.isEmpty == false
    }

    func countryList() async throws(InterfaceFailure) -> [NagerCountry] {
        try await allCountries().map { NagerCountry($0) }
    }

    func countryInfo(_ code: CountryCode) async throws(InterfaceFailure) -> NagerCountry {
        NagerCountry(try await country(code))
    }

    /// The calendar of a year that the interface takes and the source knows.
    ///
    /// - Parameter others: how many years before and after it are wanted too, as far as they are known.
    func calendar(
        of code: CountryCode, in year: Int, beside others: Int = 0
    ) async throws(InterfaceFailure) -> (Country, HolidayCalendar) {
        let country = try await country(code)
        let current = today(in: country).year
        guard abs(year - current) <= Self.reach else { throw .badYear(current - Self.reach...current + Self.reach) }
        let calendar = try await calendar(of: country, year - others...year + others)
        try calendar.check(year...year, in: country)
        return (country, calendar)
    }

    /// The holidays of a settled calendar in one year, in date order; one for each feast, date and set of regions, with the
    /// types that it has there.
    ///
    /// What only parts of a region keep is left out, because a client would take the region for off. So are regions without
    /// a code of ISO, such as cities (but not the operator's own calendars), and days on which only schools are
    /// off, because the interface has no school holidays. A public holiday on which schools are off too has both types.
    /// Holidays of a second source are left out as well, because no field could name its licence.
    private static func holidays(_ calendar: HolidayCalendar, in year: Int) -> [NagerHoliday] {
        var found: [NagerHoliday] = []
        var positions: [NagerHoliday.Identity: Int] = [:]
        for (type, row) in calendar.rowsByType(of: year)
        where row.source == nil && (row.first == row.last || row.types != [.school]) {
            let regions = row.keepers(of: calendar.regions)?.filter { calendar.country == .own || $0.isOfISO }
            // No region keeps such a row as a whole: it is kept by parts of regions.
            if let regions, regions.isEmpty { continue }
            let kind = row.lead.holiday.kind
            // A run may go on over the turn of the year.
            for date in row.dates where date.year == year {
                let identity = NagerHoliday.Identity(date: date, feast: kind.feast, regions: regions)
                if let position = positions[identity] {
                    found[position].types.append(type)
                } else {
                    positions[identity] = found.count
                    found.append(
                        NagerHoliday(
                            date: date, country: calendar.country, name: kind.englishName.text,
                            localName: (kind.localName ?? kind.englishName).text, regions: regions, types: [type]))
                }
            }
        }
        return found.filter { $0.types != [.school] }.enumerated()
            .sorted { ($0.1.date, $0.0) < ($1.1.date, $1.0) }.map(\.element)
    }
}

extension NagerHoliday {
    /// What tells one holiday from another. The same feast may be a public holiday and a school holiday, in two rows; the
    /// first one, of the type that comes first, names both.
    fileprivate struct Identity: Hashable {
        let date: CivilDate
        let feast: Slug
        let regions: [RegionCode]?
    }
}

extension RegionCode {
    /// Whether the code may be one of ISO 3166-2, which has at most three letters and digits after the hyphen.
    fileprivate var isOfISO: Bool {
        description.utf8.count <= 3 && description.utf8.allSatisfy(\.isASCIILetterOrDigit)
    }
}

extension HolidayCalendar {
    /// Throws if the country has no such region.
    func check(_ place: Territory) throws(InterfaceFailure) {
        guard settled(place).missing == nil else { throw .unknownRegion(place) }
    }

    /// Throws if the country has no data for one of the years.
    func check(_ years: ClosedRange<Int>, in country: Country) throws(InterfaceFailure) {
        guard years.allSatisfy(self.years.contains) else {
            throw .noData(country: ForeignText(country.name), self.years)
        }
    }
}

extension NagerCountry {
    init(_ country: Country) {
        self.init(code: country.code, name: country.name, nativeName: country.localNames.first?.text)
    }
}
