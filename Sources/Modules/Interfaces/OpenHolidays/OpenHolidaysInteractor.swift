import AlmanacValues
import Entities
import ServiceContracts

struct OpenHolidaysInteractor: OpenHolidaysInteracting, InterfaceAsking {
    let countries: any CountryService
    let holidays: any HolidayService
    let clock: any CivilClock

    func holidays(
        _ scope: OpenHolidaysScope, in area: OpenHolidaysArea, from first: CivilDate, through last: CivilDate
    ) async throws(InterfaceFailure) -> [OpenHoliday] {
        guard first <= last, let country = try await known(area.country) else { return [] }
        let years = max(first.year, country.years.lowerBound)...max(last.year, country.years.lowerBound)
        let calendar = try await calendar(of: country, years.clamped(to: country.years))
        return Self.holidays(calendar, scope, years, of: calendar.part(area))
            .filter { $0.first <= last && first <= $0.last }
    }

    /// More days than any school break has.
    private static let longestRun = 150

    func holidays(_ scope: OpenHolidaysScope, on day: CivilDate) async throws(InterfaceFailure) -> [OpenHoliday] {
        try await allCalendars(day.year...day.year).flatMap { calendar in
            // A run of days is found as a whole, for its id.
            let near = calendar.near(day.adding(days: -Self.longestRun)...day.adding(days: Self.longestRun))
            return Self.holidays(near, scope, day.year...day.year).filter { $0.first <= day && day <= $0.last }
        }
    }

    func countryList() async throws(InterfaceFailure) -> [OpenHolidaysCountry] {
        try await allCountries().map { country in
            OpenHolidaysCountry(
                code: country.code, names: [country.localizedName] + country.localNames,
                languages: country.officialLanguages)
        }
    }

    func subdivisions(of code: CountryCode) async throws(InterfaceFailure) -> [OpenHolidaysSubdivision] {
        guard let country = try await known(code) else { return [] }
        let year = today(in: country).year
        return try await calendar(of: country, year...year).regions.map { region in
            OpenHolidaysSubdivision(
                place: Territory(code, region.code), names: [LocalizedText(region.name, language: region.nameLanguage)])
        }
    }

    func range(
        _ scope: OpenHolidaysScope, in area: OpenHolidaysArea
    ) async throws(InterfaceFailure) -> ClosedRange<CivilDate>? {
        guard let country = try await known(area.country) else { return nil }
        let calendar = try await calendar(of: country, country.years)
        let days = Self.holidays(calendar, scope, calendar.years, of: calendar.part(area)).map(\.first)
        guard let first = days.min(), let last = days.max() else { return nil }
        return first...last
    }

    /// Nil for an unknown country, which this interface does not treat as an error.
    private func known(_ code: CountryCode) async throws(InterfaceFailure) -> Country? {
        do throws(InterfaceFailure) { return try await country(code) } catch {
            if case .unknownCountry = error { return nil }
            throw error
        }
    }

    private static func holidays(
        _ calendar: HolidayCalendar, _ scope: OpenHolidaysScope, _ years: ClosedRange<Int>,
        of part: CountryPart = .all
    ) -> [OpenHoliday] {
        guard years.overlaps(calendar.years) else { return [] }
        var found: [OpenHoliday] = []
        var seen: Set<OpenHoliday.Identity> = []
        for year in years.clamped(to: calendar.years) {
            let start = found.count
            for (type, row) in calendar.rowsByType(of: year) where scope.includes(type, of: row) {
                let holiday = OpenHoliday(row, as: type, calendar)
                // Each holiday is listed once, under its first type: a public holiday is not a bank holiday again.
                guard seen.insert(holiday.identity(of: row.lead.holiday.kind.feast)).inserted else { continue }
                if part.has(row, calendar) { found.append(holiday) }
            }
            found[start...] =
                found[start...].enumerated().sorted { ($0.1.first, $0.0) < ($1.1.first, $1.0) }
                .map(\.element)[...]
        }
        return found
    }
}

/// Which holidays of a country a client gets.
private enum CountryPart {
    /// Those of the country, and of all regions.
    case all
    /// Those that a region keeps.
    case region(RegionCode)
    /// Those of the country only.
    case nationwide

    func has(_ row: HolidayRow, _ calendar: HolidayCalendar) -> Bool {
        switch self {
        case .all: true
        case .region(let region): row.isKept(in: region)
        case .nationwide: row.keepers(of: calendar.regions) == nil
        }
    }
}

extension HolidayCalendar {
    /// As in the original (`HolidaysController.cs`, issue 4 of openpotato/openholidaysapi), an unknown subdivision and one of
    /// another country have the nationwide holidays. A code that goes on below a region ("DE-BY-AU", Augsburg) has those of
    /// the region.
    fileprivate func part(_ area: OpenHolidaysArea) -> CountryPart {
        guard let subdivision = area.subdivision, subdivision != Territory(country) else { return .all }
        guard subdivision.country == country, var code = subdivision.region?.description.utf8[...] else {
            return .nationwide
        }
        while true {
            if let known = regions.first(where: { $0.code.description.utf8.elementsEqual(code) }) {
                return .region(known.code)
            }
            guard let hyphen = code.lastIndex(of: UInt8(ascii: "-")) else { return .nationwide }
            code = code[..<hyphen]
        }
    }
}

extension OpenHolidaysScope {
    /// Whether the row of a type is wanted. School breaks are rows that have no other type.
    func includes(_ type: HolidayType, of row: HolidayRow) -> Bool {
        switch self {
        case .publicHolidays: type.openHolidaysWord != nil
        case .schoolHolidays: type == .school && row.types == [.school]
        }
    }
}

extension OpenHoliday {
    /// What tells one holiday from another, whatever its types. A run over the turn of a year is a row of both years, and one
    /// holiday.
    fileprivate struct Identity: Hashable {
        let first: CivilDate
        let last: CivilDate
        let feast: Slug
        let regions: [RegionCode]?
    }

    fileprivate func identity(of feast: Slug) -> Identity {
        Identity(first: first, last: last, feast: feast, regions: regions)
    }

    init(_ row: HolidayRow, as type: HolidayType, _ calendar: HolidayCalendar) {
        let holiday = row.lead.holiday
        // Where only parts of regions keep it, those regions are named: the scope says that it is local.
        let regions = row.level == .partial ? row.parts.flatMap(\.regions) : row.keepers(of: calendar.regions)
        self.init(
            country: calendar.country, first: row.first, last: row.last, slug: holiday.kind.slug,
            names: holiday.kind.allNames,
            types: [type] + row.types.filter { $0 == .halfDay && $0 != type }, level: row.level, regions: regions,
            isInLieu: row.isSubstitute,
            isEstimated: row.isEstimated, source: row.source?.notice, revised: calendar.revisedAt,
            isPartOfDay: row.isPartOfDay)
    }
}

extension HolidayKind {
    /// In English, in the language of the service if that is another one, and in the country's own language.
    fileprivate var allNames: [LocalizedText] {
        [englishName] + (name == englishName ? [] : [name]) + [localName].compactMap(\.self)
    }
}
