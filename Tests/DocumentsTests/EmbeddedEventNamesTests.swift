import Documents
import TestSupport
import Testing

/// Names of events, for all countries and years that are embedded.
@Suite("Embedded documents: names of events", .serialized)
struct EmbeddedEventNamesTests {
    private func calendars() async throws -> [HolidayCalendar] {
        let library = DocumentLibrary(EmbeddedDocuments())
        var calendars: [HolidayCalendar] = []
        for country in try await library.countries().value {
            if let supply = try await library.calendar(of: country.code, covering: CalendarScope(year: 2026)) {
                calendars.append(supply.value)
            }
        }
        try #require(calendars.count >= 200)
        return calendars
    }

    private func filters(of calendar: HolidayCalendar) -> [HolidayFilter] {
        let regions = calendar.regions.prefix(8).map { HolidayFilter(types: .all, region: $0.code) }
        let types = calendar.types(in: 2026, of: nil).map { HolidayFilter(types: .only($0)) }
        return [HolidayFilter(types: .all), HolidayFilter()] + types + regions
    }

    @Test(
        "F1 F3 No two rows of a list share a name, and under every filter a name is one of the whole list, on its day")
    func names() async throws {
        var count = 0
        for calendar in try await calendars() {
            var names = EventNames(calendar)
            for year in calendar.years {
                var days: [String: CivilDate] = [:]
                // Filters in a few years only, since this takes long in a debug build.
                let filters = 2025...2028 ~= year ? filters(of: calendar) : [HolidayFilter(types: .all)]
                for (index, filter) in filters.enumerated() {
                    var seen: Set<String> = []
                    for row in HolidayRows(calendar, filter).rows(of: year) {
                        let name = names.name(of: row)
                        #expect(seen.insert(name).inserted, "\(name) twice in \(filter)")
                        #expect(index == 0 || days[name] == row.first, "\(name) in \(filter)")
                        #expect(name.utf8.count <= 200, "\(name)")
                        days[name] = row.first
                        count += 1
                    }
                }
            }
        }
        #expect(count > 50_000, "\(count)")
    }
}
