public import AlmanacValues
public import Entities
public import ServiceContracts
public import Support

/// Breaks of schools from a second source, for the regions and years for which the site's own data have none.
///
/// It decorates the services, so every part of the site that uses holidays gets these too. Its results are cached until
/// the data below it change.
public final class SchoolAlmanac: Sendable {
    private let countries: [CountryCode: SchoolCountry]
    private let source: HolidaySource
    /// Whether there are any breaks, so that the source must be credited.
    private let hasBreaks: Bool
    /// The outage of all countries that are not in `countries`; nil if the source does not have them.
    private let outage: SourceOutage?
    private let made = SharedCache<ObjectIdentifier, Made>(countLimit: 300)

    /// A calendar and the calendar that it was made from. Holding that one keeps its identity from being reused.
    private struct Made: Sendable {
        let original: HolidayCalendar
        let calendar: HolidayCalendar
    }

    /// - Parameter revised: the day of the revision, if the operator gives it; otherwise the day of the newest file is
    ///   used.
    public init(_ content: SchoolContent, revised: CivilDate? = nil) {
        countries = Dictionary(content.countries.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
        outage = content.outage
        hasBreaks = !content.isFetched || content.countryCount > 0
        source =
            content.isFetched
            ? .openHolidays(revised: content.newest, dating: .fetched)
            : .openHolidays(revised: revised ?? content.newest, dating: revised == nil ? .files : .revision)
    }

    /// Returns services with the breaks.
    public func services(_ base: Services) -> Services {
        var origins = base.origins
        // Do not credit the source before it has supplied anything.
        if hasBreaks { origins.schools = source }
        return Services(
            countries: base.countries, holidays: SchoolHolidays(base: base.holidays, schools: self),
            occasions: base.occasions,
            quotes: base.quotes, people: base.people, sides: base.sides, clock: base.clock, changes: base.changes,
            documents: base.documents, world: SchoolWorld(base: base.world, schools: self),
            translations: base.translations,
            placeNames: base.placeNames, origins: origins)
    }

    /// Returns a calendar with the breaks that it lacks; itself if it lacks none that the source has.
    func completed(_ calendar: HolidayCalendar) -> HolidayCalendar {
        guard let country = country(calendar.country) else { return calendar }
        if let kept = kept(for: calendar) { return kept }
        let key = ObjectIdentifier(calendar)
        let new = SchoolCalendarMaker(calendar, country, source(of: country)).made()
        return made.value(key, orKeep: Made(original: calendar, calendar: new)).calendar
    }

    /// Returns what was made of a calendar; nil if nothing was yet.
    func kept(for calendar: HolidayCalendar) -> HolidayCalendar? { made.value(ObjectIdentifier(calendar))?.calendar }

    func has(_ country: CountryCode) -> Bool { self.country(country) != nil }

    private func country(_ code: CountryCode) -> SchoolCountry? {
        countries[code] ?? outage.map { SchoolCountry(code: code, places: SchoolSubdivisions(), outage: $0) }
    }

    /// The source as the pages of a country name it: countries may have been fetched on different days.
    private func source(of country: SchoolCountry) -> HolidaySource {
        country.fetched.map { .openHolidays(revised: $0, dating: .fetched) } ?? source
    }

    /// Whether a calendar lacks breaks in any of some years, so that it is worth asking the source.
    public static func isIncomplete(_ calendar: HolidayCalendar, in years: ClosedRange<Int>) -> Bool {
        SchoolCalendarMaker.hasOpenPlaces(calendar, in: years)
    }

    // MARK: For checks

    /// What the source adds to a country.
    public struct Gain: Hashable, Sendable {
        public let country: CountryCode
        /// The years in which any of its regions gains breaks; empty if its own data have all of them.
        public let years: [Int]
        /// The breaks of places that our data do not have.
        public let problems: [FileProblem]
    }

    /// Returns what each country of the source gets.
    public func gains(with services: some HolidayService) async -> [Gain] {
        var gains: [Gain] = []
        for (code, country) in countries.sorted(by: { $0.key < $1.key }) {
            guard let calendar = await Self.calendar(of: code, services) else {
                gains.append(
                    Gain(
                        country: code, years: [],
                        problems: country.breaks.prefix(1).map {
                            FileProblem($0.file, "our data do not have the country \(code)", in: $0.unit)
                        }))
                continue
            }
            var problems: [FileProblem] = []
            let made = SchoolCalendarMaker(calendar, country, source(of: country)) { problems.append($0) }.made()
            let years = (made.second?.entries ?? []).reduce(into: Set<Int>()) { $0.formUnion($1.years) }
            gains.append(Gain(country: code, years: years.sorted(), problems: problems))
        }
        return gains
    }

    private static func calendar(of country: CountryCode, _ services: some HolidayService) async -> HolidayCalendar? {
        do throws(ServiceFailure) {
            return try await services.calendar(of: country, covering: CalendarScope(years: CivilDate.years))?.value
        } catch {
            return nil
        }
    }
}
