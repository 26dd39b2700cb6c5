import Almanac
import Documents
import TestSupport
import Testing
import Upstreams

@Suite("Calendars of sheets")
struct SheetCalendarsTests {
    private let kingdom = CountryCode("GB")
    private let england = RegionCode("ENG")
    private let scotland = RegionCode("SCT")

    private func calendar(
        _ upstream: SheetUpstream, outline: CalendarOutline?, covering scope: CalendarScope,
        after first: CalendarScope? = nil
    ) async throws -> Supply<HolidayCalendar>? {
        let calendars = SheetCalendars(
            SheetSourceDouble(outline: outline),
            cache: DocumentCache(upstream: upstream, shelf: nil, memoryLimit: 1 << 20) { _ in },
            lifetimes: Lifetimes(), countries: CountryServiceDouble([Sample.unitedKingdom])
        ) { _ in [HolidayCalendar.Region(code: RegionCode("ENG")!, name: "England")] }
        let code = try #require(kingdom)
        if let first { _ = try await calendars.calendar(of: code, covering: first) }
        return try await calendars.calendar(of: code, covering: scope)
    }

    private func names(_ calendar: Supply<HolidayCalendar>?) -> [String] {
        (calendar?.value.holidays ?? []).map { "\($0.date) \($0.kind.name.text) \($0.kind.regions.map(\.description))" }
    }

    @Test("Only the years of the scope are asked for, and of those only the known ones")
    func years() async throws {
        let upstream = SheetUpstream(["2022": "2022-01-01 New Year", "2023": "2023-01-01 New Year"])
        let supply = try await calendar(
            upstream, outline: CalendarOutline(years: 2022...2030), covering: CalendarScope(years: 2020...2022))
        #expect(upstream.requests == ["2022"])
        #expect(supply?.value.years == 2022...2030)
        #expect(names(supply) == ["2022-01-01 New Year []"])
    }

    @Test("A year that is not known is no failure: nothing is asked, and the calendar says which are known")
    func unknownYear() async throws {
        let upstream = SheetUpstream([:])
        let supply = try await calendar(
            upstream, outline: CalendarOutline(years: 2022...2023), covering: CalendarScope(year: 2031))
        #expect(upstream.requests.isEmpty)
        #expect(supply?.value.years == 2022...2023)
    }

    @Test("A region is asked for beside the whole country, and what only it has is its own")
    func region() async throws {
        let upstream = SheetUpstream([
            "2022": "2022-12-25 Christmas", "2022/ENG": "2022-08-29 Summer\n2022-12-25 Christmas",
        ])
        let supply = try await calendar(
            upstream, outline: CalendarOutline(years: 2022...2022, regions: [england, scotland].compactMap(\.self)),
            covering: CalendarScope(year: 2022, regions: .one(try #require(england))))
        #expect(upstream.requests == ["2022", "2022/ENG"])
        #expect(names(supply) == ["2022-08-29 Summer [\"ENG\"]", "2022-12-25 Christmas []"])
        #expect(supply?.value.regions.map(\.name) == ["England", "SCT"])
    }

    @Test("Where there are sheets of regions only, the whole country has what they all have")
    func byRegionOnly() async throws {
        let upstream = SheetUpstream([
            "2022/ENG": "2022-08-29 Summer\n2022-12-25 Christmas",
            "2022/SCT": "2022-11-30 Andrew\n2022-12-25 Christmas",
        ])
        let outline = CalendarOutline(
            years: 2022...2022, regions: [england, scotland].compactMap(\.self), isByRegionOnly: true)
        let whole = try await calendar(
            upstream, outline: outline, covering: CalendarScope(year: 2022, regions: .wholeCountry))
        #expect(upstream.requests == ["2022/ENG", "2022/SCT"])
        #expect(
            names(whole) == [
                "2022-08-29 Summer [\"ENG\"]", "2022-11-30 Andrew [\"SCT\"]", "2022-12-25 Christmas []",
            ])
        let one = SheetUpstream(["2022/ENG": "2022-12-25 Christmas"])
        let english = try await calendar(
            one, outline: outline, covering: CalendarScope(year: 2022, regions: .one(try #require(england))))
        #expect(one.requests == ["2022/ENG"])
        // Whether the others have it is not known, so it is not said.
        #expect(names(english) == ["2022-12-25 Christmas [\"ENG\"]"])
    }

    @Test("A year that turns out to be missing is outside of the known ones")
    func absentYear() async throws {
        let upstream = SheetUpstream(["2026": "2026-01-01 New Year"])
        let supply = try await calendar(
            upstream, outline: CalendarOutline(years: 2020...2027), covering: CalendarScope(years: 2026...2027))
        #expect(supply?.value.years == 2020...2026)
    }

    @Test("A sheet that cannot be had is a failure, and not a year without holidays")
    func failure() async throws {
        let upstream = SheetUpstream(["2022": "2022-01-01 New Year"], failing: ["2023"])
        await #expect(throws: ServiceFailure.self) {
            try await calendar(
                upstream, outline: CalendarOutline(years: 2022...2023), covering: CalendarScope(years: 2022...2023))
        }
    }

    @Test("The years before and after are taken along if they are at hand, and are not asked for")
    func neighbours() async throws {
        let texts = ["2022": "2022-01-01 A", "2023": "2023-01-01 B", "2024": "2024-01-01 C"]
        let cold = SheetUpstream(texts)
        let outline = CalendarOutline(years: 2022...2024)
        #expect(
            names(try await calendar(cold, outline: outline, covering: CalendarScope(year: 2023)))
                == ["2023-01-01 B []"])
        #expect(cold.requests == ["2023"])
        let warm = SheetUpstream(texts)
        let supply = try await calendar(
            warm, outline: outline, covering: CalendarScope(year: 2023), after: CalendarScope(year: 2022))
        #expect(names(supply) == ["2022-01-01 A []", "2023-01-01 B []"])
        #expect(warm.requests == ["2022", "2023"])
    }

    @Test("A country the source has nothing of has no calendar")
    func unknownCountry() async throws {
        let upstream = SheetUpstream([:])
        #expect(try await calendar(upstream, outline: nil, covering: CalendarScope(year: 2022)) == nil)
        #expect(upstream.requests.isEmpty)
    }
}
