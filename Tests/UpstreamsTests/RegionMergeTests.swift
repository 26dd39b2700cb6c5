import TestSupport
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

    /// Holidays that differ from a plain one in one thing.
    private static func flagged() throws -> [(what: String, holiday: Holiday)] {
        let date = try #require(CivilDate(year: 2026, month: 5, day: 4))
        let id = HolidayID(date: date, slug: Slug("Fair"))
        func kind(
            types: [HolidayType] = [.publicHoliday], isLocal: Bool = false, parts: String? = nil, occasion: Slug? = nil,
            local: String? = nil
        ) -> HolidayKind {
            HolidayKind(
                names: [LocalizedText("Fair", language: "en")]
                    + [local].compactMap { $0 }.map {
                        LocalizedText($0, language: "de")
                    }, types: types, isLocal: isLocal, parts: parts, occasion: occasion)
        }
        let other = date.adding(days: 1)
        return [
            ("plain", Holiday(date: date, kind: kind(), id: id)),
            ("observed", Holiday(date: date, observed: other, kind: kind(), id: id)),
            ("not kept", Holiday(date: date, observed: other, isKept: false, kind: kind(), id: id)),
            ("in lieu", Holiday(date: date, isInLieu: true, kind: kind(), id: id)),
            ("moved", Holiday(date: date, movedFrom: other, kind: kind(), id: id)),
            ("estimated", Holiday(date: date, kind: kind(), isEstimated: true, id: id)),
            ("typed", Holiday(date: date, kind: kind(types: [.bank, .religious]), id: id)),
            ("local", Holiday(date: date, kind: kind(isLocal: true), id: id)),
            ("in parts", Holiday(date: date, kind: kind(isLocal: true, parts: "some valleys"), id: id)),
            ("of an occasion", Holiday(date: date, kind: kind(occasion: Slug("May Fair")), id: id)),
            ("named", Holiday(date: date, kind: kind(local: "Messe"), id: id)),
        ]
    }

    @Test("Nothing about a holiday is lost, whether all regions list it, the whole country does, or one region")
    func flags() throws {
        for (what, holiday) in try Self.flagged() {
            #expect(RegionMerge.merge([(nil, [holiday]), (north, [])]) == [holiday], "\(what)")
            #expect(RegionMerge.merge([(north, [holiday]), (south, [holiday])]) == [holiday], "\(what)")
            let merged = RegionMerge.merge([(north, [holiday]), (south, [])])
            #expect(merged.map(\.kind.regions) == [[north].compactMap { $0 }], "\(what)")
            let kept = merged.map { [$0.observed, $0.movedFrom] }
            #expect(kept == [[holiday.observed, holiday.movedFrom]], "\(what)")
            let flags = merged.map { [$0.isKept, $0.isInLieu, $0.isEstimated, $0.kind.isLocal] }
            #expect(
                flags == [[holiday.isKept, holiday.isInLieu, holiday.isEstimated, holiday.kind.isLocal]], "\(what)")
            #expect(merged.map(\.kind.parts) == [holiday.kind.parts], "\(what)")
            #expect(merged.map(\.kind.occasion) == [holiday.kind.occasion], "\(what)")
            #expect(merged.map(\.kind.localName) == [holiday.kind.localName], "\(what)")
        }
    }

    @Test("Holidays of two regions that differ in anything are two holidays")
    func distinct() throws {
        let all = try Self.flagged()
        for (index, one) in all.enumerated() {
            for other in all.dropFirst(index + 1) {
                let merged = RegionMerge.merge([(north, [one.holiday]), (south, [other.holiday])])
                #expect(merged.count == 2 && Set(merged.map(\.id)).count == 2, "\(one.what), \(other.what)")
            }
        }
    }
}
