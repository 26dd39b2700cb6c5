import AlmanacValues
import Entities
import ServiceContracts
import Support

/// The Interactor of an interface: what those of all interfaces ask.
protocol InterfaceAsking: Sendable {
    var countries: any CountryService { get }
    var holidays: any HolidayService { get }
    var clock: any CivilClock { get }
}

extension InterfaceAsking {
    func country(_ code: CountryCode) async throws(InterfaceFailure) -> Country {
        let country: Country?
        do { country = try await countries.country(code) } catch { throw .service(error) }
        guard let country else { throw .unknownCountry(code) }
        return country
    }

    /// All countries, in the order of their codes.
    func allCountries() async throws(InterfaceFailure) -> [Country] {
        do { return try await countries.countries().value.sorted { $0.code < $1.code } } catch { throw .service(error) }
    }

    /// The calendar of a country, with at least these of the years that it knows.
    func calendar(of country: Country, _ years: ClosedRange<Int>) async throws(InterfaceFailure) -> HolidayCalendar {
        guard let found = try await coveredCalendar(of: country, years) else { throw .unknownCountry(country.code) }
        return found
    }

    /// Nil if the source does not have the country.
    private func coveredCalendar(
        of country: Country, _ years: ClosedRange<Int>
    ) async throws(InterfaceFailure) -> HolidayCalendar? {
        do {
            return try await holidays.calendar(of: country.code, covering: CalendarScope(years: years))?.value
        } catch { throw .service(error) }
    }

    /// The calendars of all countries that the source has. If it fails for one, the answer fails: these interfaces have no
    /// field that could say that a country is missing.
    func allCalendars(_ years: ClosedRange<Int>) async throws(InterfaceFailure) -> [HolidayCalendar] {
        try await allCountries().concurrentMap { country throws(InterfaceFailure) in
            try await coveredCalendar(of: country, years)
        }
        .compactMap(\.self)
    }

    /// Today in the capital of a country.
    func today(in country: Country) -> CivilDate { clock.today(in: country.zones.first ?? "UTC") }
}

/// Which of a holiday's days represents it, in an interface that has one row for each holiday.
enum InterfaceDates: Hashable, Sendable {
    /// The day off that is given for it, if it has one, or else its own.
    case observed
    /// Its own date.
    case statutory
}

extension HolidayCalendar {
    /// Returns the calendar with one day for each holiday. `isInLieu` tells the days that are not the holiday's own.
    func settled(_ dates: InterfaceDates) -> HolidayCalendar {
        let days = holidays.map { holiday in
            let isMoved = dates == .observed && holiday.observed != nil
            return Holiday(
                date: isMoved ? holiday.observed ?? holiday.date : holiday.date,
                isInLieu: isMoved || holiday.isInLieu, kind: holiday.kind, isEstimated: holiday.isEstimated,
                id: holiday.id)
        }
        let sorted = days.enumerated().sorted { ($0.1.date, $0.0) < ($1.1.date, $1.0) }.map(\.element)
        return HolidayCalendar(
            country: country, years: years, weekends: weekends, regions: regions, holidays: sorted,
            revisedAt: revisedAt)
    }
}

extension HolidayCalendar {
    /// Returns the calendar with only the holidays that are kept in a range. An answer about a few days does not sort those
    /// of all years, of which there are thousands.
    func near(_ range: ClosedRange<CivilDate>) -> HolidayCalendar {
        let found = holidays.filter { range.contains($0.date) || ($0.observed.map(range.contains) ?? false) }
        return HolidayCalendar(
            country: country, years: years, weekends: weekends, regions: regions, holidays: found, revisedAt: revisedAt)
    }

    func near(_ years: ClosedRange<Int>) -> HolidayCalendar {
        near(CivilDate.firstDay(of: years.lowerBound)...CivilDate.firstDay(of: years.upperBound + 1).adding(days: -1))
    }
}

extension HolidayCalendar {
    /// Returns the rows of a year for each type of holiday by itself, those of a type in date order.
    ///
    /// A day may be a public holiday in some regions, and an observance in the whole country. Each type then has its own
    /// row, with the regions where it is that.
    func rowsByType(of year: Int) -> [(type: HolidayType, row: HolidayRow)] {
        let types = holidays.indices.reduce(into: Set<HolidayType>()) { $0.formUnion(holidays[$1].kind.types) }
        return types.sorted().flatMap { type in
            HolidayRows(self, HolidayFilter(types: .only(type), isEverywhere: true)).rows(of: year).map { (type, $0) }
        }
    }
}

extension HolidayRow {
    /// The days of the row: more than one only if it is a run.
    var dates: [CivilDate] {
        (first.dayNumber...max(first.dayNumber, last.dayNumber)).map { CivilDate(dayNumber: $0) }
    }

    /// Whether a region keeps it, or parts of the region.
    func isKept(in region: RegionCode) -> Bool {
        level == .partial ? parts.contains { $0.regions.contains(region) } : regions.contains(region)
    }

    /// The regions that keep it as a whole, of all regions of the country; nil if it is national.
    ///
    /// A national day stays one if some regions have another day, or another name for it. A day that all regions keep,
    /// each by its own law, is not national.
    func keepers(of all: [HolidayCalendar.Region]) -> [RegionCode]? {
        guard level != .partial else { return [] }
        if isOfWholeCountry || all.isEmpty { return nil }
        return switch regions {
        case .all: all.map(\.code).sorted()
        case .only(let codes): codes
        case .allBut(let others): all.map(\.code).filter { !others.contains($0) }.sorted()
        }
    }
}
