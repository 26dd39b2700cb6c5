public import Almanac
import Documents

/// Calendars put together from the sheets of a source: those that the scope asks for, and those of the years before and
/// after as far as they are at hand.
public struct SheetCalendars: HolidayService {
    private let source: any SheetSource
    private let cache: DocumentCache
    private let lifetimes: Lifetimes
    private let countries: any CountryService
    private let regionNames: @Sendable (CountryCode) async -> [HolidayCalendar.Region]

    /// - Parameters:
    ///   - countries: codes and weekends, which these sources do not have.
    ///   - regionNames: the regions of a country with their names; of one that is not among them the code is shown.
    public init(
        _ source: any SheetSource, cache: DocumentCache, lifetimes: Lifetimes, countries: any CountryService,
        regionNames: @escaping @Sendable (CountryCode) async -> [HolidayCalendar.Region]
    ) {
        self.source = source
        self.cache = cache
        self.lifetimes = lifetimes
        self.countries = countries
        self.regionNames = regionNames
    }

    public func calendar(
        of code: CountryCode, covering scope: CalendarScope
    ) async throws(ServiceFailure) -> Supply<HolidayCalendar>? {
        guard let country = try await countries.country(code), let outline = try await source.outline(of: country)
        else { return nil }
        var collected = SheetCollection(outline)
        let regions = outline.value.regions(for: scope.regions)
        let wanted = scope.years.filter(outline.value.years.contains)
        let sheets = wanted.flatMap { year in regions.map { CalendarSheet(country: country, year: year, region: $0) } }
        for (sheet, supply) in try await supplies(of: sheets) { collected.add(supply, sheet) }
        for year in [scope.years.lowerBound - 1, scope.years.upperBound + 1] where outline.value.years.contains(year) {
            let sheets = regions.map { CalendarSheet(country: country, year: year, region: $0) }
            for (sheet, copy) in await copies(of: sheets) { collected.add(copy, sheet) }
        }
        guard let years = collected.years else { return nil }
        let calendar = HolidayCalendar(
            country: code, years: years, weekend: country.weekend,
            regions: await named(collected.regions, of: code), holidays: collected.holidays)
        return Supply(calendar, age: collected.age, failure: collected.failure)
    }

    /// All at the same time. Nil for a sheet that there is not.
    private func supplies(
        of sheets: [CalendarSheet]
    ) async throws(ServiceFailure) -> [(CalendarSheet, Supply<[Holiday]>?)] {
        let results = await withTaskGroup { group in
            for sheet in sheets { group.addTask { (sheet, await result(sheet)) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        var supplies: [(CalendarSheet, Supply<[Holiday]>?)] = []
        for (sheet, result) in results { supplies.append((sheet, try result.get())) }
        return supplies
    }

    private func result(_ sheet: CalendarSheet) async -> Result<Supply<[Holiday]>?, ServiceFailure> {
        guard let request = source.request(sheet) else { return .success(nil) }
        do throws(ServiceFailure) {
            return .success(
                try await cache.document(request, as: source.reading(sheet), lifetimes: lifetimes))
        } catch {
            return .failure(error)
        }
    }

    /// Empty unless they are all at hand: a year that is half there would tell wrong things.
    private func copies(of sheets: [CalendarSheet]) async -> [(CalendarSheet, Supply<[Holiday]>)] {
        var copies: [(CalendarSheet, Supply<[Holiday]>)] = []
        for sheet in sheets {
            guard let request = source.request(sheet),
                let copy = await cache.copy(request, as: source.reading(sheet))
            else { return [] }
            // Its age does not matter: it is not what was asked for.
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

extension CalendarOutline {
    /// Whose sheets to ask for; nil stands for the whole country's.
    func regions(for scope: CalendarScope.Regions) -> [RegionCode?] {
        if isByRegionOnly {
            if case .one(let region) = scope, regions.contains(region) { return [region] }
            return regions
        }
        return switch scope {
        case .wholeCountry: [nil]
        case .one(let region): regions.contains(region) ? [nil, region] : [nil]
        case .all: [nil] + regions
        }
    }
}
