import TestSupport
import Testing

/// A city and a district that have holidays of their own are no regions beside those that they lie in.
@Suite("Counts of regions")
struct CountedRegionsTests {
    private static let zones = ["ZA", "ZB"]

    private func calendar(_ holidays: [Holiday] = [], zones: [String] = []) -> HolidayCalendar {
        let names = ["BE", "BW", "BY", "HE", "ST"]
        func region(_ code: String, of whole: String? = nil, isZone: Bool = false) -> HolidayCalendar.Region {
            HolidayCalendar.Region(
                code: Sample.region(code), name: code, whole: whole.map(Sample.region), isZone: isZone)
        }
        return HolidayCalendar(
            country: Sample.code("DE"), years: 2020...2035, weekends: Weekends([.saturday, .sunday]),
            regions: [region("Augsburg", of: "BY")] + names.map { region($0) } + [region("Munich", of: "BY")]
                + zones.map { region($0, isZone: true) },
            holidays: holidays.sorted { $0.date < $1.date })
    }

    private func codes(_ names: String...) -> [RegionCode] { names.map(Sample.region) }

    @Test("Parts of a region and zones of schools are not counted beside the regions")
    func all() {
        #expect(calendar().regionCount == 5 && calendar(zones: Self.zones).regionCount == 5)
        #expect(Sample.germanCalendar.regionCount == Sample.germanCalendar.regions.count)
    }

    @Test("A region and its parts are one, and so are parts of one region without it")
    func some() {
        #expect(calendar().count(of: codes("Augsburg", "BY", "ST")) == 2)
        #expect(calendar().count(of: codes("Augsburg", "Munich", "ST")) == 2)
        #expect(calendar().count(of: codes("BE", "ST")) == 2 && calendar().count(of: []) == 0)
        #expect(calendar().withoutParts(codes("Augsburg", "BY", "ST")) == codes("BY", "ST"))
        #expect(calendar().withoutParts(codes("Augsburg", "Munich", "ST")) == codes("Augsburg", "Munich", "ST"))
    }

    @Test("A region that lies in one that the country does not have is counted")
    func unknownWhole() {
        let region = HolidayCalendar.Region(code: Sample.region("X"), name: "X", whole: Sample.region("Y"))
        let calendar = HolidayCalendar(
            country: Sample.code("DE"), years: 2020...2035, weekends: Weekends([.saturday, .sunday]),
            regions: [region], holidays: [])
        #expect(calendar.count(of: codes("X")) == 1 && calendar.withoutParts(codes("X")) == codes("X"))
    }

    @Test("Parts of other regions that keep a feast are told beside those that keep it as a whole")
    func partsBeside() throws {
        func beside(_ whole: [String], _ parts: [(String, String?)], in region: String? = nil) throws -> Keepers? {
            let others = parts.map { code, which in
                let kind = HolidayKind(
                    names: [LocalizedText("Feast", language: "en")], types: [.publicHoliday],
                    regions: [Sample.region(code)], level: .partial, parts: which)
                let day = Sample.day("2026-08-15")
                return Holiday(date: day, kind: kind, id: HolidayID(date: day, slug: Slug(code)))
            }
            let own = whole.isEmpty ? [] : [Sample.holiday("2026-08-15", "Feast", regions: whole)]
            let filter = HolidayFilter(region: region.map(Sample.region), isEverywhere: true)
            let calendar = calendar(own + others)
            return Keepers(
                beside: try #require(HolidayRows(calendar, filter).rows(of: 2026).first), in: calendar)
        }
        let bavaria = Keepers.Names(codes: codes("BY"), names: ["BY"])
        #expect(try beside(["ST"], [("BY", "Catholic towns")]) == .parts(bavaria, which: "Catholic towns"))
        #expect(try beside(["ST", "BY"], [("BY", "Catholic towns")]) == nil)
        let two = Keepers.Names(codes: codes("BY", "HE"), names: ["BY", "HE"])
        #expect(try beside(["ST"], [("BY", "Catholic towns"), ("HE", nil)]) == .parts(two, which: nil))
        // That is all that the row has, or all that the list of a region has.
        #expect(try beside([], [("BY", nil)]) == nil && beside(["ST"], []) == nil)
        #expect(try beside(["BY"], [("BY", nil)], in: "BY") == nil)
    }

    @Test("A row names three regions and counts more, without their parts; its codes have the parts too")
    func keepers() throws {
        func keepers(_ regions: [String]) throws -> Keepers? {
            let calendar = calendar([Sample.holiday("2026-01-06", "Epiphany", regions: regions)])
            let row = try #require(HolidayRows(calendar, HolidayFilter(isEverywhere: true)).rows(of: 2026).first)
            return Keepers(of: row, in: calendar)
        }
        guard case .regions(let three, of: 5) = try keepers(["Augsburg", "BW", "BY"]) else {
            Issue.record("not in regions")
            return
        }
        #expect(three.names == ["BW", "BY"] && three.count == 2 && three.codes == codes("Augsburg", "BW", "BY"))
        guard case .allBut(let others) = try keepers(["Augsburg", "BW", "BY", "HE", "Munich"]) else {
            Issue.record("not in all but two")
            return
        }
        #expect(others.names == ["BE", "ST"] && others.count == 2)
    }

    @Test("A type of some regions is told with as many regions as there are")
    func types() throws {
        let kinds = [
            Sample.holiday("2026-10-12", "Day", types: [.government]),
            Sample.holiday("2026-10-12", "Day", types: [.publicHoliday], regions: ["Augsburg", "BE", "BY"]),
        ]
        let calendar = calendar(kinds)
        let row = try #require(HolidayRows(calendar, HolidayFilter(types: .all)).rows(of: 2026).first)
        let found = try #require(row.regionalTypes.first)
        #expect(calendar.told(found, mostNames: 1).place == .some(2, of: 5))
        #expect(calendar.told(found, mostNames: 2).place == .regions(["BE", "BY"]))
    }
}
