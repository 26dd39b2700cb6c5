import TestSupport
import Testing

@Suite("A feast in other years")
struct FeastYearsTests {
    private func holiday(
        _ date: String, _ name: String, occasion: String? = "feast", types: [HolidayType] = [.publicHoliday],
        regions: [String] = []
    ) -> Holiday {
        let kind = HolidayKind(
            names: [LocalizedText(name, language: "en")], types: types, regions: regions.map(Sample.region),
            occasion: occasion.flatMap { Slug(printed: $0) })
        return Holiday(date: Sample.day(date), kind: kind, id: HolidayID(date: Sample.day(date), slug: kind.slug))
    }

    private func years(
        _ holiday: Holiday, beside others: [Holiday], in region: String? = nil, reach: Int = 1
    ) -> [FeastYear.Answer] {
        let calendar = Sample.calendar(
            years: 2025...2027, regions: [("BY", "Bavaria"), ("BE", "Berlin")], [holiday] + others)
        return calendar.years(of: holiday, in: region.map(Sample.region), reach: reach).map(\.answer)
    }

    @Test("The same occasion is found under another name; each day is given once")
    func occasion() {
        let feast = holiday("2026-06-10", "Feast")
        let others = [
            holiday("2025-06-11", "Old name"), holiday("2025-06-11", "Another"), holiday("2025-06-12", "Second day"),
            holiday("2027-06-09", "Feast", occasion: "other"),
        ]
        #expect(years(feast, beside: others) == [.days([HolidayDay(others[0]), HolidayDay(others[2])]), .none])
    }

    @Test("Without an occasion the name decides")
    func name() {
        let feast = holiday("2026-06-10", "Feast", occasion: nil)
        let others = [holiday("2025-06-11", "Feast", occasion: nil), holiday("2027-06-11", "Other", occasion: nil)]
        #expect(years(feast, beside: others) == [.days([HolidayDay(others[0])]), .none])
    }

    @Test("Years that the calendar does not know are told apart from years without the feast")
    func unknown() {
        let feast = holiday("2026-06-10", "Feast")
        #expect(years(feast, beside: [], reach: 3) == [.unknown, .unknown, .none, .none, .unknown, .unknown])
    }

    @Test("N3 An observed day is a day of the feast, and its own date only if that is kept", arguments: [true, false])
    func observed(isKept: Bool) {
        let feast = holiday("2026-06-10", "Feast")
        let kind = feast.kind
        let moved = Holiday(
            date: Sample.day("2027-06-12"), observed: Sample.day("2027-06-14"), isKept: isKept, kind: kind,
            id: HolidayID(date: Sample.day("2027-06-12"), slug: kind.slug))
        let days = (isKept ? [HolidayDay(moved)] : []) + [HolidayDay(moved, isObserved: true)]
        #expect(years(feast, beside: [moved]) == [.none, .days(days)])
    }

    @Test("Another type, or another region’s day, is another matter")
    func place() {
        let regional = holiday("2026-06-10", "Feast", regions: ["BY"])
        let others = [holiday("2025-06-10", "Feast", regions: ["BE"]), holiday("2027-06-10", "Feast", types: [.bank])]
        #expect(years(regional, beside: others) == [.none, .none])
        let whole = [holiday("2025-06-10", "Feast"), holiday("2027-06-10", "Feast", regions: ["BY", "BE"])]
        #expect(years(regional, beside: whole) == whole.map { .days([HolidayDay($0)]) })
        #expect(years(regional, beside: whole, in: "BE") == whole.map { .days([HolidayDay($0)]) })
        #expect(years(regional, beside: others, in: "BE") == [.days([HolidayDay(others[0])]), .none])
        let national = holiday("2026-06-10", "Feast")
        #expect(years(national, beside: others) == [.none, .none])
    }

    /// Returns a break of schools of some days.
    private func schoolBreak(_ first: String, _ count: Int, regions: [String]) -> [Holiday] {
        (0..<count).map { number in
            holiday(
                Sample.day(first).adding(days: number).description, "Break", types: [.school], regions: regions)
        }
    }

    @Test("B2 A break is in another year where it begins in the region, not where it goes on over the turn of the year")
    func breaks() {
        let others =
            schoolBreak("2025-12-22", 15, regions: ["BY", "BE"]) + schoolBreak("2026-12-24", 16, regions: ["BY"])
            + schoolBreak("2027-12-23", 1, regions: ["BE"]) + schoolBreak("2027-12-24", 8, regions: ["BY", "BE"])
        func found(_ region: String?) -> [[CivilDate]?] {
            years(others[15], beside: others, in: region).map { answer in
                if case .days(let days) = answer { days.map(\.date) } else { nil }
            }
        }
        #expect(found("BY") == [[Sample.day("2025-12-22")], [Sample.day("2027-12-24")]])
        #expect(found("BE") == [[Sample.day("2025-12-22")], [Sample.day("2027-12-23")]])
        // In any of its own regions.
        #expect(
            found(nil) == [[Sample.day("2025-12-22")], [Sample.day("2027-12-24")]])
    }

    @Test("B2 A year whose breaks are not announced is told apart from one without, and from one without data")
    func notAnnounced() {
        let feast = holiday("2026-06-10", "Feast", types: [.school])
        func answers(_ types: [HolidayType], through last: String) -> [FeastYear.Answer] {
            let fact = HolidayKnowledge.Fact(
                types: types, basis: .announced, days: Sample.day("2025-01-01")...Sample.day(last),
                until: Sample.day(last))
            let calendar = HolidayCalendar(
                country: Sample.code("DE"), years: 2025...2028, weekends: Weekends([.saturday, .sunday]), regions: [],
                holidays: [feast], knowledge: HolidayKnowledge([fact]))
            return calendar.years(of: feast, reach: 2).map(\.answer)
        }
        #expect(answers([.school], through: "2027-09-10") == [.unknown, .none, .notAnnounced, .notAnnounced])
        #expect(answers([.school], through: "2027-12-31") == [.unknown, .none, .none, .notAnnounced])
        #expect(answers([.publicHoliday], through: "2028-12-31") == [.unknown, .unknown, .unknown, .unknown])
    }
}
