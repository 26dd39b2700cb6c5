public import Adapters
public import AlmanacValues
public import Entities
public import ServiceContracts
import Support

/// Combines sheets of a source into calendars: the sheets of the scope, and those of the years before and after if they
/// are cached.
public struct SheetCalendars: HolidayService {
    let source: any SheetSource
    let catalogue: any CountryService
    let documents: CachedDocuments
    private let clock: any CivilClock
    private let regionNames: @Sendable (CountryCode) async -> [HolidayCalendar.Region]

    /// The most sheets of one calendar to request at the same time.
    private static let concurrency = 8

    /// How many years from now are offered if a source declares its years. Some declare no end: Enrico writes the year
    /// 32767, and computes such years by today's rules although nobody has announced them.
    static let horizon = 10

    /// - Parameters:
    ///   - catalogue: the names, codes and weekends of all countries, which the sources do not have.
    ///   - clock: tells the year at which the search for a source's years starts.
    ///   - regionNames: the regions of a country with their names. A region without a name is shown by its code.
    public init(
        _ source: any SheetSource, cache: DocumentCache, lifetimes: Lifetimes, catalogue: any CountryService,
        clock: any CivilClock, regionNames: @escaping @Sendable (CountryCode) async -> [HolidayCalendar.Region]
    ) {
        self.source = source
        documents = CachedDocuments(cache: cache, lifetimes: lifetimes)
        self.catalogue = catalogue
        self.clock = clock
        self.regionNames = regionNames
    }

    /// Takes no longer than the cache's budget. Sheets loaded by then are cached for the next visit.
    public func calendar(
        of code: CountryCode, covering scope: CalendarScope
    ) async throws(ServiceFailure) -> Supply<HolidayCalendar>? {
        let end = documents.cache.clock.instant + documents.cache.budget
        guard let country = try await catalogue.country(code),
            let declared = try await source.outline(of: country, from: documents)
        else { return nil }
        let thisYear = clock.today(in: country.zones.first ?? "UTC").year
        let outline = Supply(
            declared.value.ending(by: thisYear + Self.horizon), age: declared.age, failure: declared.failure)
        let regions = outline.value.regions(for: scope.regions)
        func sheets(of years: [Int]) -> [CalendarSheet] {
            years.filter(outline.value.years.contains).flatMap { year in
                regions.map { CalendarSheet(country: country, year: year, region: $0) }
            }
        }
        var collected = SheetCollection(outline)
        let beside = [scope.years.lowerBound - 1, scope.years.upperBound + 1]
        for (sheet, supply) in try await supplies(
            of: sheets(of: Array(scope.years)),
            // If the source does not declare its years, only these sheets show whether a year before and after exists.
            besides: outline.value.declaresYears ? [] : sheets(of: beside), until: end)
        {
            collected.add(supply, sheet)
        }
        if outline.value.declaresYears {
            for year in beside {
                for (sheet, copy) in await copies(of: sheets(of: [year])) { collected.add(copy, sheet) }
            }
        }
        guard let years = try await years(collected, scope, of: country, until: end) else { return nil }
        let calendar = HolidayCalendar(
            country: code, years: years, weekends: Weekends(country.weekend),
            regions: await named(collected.regions, of: code), holidays: collected.holidays)
        return Supply(calendar, age: collected.age, failure: collected.failure)
    }

    /// The years to show as known; nil if the source has nothing for the country.
    private func years(
        _ collected: SheetCollection, _ scope: CalendarScope, of country: Country, until end: ContinuousClock.Instant
    ) async throws(ServiceFailure) -> ClosedRange<Int>? {
        if let years = collected.years(around: scope.years) { return years }
        let outline = collected.outline
        if outline.declaresYears, collected.absent.isEmpty { return outline.years }
        let region: RegionCode? = outline.isByRegionOnly ? outline.regions.first : nil
        return try await YearSearch(
            bounds: outline.years, thisYear: clock.today(in: country.zones.first ?? "UTC").year
        ) { year throws(ServiceFailure) in
            try await supply(CalendarSheet(country: country, year: year, region: region), until: end) != nil
        }
        .years()
    }

    /// Requests sheets, several at a time. The value is nil for a sheet that the source does not have.
    ///
    /// - Parameter others: optional sheets, whose failures are ignored.
    /// - Throws: the first failure of a sheet that is not optional; further sheets are not requested then.
    private func supplies(
        of sheets: [CalendarSheet], besides others: [CalendarSheet], until end: ContinuousClock.Instant
    ) async throws(ServiceFailure) -> [(CalendarSheet, Supply<[Holiday]>?)] {
        let wanted = Set(sheets)
        let all = sheets + others
        let supplies = try await all.concurrentMap(atMost: Self.concurrency) { sheet throws(ServiceFailure) in
            do throws(ServiceFailure) {
                return Optional(try await supply(sheet, until: end))
            } catch {
                if wanted.contains(sheet) { throw error }
                return nil
            }
        }
        return zip(all, supplies).compactMap { sheet, supply in supply.map { (sheet, $0) } }
    }

    private func supply(
        _ sheet: CalendarSheet, until end: ContinuousClock.Instant
    ) async throws(ServiceFailure) -> Supply<[Holiday]>? {
        guard let document = source.document(of: sheet) else { return nil }
        return try await documents.document(document, within: documents.cache.clock.instant.duration(to: end))
    }

    /// Returns cached copies of the sheets; empty unless all of them are cached, because part of a year would mislead.
    private func copies(of sheets: [CalendarSheet]) async -> [(CalendarSheet, Supply<[Holiday]>)] {
        var copies: [(CalendarSheet, Supply<[Holiday]>)] = []
        for sheet in sheets {
            guard let document = source.document(of: sheet), let copy = await documents.copy(document) else {
                return []
            }
            // Drop the age: the visitor did not ask for this year.
            copies.append((sheet, Supply(copy.value)))
        }
        return copies
    }

    private func named(_ regions: [RegionCode], of country: CountryCode) async -> [HolidayCalendar.Region] {
        let names = Dictionary(
            await regionNames(country).map { ($0.code, $0.name) }, uniquingKeysWith: { first, _ in first })
        return regions.map { HolidayCalendar.Region(code: $0, name: names[$0] ?? $0.description) }
            .sorted { $0.name < $1.name }
    }
}

extension SheetCalendars: ChangeService {
    /// Nil: no source with sheets says what has changed.
    public func revisions(of _: CountryCode) async throws(ServiceFailure) -> [Revision]? { nil }
}

extension CalendarOutline {
    /// The outline without the declared years after `last`, but with its first year in any case.
    fileprivate func ending(by last: Int) -> CalendarOutline {
        guard declaresYears else { return self }
        return CalendarOutline(
            years: years.lowerBound...max(years.lowerBound, min(years.upperBound, last)), regions: regions,
            isByRegionOnly: isByRegionOnly)
    }
}
