import TestSupport
import Testing

@Suite("Types that a holiday has in some regions only")
struct RegionalTypesTests {
    private let regions = [("BE", "Berlin"), ("BY", "Bavaria"), ("HE", "Hesse"), ("SN", "Saxony")]
    private let everything = HolidayFilter(types: .all, isEverywhere: true)

    private func holiday(
        _ date: String, _ types: [HolidayType], in regions: [String] = [], except: [String] = [],
        level: HolidayLevel? = nil, name: String = "Feast"
    ) -> Holiday {
        let kind = HolidayKind(
            names: [LocalizedText(name, language: "en")], types: types, regions: regions.map(Sample.region),
            exceptions: except.map(Sample.region), level: level, occasion: Slug("feast"))
        return Holiday(
            date: Sample.day(date), kind: kind,
            id: HolidayID(date: Sample.day(date), slug: Slug(kind.types[0].rawValue)))
    }

    private func calendar(_ holidays: [Holiday]) -> HolidayCalendar {
        Sample.calendar("DE", regions: regions, holidays)
    }

    private func rows(_ holidays: [Holiday], _ filter: HolidayFilter? = nil) -> [HolidayRow] {
        HolidayRows(calendar(holidays), filter ?? everything).rows(of: 2026)
    }

    /// "public BE BY", "catholic but HE", "optional all", "catholic parts SN"
    private func told(_ row: HolidayRow) -> [String] {
        row.regionalTypes.map { found in
            let places =
                switch found.regions {
                case .all: ["all"]
                case .only(let codes): codes.map(\.description)
                case .allBut(let codes): ["but"] + codes.map(\.description)
                }
            return ([found.type.rawValue] + (found.isLocal ? ["parts"] : []) + places).joined(separator: " ")
        }
    }

    @Test("B5 What only regions make of a national day is told beside its own types, each with its regions, sorted")
    func national() throws {
        let days = [
            holiday("2026-10-12", [.government]), holiday("2026-10-12", [.optional], in: ["SN"]),
            holiday("2026-10-12", [.publicHoliday, .bank], in: ["BE", "BY", "HE"]),
        ]
        for days in [days, days.reversed()] {
            let row = try #require(rows(days).first)
            #expect(row.types == [.government] && row.regions == .all && row.level == .national)
            #expect(told(row) == ["public but SN", "bank but SN", "optional SN"])
        }
        // Both lists have the row.
        #expect(HolidayRows(calendar(days), HolidayFilter(types: .all)).rowsOfWholeCountry(of: 2026) == rows(days))
    }

    @Test("B5 A type that all regions give by themselves is not the country’s")
    func allRegions() {
        let days = [
            holiday("2026-10-12", [.government]),
            holiday("2026-10-12", [.publicHoliday], in: ["BE", "BY", "HE", "SN"]),
        ]
        #expect(rows(days).map(\.types) == [[.government]] && rows(days).map(told) == [["public all"]])
    }

    @Test("B5 A national type that some regions replace is theirs in no list")
    func replaced() {
        let days = [
            holiday("2026-10-12", [.publicHoliday], except: ["HE"]), holiday("2026-10-12", [.optional], in: ["HE"]),
        ]
        #expect(rows(days).map(\.types) == [[.publicHoliday]] && rows(days).map(\.regions) == [.all])
        #expect(rows(days).map(told) == [["public but HE", "optional HE"]])
    }

    @Test("A row of regions tells which of them give which type")
    func regional() {
        let days = [
            holiday("2026-08-03", [.publicHoliday, .bank], in: ["BE", "BY"]),
            holiday("2026-08-03", [.optional, .bank], in: ["SN"]),
        ]
        #expect(rows(days).map(\.types) == [[.publicHoliday, .bank, .optional]])
        #expect(rows(days).map(told) == [["public BE BY", "optional SN"]])
    }

    @Test("A type that only parts of regions give is told as such, unless nobody gives it another one")
    func parts() {
        let whole = holiday("2026-06-04", [.publicHoliday], in: ["BY", "HE"])
        let parts = holiday("2026-06-04", [.catholic], in: ["SN"], level: .partial)
        let country = holiday("2026-06-04", [.workday], level: .partial)
        #expect(rows([whole, parts]).map(told) == [["catholic parts SN"]])
        #expect(rows([whole, country]).map(told) == [["workday parts"]])
        #expect(rows([parts]).map(told) == [[]])
        let other = holiday("2026-06-04", [.protestant], in: ["BE"], level: .partial)
        #expect(rows([parts, other]).map(told) == [["catholic parts SN", "protestant parts BE"]])
    }

    @Test("B4 Half a day is told with the regions that have it, and left out where all of these have the whole day off")
    func halfDays() throws {
        let whole = holiday("2026-12-24", [.publicHoliday], in: ["BE"])
        let other = holiday("2026-12-24", [.halfDay], in: ["BY"])
        let same = holiday("2026-12-24", [.halfDay], in: ["BE"])
        for days in [[whole, other], [other, whole]] {
            #expect(rows(days).map(\.types) == [[.publicHoliday, .halfDay]])
            #expect(rows(days).map(told) == [["public BE", "half-day BY"]])
            #expect(rows(days).map(\.lead.holiday.kind.types) == [[.publicHoliday]])
        }
        let berlin = HolidayFilter(types: .all, region: Sample.region("BE"))
        for days in [[whole, same], [same, whole]] {
            #expect(rows(days).map(\.types) == [[.publicHoliday]] && rows(days).map(told) == [[]])
            #expect(rows(days, berlin).map(\.types) == [[.publicHoliday]])
            #expect(rows(days).map(\.lead.holiday.kind.types) == [[.publicHoliday]])
        }
        let parts = holiday("2026-12-24", [.halfDay], in: ["SN"], level: .partial)
        #expect(rows([whole, parts]).map(told) == [["half-day parts SN"]])
        let both = holiday("2026-12-24", [.publicHoliday, .halfDay], in: ["BE"])
        #expect(rows([both], berlin).map(\.types) == [[.publicHoliday, .halfDay]])
        let half = HolidayFilter(types: .only(.halfDay), isEverywhere: true)
        #expect(rows([whole, same], half).map(\.types) == [[.halfDay]])
    }

    @Test("B4 Half a day is left out only if all who have it are known to have the whole day off")
    func mootHalfDay() {
        let whole = holiday("2026-12-24", [.publicHoliday], in: ["BE", "BY"])
        func told(_ half: Holiday) -> [[String]] { rows([whole, half]).map { self.told($0) } }
        #expect(told(holiday("2026-12-24", [.halfDay], in: ["BY"])) == [[]])
        #expect(told(holiday("2026-12-24", [.halfDay], in: ["BY", "SN"])) == [["public BE BY", "half-day BY SN"]])
        #expect(told(holiday("2026-12-24", [.halfDay], in: ["BY"], level: .partial)) == [["half-day parts BY"]])
        let everywhere = holiday("2026-12-24", [.publicHoliday], in: ["BE", "BY", "HE", "SN"])
        let country = rows([holiday("2026-12-24", [.halfDay]), everywhere])
        #expect(country.map(\.types) == [[.halfDay]], "the country's own type stays")
        #expect(country.map { self.told($0) } == [["public all"]])
    }

    @Test("Nothing is told if all give it all types, and in the list of one region")
    func nothing() {
        let same = [
            holiday("2026-10-12", [.publicHoliday], in: ["BE"]),
            holiday("2026-10-12", [.publicHoliday], in: ["BY"], name: "Fair"),
        ]
        #expect(rows(same).map(told) == [[]])
        let both = [
            holiday("2026-10-12", [.government]), holiday("2026-10-12", [.publicHoliday], in: ["BE"]),
        ]
        let region = HolidayFilter(types: .all, region: Sample.region("BE"))
        #expect(rows(both, region).map(told) == [[]])
        #expect(rows(both, region).map(\.types) == [[.publicHoliday, .government]])
        #expect(rows(both, HolidayFilter(types: .only(.publicHoliday), isEverywhere: true)).map(told) == [[]])
    }

    @Test("Two days that regions give different types are no run, although the types are the same")
    func runs() {
        func days(_ second: [String]) -> [Holiday] {
            ["2026-10-12", "2026-10-13"].flatMap { date in
                [
                    holiday(date, [.government]),
                    holiday(date, [.publicHoliday], in: date == "2026-10-12" ? ["BE"] : second),
                ]
            }
        }
        #expect(rows(days(["BE"])).map(told) == [["public BE"]])
        #expect(rows(days(["BY"])).map(told) == [["public BE"], ["public BY"]])
    }

    @Test("The holiday that leads the row keeps what regions make of it; the others are only theirs")
    func lead() throws {
        let days = [
            holiday("2026-10-12", [.publicHoliday, .bank], except: ["HE"]),
            holiday("2026-10-12", [.optional], in: ["HE"]),
        ]
        let calendar = calendar(days)
        let row = try #require(rows(days).first)
        #expect(told(HolidayRow(leadOf: row, in: calendar)) == ["optional HE"])
        #expect(days.map { told(HolidayRow(HolidayDay($0), in: calendar)) } == [["optional HE"], []])
    }

    @Test("People are told the names of few regions, and the number of many")
    func names() throws {
        let days = [
            holiday("2026-10-12", [.government]), holiday("2026-10-12", [.publicHoliday], in: ["BE", "SN"]),
            holiday("2026-10-12", [.bank], in: ["BE", "BY", "HE"]),
            holiday("2026-10-12", [.workday], in: ["BE", "BY", "HE", "SN"]),
            holiday("2026-10-12", [.catholic], in: ["SN"], level: .partial),
            holiday("2026-10-12", [.orthodox], level: .partial),
        ]
        let calendar = calendar(days)
        let found = try #require(rows(days).first).regionalTypes
        let named = found.map { calendar.told($0) }
        #expect(named.map(\.type) == [.publicHoliday, .bank, .workday, .catholic, .orthodox])
        #expect(
            named.map(\.place) == [
                .regions(["Berlin", "Saxony"]), .allBut(["Saxony"]), .everywhere, .regions(["Saxony"]), .everywhere,
            ])
        #expect(named.map(\.regions.count) == [2, 3, 4, 1, 0])
        #expect(named.map(\.isLocal) == [false, false, false, true, true])
        #expect(named.allSatisfy { $0.country == Sample.code("DE") })
        #expect(
            found.map { calendar.told($0, mostNames: 0).place } == [
                .some(2, of: 4), .some(3, of: 4), .everywhere, .some(1, of: 4), .everywhere,
            ])
        #expect(calendar.told(found[1], mostNames: 0).regions == ["BE", "BY", "HE"].map(Sample.region))
    }
}
