import AlmanacValues
import Entities
public import ServiceContracts
public import Support

/// What the operator of a site has added to its data: calendars of their own, and corrections.
///
/// It decorates the services, so every part of the site that uses places and holidays gets these too. Its results are
/// cached until the data below it change.
public final class OwnAlmanac: Sendable {
    public let content: OwnFolder.Content
    let country: OwnCountry?
    private let corrections: [CountryCode: [OwnCorrection]]
    private let report: @Sendable (FileProblem) -> Void
    private let countryLists: MadeFrom<[Country], [Country], Never>
    private let corrected = SharedCache<ObjectIdentifier, Made>(countLimit: 300)
    private let own = SharedCache<[ObjectIdentifier], Made>(countLimit: 4)

    /// A calendar and the calendars that it was made from. Holding those keeps their identities from being reused.
    private struct Made: Sendable {
        let originals: [HolidayCalendar]
        let calendar: HolidayCalendar
    }

    /// - Parameter report: called for each part of a correction that matches no holiday.
    public init(_ content: OwnFolder.Content, report: @escaping @Sendable (FileProblem) -> Void = { _ in }) {
        self.content = content
        self.report = report
        corrections = Dictionary(grouping: content.corrections, by: \.country)
        let country = content.calendars.isEmpty ? nil : OwnCountry(calendars: content.calendars)
        self.country = country
        countryLists = MadeFrom { others in
            guard let own = country?.country(among: others) else { return others }
            let key = SearchKey(own.name).bytes
            let index = others.firstIndex { key.lexicographicallyPrecedes(SearchKey($0.name).bytes) } ?? others.endIndex
            return others[..<index] + [own] + others[index...]
        }
    }

    /// Returns services with the operator's calendars and corrections.
    public func services(_ base: Services) -> Services {
        Services(
            countries: OwnCountries(base: base.countries, own: self),
            holidays: OwnHolidays(base: base.holidays, countries: base.countries, own: self),
            occasions: base.occasions, quotes: base.quotes, people: base.people, sides: base.sides, clock: base.clock,
            changes: base.changes, documents: base.documents, world: OwnWorld(base: base.world, own: self),
            translations: base.translations, placeNames: base.placeNames, origins: base.origins)
    }

    /// Returns all countries with that of the operator, in the order of their English names.
    func countries(_ others: [Country]) -> [Country] { countryLists.value(of: others) }

    /// Returns a country's calendar with the operator's corrections.
    func corrected(_ calendar: HolidayCalendar) -> HolidayCalendar {
        guard let corrections = corrections[calendar.country] else { return calendar }
        let key = ObjectIdentifier(calendar)
        if let kept = corrected.value(key) { return kept.calendar }
        let new = Made(originals: [calendar], calendar: calendar.corrected(by: corrections, report))
        return corrected.value(key, orKeep: new).calendar
    }

    /// Returns the operator's calendars as one.
    ///
    /// - Parameters:
    ///   - bases: the corrected calendars of the countries that they build on.
    ///   - country: the country that these calendars form.
    func calendar(_ bases: [HolidayCalendar], of country: Country) -> HolidayCalendar {
        let bases = bases.sorted { $0.country < $1.country }
        let key = bases.map { ObjectIdentifier($0) }
        if let kept = own.value(key) { return kept.calendar }
        let maker = OwnCalendarMaker(
            content.calendars, Dictionary(bases.map { ($0.country, $0) }, uniquingKeysWith: { first, _ in first }),
            years: country.years)
        return own.value(key, orKeep: Made(originals: bases, calendar: maker.calendar())).calendar
    }
}
