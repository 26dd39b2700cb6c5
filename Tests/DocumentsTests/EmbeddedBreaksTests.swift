import Documents
import TestSupport
import Testing

/// Breaks of schools over New Year, in the embedded documents.
@Suite("Embedded documents: breaks over New Year")
struct EmbeddedBreaksTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    private func calendar(_ code: String) async throws -> HolidayCalendar {
        let scope = CalendarScope(year: 2026)
        return try #require(try await Self.library.calendar(of: Sample.code(code), covering: scope)).value
    }

    private func breaks(_ calendar: HolidayCalendar, _ region: String?, of year: Int) -> [HolidayRow] {
        let filter = HolidayFilter(types: .only(.school), region: region.map(Sample.region))
        return HolidayRows(calendar, filter).rows(of: year)
    }

    /// From the calendar of the Kultusministerkonferenz for 2026/27, written down from memory of the published table.
    @Test(
        "The Christmas break of each Land is one row, in 2026 and in 2027",
        arguments: [
            ("BW", "12-23", "01-09"), ("BY", "12-24", "01-08"), ("BE", "12-23", "01-02"), ("BB", "12-23", "01-02"),
            ("HB", "12-23", "01-09"), ("HH", "12-21", "01-01"), ("HE", "12-23", "01-12"), ("MV", "12-21", "01-02"),
            ("NI", "12-23", "01-09"), ("NW", "12-23", "01-06"), ("RP", "12-23", "01-08"), ("SL", "12-21", "12-31"),
            ("SN", "12-23", "01-02"), ("ST", "12-21", "01-02"), ("SH", "12-21", "01-06"), ("TH", "12-23", "01-02"),
        ])
    func germany(region: String, first: String, last: String) async throws {
        let calendar = try await calendar("DE")
        let days = "2026-\(first)/\(last < first ? 2027 : 2026)-\(last)"
        let rows = [2026, 2027].map { year in
            breaks(calendar, region, of: year).map { "\($0.first)/\($0.last)" }
        }
        #expect(rows[0].last == days)
        #expect(rows[1].contains(days) == (last < first) && rows[1].allSatisfy { !$0.hasPrefix("2027-01-01") })
    }

    @Test("Zones of France share a Christmas break over New Year, certain in 2026 and estimated after the decree")
    func france() async throws {
        let calendar = try await calendar("FR")
        for region in [nil, "ZONE-A", "ZONE-B", "ZONE-C"] {
            let (certain, later) = (breaks(calendar, region, of: 2026).last, breaks(calendar, region, of: 2029).last)
            #expect(
                certain.map { "\($0.first)/\($0.last)" } == "2026-12-19/2027-01-03" && certain?.isEstimated == false)
            #expect(later.map { "\($0.first)/\($0.last)" } == "2029-12-22/2030-01-06" && later?.isEstimated == true)
            #expect(breaks(calendar, region, of: 2027).first == certain)
        }
    }

    @Test("Every break over New Year is the same row in both years, under one name, in every list")
    func everywhere() async throws {
        var (carried, open) = (0, 0)
        for country in try await Self.library.countries().value {
            let calendar = try await calendar(country.code.description)
            guard calendar.holidays.contains(where: \.kind.isBreak) else { continue }
            var names = EventNames(calendar)
            for region in [nil] + calendar.regions.map({ Optional($0.code.description) }) {
                var before: [HolidayRow: String] = [:]
                for year in calendar.years {
                    let rows = breaks(calendar, region, of: year)
                    for row in rows where row.isCarried(into: year) {
                        #expect(before[row] == names.name(of: row), "\(country.code) \(region ?? "") \(row.first)")
                        carried += 1
                    }
                    open += rows.count { calendar.mayGoOn($0, in: region.map(Sample.region)) }
                    let over = rows.filter { $0.last.year > year }
                    before = Dictionary(uniqueKeysWithValues: over.map { ($0, names.name(of: $0)) })
                }
            }
        }
        #expect(carried > 300 && open > 10, "\(carried) \(open)")
    }

    @Test(
        "B2 Where a table ends with a year, its last break may go on; where it goes on, it does not say so",
        arguments: [
            ("AU", "ACT", 2027, true), ("AU", "NSW", 2027, false), ("AU", "TAS", 2026, false),
            ("NL", "NOORD", 2030, true),
            ("NL", "NOORD", 2029, false), ("FR", "ZONE-A", 2035, true), ("DE", "SL", 2026, false),
        ])
    func openEnds(country: String, region: String, year: Int, mayGoOn: Bool) async throws {
        let calendar = try await calendar(country)
        let last = try #require(breaks(calendar, region, of: year).last)
        #expect(calendar.mayGoOn(last, in: Sample.region(region)) == mayGoOn, "\(last.first) \(last.last)")
        #expect((last.last == Sample.day("\(year)-12-31")) == (mayGoOn || region == "SL"))
    }
}
