import TestSupport
import Testing

@testable import Holidays

@Suite("The map of a holiday's regions")
struct KeepersMapTests {
    private func map(
        _ holiday: Holiday, maps: WorldServiceDouble = WorldServiceDouble(maps: [Sample.code("DE"): Sample.germanMap])
    ) async throws -> KeepersMap? {
        let calendar = Sample.calendar(
            regions: [("BE", "Berlin"), ("BY", "Bavaria"), ("HH", "Hamburg"), ("SH", "Holstein"), ("XX", "Far away")],
            [holiday])
        let interactor = HolidayDetailInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([calendar]),
            occasions: OccasionServiceDouble(), world: maps, clock: ClockDouble(Sample.day("2026-09-21")))
        let reference = HolidayReference(Sample.code("DE"), 2026, try #require(HolidayID("06-01-day")))
        return try await interactor.detail(ListedHoliday(reference)).map
    }

    private func states(_ map: KeepersMap?) -> [KeepersMap.State]? { map?.shapes.map(\.state) }

    @Test("Regions that keep the holiday stand out, and a shape of two regions of which one keeps it is kept in part")
    func kept() async throws {
        let some = try #require(try await map(Sample.holiday("2026-06-01", "Day", regions: ["BY", "SH", "XX"])))
        #expect(states(some) == [.kept, .notKept, .keptInPart])
        #expect(some.shapes.map(\.regions) == [["Bavaria"], ["Berlin"], ["Hamburg", "Holstein"]])
        #expect(some.unmapped == ["Far away"] && some.insets.count == 1 && some.width == 60 && some.height == 80)
        let both = try await map(Sample.holiday("2026-06-01", "Day", regions: ["HH", "SH"]))
        #expect(states(both) == [.notKept, .notKept, .kept] && both?.unmapped == [])
    }

    @Test("All but some regions keep it")
    func exceptions() async throws {
        let kind = HolidayKind(
            names: [LocalizedText("Day", language: "en")], types: [.publicHoliday],
            exceptions: [Sample.region("BE")], occasion: nil)
        let day = Sample.day("2026-06-01")
        let holiday = Holiday(date: day, kind: kind, id: HolidayID(date: day, slug: kind.slug))
        #expect(states(try await map(holiday)) == [.kept, .notKept, .kept])
    }

    @Test("Parts of regions that keep it are kept in part")
    func local() async throws {
        let kind = HolidayKind(
            names: [LocalizedText("Day", language: "en")], types: [.publicHoliday], regions: [Sample.region("BY")],
            isLocal: true, occasion: nil)
        let day = Sample.day("2026-06-01")
        let holiday = Holiday(date: day, kind: kind, id: HolidayID(date: day, slug: kind.slug))
        #expect(states(try await map(holiday)) == [.keptInPart, .notKept, .notKept])
    }

    @Test("There is no map of the whole country, without a difference, without a map, or if it fails")
    func none() async throws {
        #expect(try await map(Sample.holiday("2026-06-01", "Day")) == nil)
        #expect(try await map(Sample.holiday("2026-06-01", "Day", regions: ["XX"])) == nil)
        let regional = Sample.holiday("2026-06-01", "Day", regions: ["BY"])
        #expect(try await map(regional, maps: WorldServiceDouble()) == nil)
        #expect(try await map(regional, maps: WorldServiceDouble(failing: .invalid)) == nil)
    }

    @Test("Words, and what matters most is drawn last")
    func section() {
        let section = KeepersMapPresentation(map: HolidayDetail.mapped.map ?? .empty, detail: .mapped, words: .init())
            .section
        #expect(section.label == "Map of Germany: who keeps German Unity Day" && section.title == "Where it is kept")
        #expect(section.layers.map(\.state) == ["working", "regional", "holiday"])
        #expect(section.layers.map(\.legend) == ["Not kept", "Kept in part", "Kept"])
        #expect(section.layers.map(\.pattern) == [nil, "url(#map-regional)", nil])
        #expect(section.layers[0].spots.map(\.title) == ["Berlin <b>: not kept"])
        #expect(section.layers[0].lands.map(\.title) == ["The rest of Germany: not kept"])
        #expect(section.layers[2].lands.map(\.title) == ["Bavaria: kept"])
        #expect(section.unmapped == "Also kept, and not on the map: Guam.")
    }
}

extension KeepersMap {
    fileprivate static let empty = KeepersMap(width: 0, height: 0, shapes: [], insets: [], unmapped: [])
}
