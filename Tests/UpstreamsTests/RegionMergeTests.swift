import Almanac
import Entities
import Testing

@testable import Upstreams

@Suite("Holidays listed by region")
struct RegionMergeTests {
    private let north = RegionCode("N")
    private let south = RegionCode("S")
    private let west = RegionCode("W")

    private func holiday(
        _ name: String, _ month: Int, _ day: Int, observed: Int? = nil, types: [HolidayType] = [.publicHoliday]
    ) throws -> Holiday {
        let date = try #require(CivilDate(year: 2026, month: month, day: day))
        let kind = HolidayKind(names: [LocalizedText(name, language: "en")], types: types)
        return Holiday(
            date: date, observed: observed.map { date.adding(days: $0) }, kind: kind,
            id: HolidayID(date: date, slug: kind.slug))
    }

    private func rows(_ lists: [(region: RegionCode?, holidays: [Holiday])]) -> [String] {
        RegionMerge.merge(lists).map { holiday in
            "\(holiday.id): \(holiday.kind.regions.map(\.description).joined(separator: " "))"
        }
    }

    @Test("A day in all regions is national, a day in some is theirs; the result is sorted")
    func regions() throws {
        let newYear = try holiday("New Year", 1, 1)
        let rodeo = try holiday("Rodeo", 3, 2)
        let show = try holiday("Show", 2, 9)
        let lists = [
            (region: west, holidays: [rodeo, newYear]), (region: south, holidays: [newYear, show]),
            (region: north, holidays: [newYear, show]),
        ]
        let expected = ["01-01-new-year: ", "02-09-show: N S", "03-02-rodeo: W"]
        #expect(rows(lists) == expected)
        #expect(rows(lists.reversed()) == expected)
        #expect(rows(lists + [(RegionCode("E"), [])])[0] == "01-01-new-year: N S W", "a region without it counts")
    }

    @Test("A day in the list of the whole country is national")
    func national() throws {
        let lists = [
            (region: nil, holidays: [try holiday("New Year", 1, 1)]),
            (region: north, holidays: [try holiday("New Year", 1, 1), try holiday("Show", 2, 9)]),
            (region: south, holidays: []),
        ]
        #expect(rows(lists) == ["01-01-new-year: ", "02-09-show: N"])
    }

    @Test("Days that differ in observed day or types are distinct, each with its own address")
    func different() throws {
        let lists = [
            (region: north, holidays: [try holiday("Day", 4, 25, observed: 2)]),
            (region: south, holidays: [try holiday("Day", 4, 25)]),
            (region: west, holidays: [try holiday("Day", 4, 25, types: [.bank])]),
        ]
        #expect(rows(lists) == ["04-25-day: N", "04-25-day-2: S", "04-25-day-3: W"])
    }

    @Test("No lists give no holidays; a single list is returned unchanged; equal kinds are shared")
    func edges() throws {
        #expect(rows([]).isEmpty && rows([(north, [])]).isEmpty)
        let days = [try holiday("Fair", 5, 1), try holiday("Fair", 5, 2)]
        let merged = RegionMerge.merge([(nil, days)])
        #expect(merged == days)
        #expect(merged[0].kind === merged[1].kind)
    }
}
