public import AlmanacValues
import Entities
import PlainBytes
import ServiceContracts

/// What to export: the whole site, or the pages of some countries and years. The pages that belong to no country are
/// always exported.
public struct Selection: Hashable, Sendable {
    /// Nil for all.
    public var countries: Set<CountryCode>?
    /// Nil for all that the data have.
    public var years: ClosedRange<Int>?
    /// Only the pages at these addresses; countries and years then have no effect. Nil for all pages.
    public var addresses: [String]?

    public init(countries: Set<CountryCode>? = nil, years: ClosedRange<Int>? = nil, addresses: [String]? = nil) {
        self.countries = countries
        self.years = years
        self.addresses = addresses
    }
}

/// The chapters of a selection, each with the addresses at which it begins.
struct Plan {
    private(set) var chapters: [Chapter] = []
    private let services: Services
    private let addresses: [String]

    /// The number of addresses in a chapter of given addresses.
    private static let chapterLength = 64

    /// - Throws: `ExportFailure`, or what a service throws.
    init(_ selection: Selection, services: Services) async throws {
        self.services = services
        addresses = selection.addresses ?? []
        if selection.addresses != nil {
            chapters = stride(from: 0, to: addresses.count, by: Self.chapterLength).map { .given(from: $0) }
            return
        }
        let codes = Set(try await services.countries.countries().value.map(\.code))
        if let unknown = selection.countries?.subtracting(codes).min() {
            throw ExportFailure.unknownCountry(unknown.description)
        }
        var years: [CountryCode: ClosedRange<Int>] = [:]
        let wanted = selection.countries ?? codes
        for code in wanted.sorted() {
            let current = services.clock.today(in: "UTC").year
            guard let known = try await services.holidays.calendar(of: code, covering: CalendarScope(year: current))
            else { continue }
            years[code] = known.value.years
        }
        func selected(_ known: ClosedRange<Int>) -> [Int] {
            known.filter { selection.years?.contains($0) ?? true }
        }
        let all = Set(years.values.flatMap(selected)).sorted()
        let months = all.flatMap { year in (1...12).map { Chapter.world(year, month: $0) } }
        chapters = [.site, .literature, .occasions, .documents] + months
        for code in wanted.sorted() {
            chapters.append(.country(code))
            chapters += years[code].map(selected)?.map { .year(code, $0) } ?? []
        }
    }

    /// Returns the addresses from which all pages of a chapter can be reached by links.
    ///
    /// - Parameter files: the addresses of the program's files.
    func seeds(of chapter: Chapter, files: [String]) async throws -> [String] {
        switch chapter {
        case .given(let start):
            return Array(addresses[start..<min(start + Self.chapterLength, addresses.count)])
        case .site:
            return files + [
                "/", "/holidays", "/countries", "/on/today", "/on/week", "/light-side", "/dark-side", "/greeting",
                "/privacy", "/accessibility", "/developers", "/openapi.json", "/look.css", "/countries.json", "/data",
                "/data.json", "/data.csv",
                "/data/changes", "/data/changes.json", "/data/changes.atom",
            ]
        case .literature:
            let quotes = try await services.quotes.quotations().value.map { "/quotes/\($0.id)" }
            return ["/quotes", "/people", "/quotes.json", "/quotes.atom", "/people.json"] + quotes
        case .occasions:
            return ["/occasions", "/occasions.json"]
        case .documents:
            let documents = try await services.documents.documents() ?? []
            return ["/documents.json"] + documents.map { "/documents/\($0.name)" }
        case .country(let code):
            let year = services.clock.today(in: "UTC").year
            let calendar = try await services.holidays.calendar(of: code, covering: CalendarScope(year: year))?.value
            let regions = calendar?.regions.map(\.code) ?? []
            let types = Set(calendar?.holidays.flatMap(\.kind.types) ?? []).subtracting([.publicHoliday]).sorted()
            let filters =
                ["region=all", "type=all"] + regions.map { "region=\($0)" } + types.map { "type=\($0.rawValue)" }
            let calendars = filters.flatMap { filter in
                ["ics", "json", "svg"].map { "/holidays/\(code).\($0)?\(filter)" }
            }
            return calendars + [
                "/holidays/\(code)", "/holidays/\(code).ics", "/holidays/\(code).json", "/holidays/\(code).svg",
                "/holidays/\(code)/long-weekends.ics", "/holidays/\(code)/changes.atom",
                "/holidays/\(code)/changes.json", "/countries/\(code)",
                "/countries/\(code).json", "/countries/\(code).csv", "/countries/\(code).xml",
            ] + regions.flatMap { ["/countries/\(code)/\($0)", "/holidays/\(code)?region=\($0)"] }
        case .year(let code, let year):
            let list = "/holidays/\(code)/\(String(year, digits: 4))"
            let regions = try await regions(of: code, year)
            return [list, "\(list)?region=all", "\(list)?type=all", "\(list)/leave", "\(list)/long-weekends"]
                + regions.map { "\(list)?region=\($0)" }
        case .world(let year, let month):
            return (1...CivilDate.days(in: month, of: year)).compactMap { day in
                CivilDate(year: year, month: month, day: day)
            }.flatMap { date in ["/on/\(date)", "/on/\(date)/week", "/on/\(date).json", "/on/\(date)/week.json"] }
        }
    }

    private func regions(of code: CountryCode, _ year: Int) async throws -> [RegionCode] {
        try await services.holidays.calendar(of: code, covering: CalendarScope(year: year))?.value.regions.map(\.code)
            ?? []
    }
}
