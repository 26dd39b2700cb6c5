import Adapters
import Documents
import TestSupport
import Testing

@testable import Upstreams

@Suite("Calendars of sheets")
struct SheetCalendarsTests {
    private let kingdom = CountryCode("GB")
    private let england = RegionCode("ENG")
    private let scotland = RegionCode("SCT")

    private func calendar(
        _ upstream: SheetUpstream, outline: CalendarOutline?, covering scope: CalendarScope,
        after first: CalendarScope? = nil, age: SupplyAge? = nil
    ) async throws -> Supply<HolidayCalendar>? {
        let calendars = SheetCalendars(
            SheetSourceDouble(outline: outline, age: age),
            cache: DocumentCache(upstream: upstream, shelf: nil, memoryLimit: 1 << 20, budget: .seconds(600)) { _ in },
            lifetimes: Lifetimes(), catalogue: CountryServiceDouble([Sample.unitedKingdom, Sample.germany]),
            clock: ClockDouble(Sample.day("2026-06-01"))
        ) { _ in [HolidayCalendar.Region(code: Sample.region("ENG"), name: "England")] }
        let code = try #require(kingdom)
        if let first { _ = try await calendars.calendar(of: code, covering: first) }
        return try await calendars.calendar(of: code, covering: scope)
    }

    private func names(_ calendar: Supply<HolidayCalendar>?) -> [String] {
        (calendar?.value.holidays ?? []).map { "\($0.date) \($0.kind.name.text) \($0.kind.regions.map(\.description))" }
    }

    @Test("Only known years in the scope are fetched")
    func years() async throws {
        let upstream = SheetUpstream(["2022": "2022-01-01 New Year", "2023": "2023-01-01 New Year"])
        let supply = try await calendar(
            upstream, outline: CalendarOutline(years: 2022...2030), covering: CalendarScope(years: 2020...2022))
        #expect(upstream.requests == ["2022"])
        #expect(supply?.value.years == 2022...2030)
        #expect(names(supply) == ["2022-01-01 New Year []"])
    }

    @Test("Of a source that declares years without an end, ten from now are offered; later ones are not asked for")
    func horizon() async throws {
        let upstream = SheetUpstream([
            "2030": "2030-01-01 New Year", "2036": "2036-01-01 New Year", "2037": "2037-01-01 New Year",
        ])
        func years(_ declared: ClosedRange<Int>, of year: Int) async throws -> ClosedRange<Int>? {
            try await calendar(
                upstream, outline: CalendarOutline(years: declared), covering: CalendarScope(year: year))?.value.years
        }
        #expect(try await years(2011...2200, of: 2036) == 2011...2036)
        #expect(try await years(2011...2200, of: 2037) == 2011...2036)
        #expect(try await years(2011...2035, of: 2030) == 2011...2035)
        #expect(try await years(2050...2200, of: 2026) == 2050...2050)
        #expect(!upstream.requests.contains("2037"))
    }

    @Test("An unknown year is not a failure: nothing is fetched, and the calendar has the known years")
    func unknownYear() async throws {
        let upstream = SheetUpstream([:])
        let supply = try await calendar(
            upstream, outline: CalendarOutline(years: 2022...2023), covering: CalendarScope(year: 2031))
        #expect(upstream.requests.isEmpty)
        #expect(supply?.value.years == 2022...2023)
    }

    @Test("A region is fetched together with the whole country; a day that only the region has is regional")
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

    @Test("If there are only sheets of regions, the days that all regions share are national")
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
        // The other regions were not fetched, so the day is listed for England only.
        #expect(names(english) == ["2022-12-25 Christmas [\"ENG\"]"])
    }

    @Test("A year that turns out to be absent limits the known years")
    func absentYear() async throws {
        let upstream = SheetUpstream(["2026": "2026-01-01 New Year"])
        let supply = try await calendar(
            upstream, outline: CalendarOutline(years: 2020...2027), covering: CalendarScope(years: 2026...2027))
        #expect(supply?.value.years == 2020...2026)
    }

    @Test("All regions are fetched with the country, eight sheets at a time; days that all share are national")
    func allRegions() async throws {
        let codes = (1...30).compactMap { RegionCode("R\($0)") }
        var texts = ["2022": "2022-12-25 Christmas"]
        for code in codes { texts["2022/\(code)"] = "2022-05-01 May\n2022-12-25 Christmas" }
        texts["2022/R30"] = "2022-12-25 Christmas"
        let upstream = SheetUpstream(texts)
        let supply = try await calendar(
            upstream, outline: CalendarOutline(years: 2022...2022, regions: codes), covering: CalendarScope(year: 2022))
        #expect(upstream.requests.count == 31)
        #expect(upstream.mostAtOnce <= 8 && upstream.mostAtOnce > 1, "\(upstream.mostAtOnce)")
        let holidays = supply?.value.holidays ?? []
        #expect(holidays.map(\.kind.isNational) == [false, true])
        #expect(holidays.first?.kind.regions.count == 29)
    }

    @Test("A region that the source does not have is not fetched", arguments: [true, false])
    func unknownRegion(isByRegionOnly: Bool) async throws {
        let upstream = SheetUpstream([:])
        let supply = try await calendar(
            upstream,
            outline: CalendarOutline(
                years: 2022...2022, regions: [england].compactMap(\.self), isByRegionOnly: isByRegionOnly),
            covering: CalendarScope(year: 2022, regions: .one(Sample.region("ZZ"))))
        #expect(upstream.requests.isEmpty && supply?.value.regions.map(\.name) == ["England"])
    }

    @Test("After the first sheet that fails no more are fetched")
    func firstFailure() async throws {
        let codes = (1...30).compactMap { RegionCode("R\($0)") }
        let upstream = SheetUpstream([:], failing: Set(codes.map { "2022/\($0)" } + ["2022"]))
        await #expect(throws: ServiceFailure.self) {
            try await calendar(
                upstream, outline: CalendarOutline(years: 2022...2022, regions: codes),
                covering: CalendarScope(year: 2022))
        }
        #expect(upstream.requests.count < 20, "\(upstream.requests.count)")
    }

    @Test("An absent year limits the known years, on either side")
    func absentBeside() async throws {
        let upstream = SheetUpstream(["2026": "2026-01-01 New Year", "2027": "2027-01-01 New Year"])
        let outline = CalendarOutline(years: 2011...2100, declaresYears: false)
        let supply = try await calendar(upstream, outline: outline, covering: CalendarScope(year: 2026))
        // The years before and after are fetched, because the source does not declare its years.
        #expect(upstream.requests == ["2025", "2026", "2027"])
        #expect(supply?.value.years == 2026...2100)
        let last = try await calendar(upstream, outline: outline, covering: CalendarScope(year: 2027))
        #expect(last?.value.years == 2011...2027)
    }

    @Test("A failure to fetch the year before or after is ignored")
    func failingBeside() async throws {
        let upstream = SheetUpstream(["2026": "2026-01-01 New Year"], failing: ["2025", "2027"])
        let outline = CalendarOutline(years: 2011...2100, declaresYears: false)
        let supply = try await calendar(upstream, outline: outline, covering: CalendarScope(year: 2026))
        #expect(supply?.value.years == 2011...2100 && supply?.age == nil && supply?.failure == nil)
    }

    @Test(
        "For an absent year, the known years are searched from the current year, not assumed",
        arguments: [
            (2040, 2020...2028), (2013, 2020...2028), (2101, 2020...2028), (2029, 2026...2028), (2040, 2025...2025),
        ])
    func absentFarAway(year: Int, there: ClosedRange<Int>) async throws {
        let texts = Dictionary(uniqueKeysWithValues: there.map { ("\($0)", "\($0)-01-01 New Year") })
        let supply = try await calendar(
            SheetUpstream(texts), outline: CalendarOutline(years: 2011...2100, declaresYears: false),
            covering: CalendarScope(year: year))
        #expect(supply?.value.years == there)
        #expect(supply?.value.holidays(in: year).isEmpty == true)
    }

    @Test("A source without any year of a country has no calendar for it")
    func nothing() async throws {
        let upstream = SheetUpstream([:])
        #expect(
            try await calendar(
                upstream, outline: CalendarOutline(years: 2011...2100, declaresYears: false),
                covering: CalendarScope(year: 2026)) == nil)
        // The year, and those before and after it; the search does not fetch them again.
        #expect(upstream.requests == ["2025", "2026", "2027"])
    }

    @Test("A calendar has the age of its oldest part, including the outline")
    func age() async throws {
        let upstream = SheetUpstream(["2022": "2022-01-01 A"])
        let outline = CalendarOutline(years: 2022...2022)
        #expect(try await calendar(upstream, outline: outline, covering: CalendarScope(year: 2022))?.age == nil)
        let old = try await calendar(
            upstream, outline: outline, covering: CalendarScope(year: 2022), age: .seconds(600))
        #expect(old?.age == .seconds(600))
        var collection = SheetCollection(Supply(outline, age: .seconds(600)))
        let sheet = CalendarSheet(country: Sample.germany, year: 2022, region: nil)
        collection.add(Supply([], age: .seconds(300), failure: .timedOut), sheet)
        #expect(collection.age == .seconds(600) && collection.failure == .timedOut)
        collection.add(Supply([], age: .seconds(900), failure: .invalid), sheet)
        #expect(collection.age == .seconds(900) && collection.failure == .timedOut)
        collection.add(Supply([]), sheet)
        #expect(collection.age == .seconds(900))
    }

    @Test("The countries are those that the source offers; others are known but not offered")
    func countries() async throws {
        let calendars = SheetCalendars(
            SheetSourceDouble(outline: nil, age: .seconds(60)),
            cache: DocumentCache(
                upstream: SheetUpstream([:]), shelf: nil, memoryLimit: 1 << 20, budget: .seconds(600)
            ) { _ in },
            lifetimes: Lifetimes(), catalogue: CountryServiceDouble([Sample.unitedKingdom, Sample.germany]),
            clock: ClockDouble(Sample.day("2026-06-01"))
        ) { _ in [] }
        let offered = try await calendars.countries()
        #expect(offered.value.map(\.code.description) == ["GB"] && offered.age == .seconds(60))
        #expect(try await calendars.country(Sample.code("DE")) == Sample.germany)
        #expect(try await calendars.country(Sample.code("QQ")) == nil)
    }

    @Test("A failed sheet is a failure, not a year without holidays")
    func failure() async throws {
        let upstream = SheetUpstream(["2022": "2022-01-01 New Year"], failing: ["2023"])
        await #expect(throws: ServiceFailure.self) {
            try await calendar(
                upstream, outline: CalendarOutline(years: 2022...2023), covering: CalendarScope(years: 2022...2023))
        }
    }

    @Test("The years before and after are included if cached, but not fetched")
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

    @Test("A country unknown to the source has no calendar")
    func unknownCountry() async throws {
        let upstream = SheetUpstream([:])
        #expect(try await calendar(upstream, outline: nil, covering: CalendarScope(year: 2022)) == nil)
        #expect(upstream.requests.isEmpty)
    }
}
