import TestSupport
import Testing

@Suite("Rows of a list")
struct HolidayRowsTests {
    private let regions = [("AL", "Alabama"), ("CA", "California"), ("MS", "Mississippi"), ("NY", "New York")]

    private func holiday(
        _ date: String, _ name: String, occasion: String? = nil, types: [HolidayType] = [.publicHoliday],
        regions: [String] = [], exceptions: [String] = [], level: HolidayLevel? = nil, parts: String? = nil,
        observed: String? = nil
    ) -> Holiday {
        let kind = HolidayKind(
            names: [LocalizedText(name, language: "en")], types: types, regions: regions.map(Sample.region),
            exceptions: exceptions.map(Sample.region), level: level, parts: parts,
            occasion: occasion.flatMap { Slug(printed: $0) })
        return Holiday(
            date: Sample.day(date), observed: observed.map(Sample.day), kind: kind,
            id: HolidayID(date: Sample.day(date), slug: kind.slug))
    }

    private func rows(
        _ holidays: [Holiday], _ filter: HolidayFilter = HolidayFilter(),
        of year: Int = 2026
    ) -> [HolidayRow] {
        HolidayRows(Sample.calendar("US", regions: regions, holidays), filter).rows(of: year)
    }

    @Test("The rows of the whole country have what regions call them, and go on as in the list of all regions")
    func wholeCountry() {
        let days = [
            holiday("2026-03-20", "Eid"), holiday("2026-03-21", "Eid"), holiday("2026-03-21", "Feast", regions: ["CA"]),
            holiday("2026-03-22", "Eid", regions: ["NY"]),
            holiday("2026-05-01", "Fair", level: .partial, parts: "towns"),
            holiday("2026-05-01", "Other", regions: ["CA"], level: .partial, parts: "towns of California"),
        ]
        for holidays in [days, days + king] {
            let lists = HolidayRows(Sample.calendar("US", regions: regions, holidays), HolidayFilter())
            #expect(lists.rowsOfWholeCountry(of: 2026) == lists.rows(of: 2026).filter(\.isOfWholeCountry))
        }
        let lists = HolidayRows(Sample.calendar("US", regions: regions, days), HolidayFilter())
        #expect(lists.rowsOfWholeCountry(of: 2026).map(\.name.text) == ["Eid", "Fair"])
        #expect(lists.rowsOfWholeCountry(of: 2026).first?.last == Sample.day("2026-03-21"))
        #expect(lists.rowsOfWholeCountry(of: 1999).isEmpty)
    }

    private func codes(_ texts: String...) -> [RegionCode] { texts.map(Sample.region) }

    private var king: [Holiday] {
        [
            holiday(
                "2026-01-19", "Robert E. Lee/Martin Luther King Birthday", occasion: "king", regions: ["AL", "MS"]),
            holiday("2026-01-19", "Martin Luther King Jr. Day", occasion: "king", exceptions: ["AL", "MS", "NY"]),
            holiday("2026-01-19", "Civil Rights Day", occasion: "king", regions: ["NY"]),
        ]
    }

    @Test("One feast on a date is one row, the national name first, the others with their regions")
    func folded() throws {
        let rows = rows(king)
        #expect(rows.count == 1)
        let row = try #require(rows.first)
        #expect(row.name.text == "Martin Luther King Jr. Day" && row.level == .national && row.regions == .all)
        #expect(row.otherNames.map(\.name.text) == ["Robert E. Lee/Martin Luther King Birthday", "Civil Rights Day"])
        #expect(row.otherNames.map(\.regions) == [.only(codes("AL", "MS")), .only(codes("NY"))])
    }

    @Test("A national list leaves out what the country as a whole does not keep")
    func national() {
        let holidays = [
            holiday("2026-02-02", "Regional", regions: ["AL"]),
            holiday("2026-02-03", "Everywhere by itself", level: .regional),
            holiday("2026-02-04", "Parts of Alabama", regions: ["AL"], level: .partial),
            holiday("2026-02-05", "Parts of the country", level: .partial), holiday("2026-02-06", "National"),
        ]
        #expect(rows(holidays).filter(\.isOfWholeCountry).map(\.name.text) == ["Parts of the country", "National"])
        #expect(rows(holidays).count == 5)
    }

    @Test("In one region the list has the region’s holidays and says nothing of other regions")
    func oneRegion() throws {
        let alabama = rows(king, HolidayFilter(region: Sample.region("AL")))
        #expect(alabama.map(\.name.text) == ["Robert E. Lee/Martin Luther King Birthday"])
        let row = try #require(alabama.first)
        #expect(row.regions == .only([]) && row.otherNames.isEmpty && row.parts.isEmpty)
        let partial = holiday("2026-08-15", "Assumption", regions: ["AL"], level: .partial, parts: "some counties")
        let told = try #require(rows([partial], HolidayFilter(region: Sample.region("AL"))).first)
        #expect(told.level == .partial && told.parts.map(\.description) == ["some counties"])
        #expect(rows([partial], HolidayFilter(region: Sample.region("CA"))).isEmpty)
    }

    @Test("The shorter list of regions is told: where it is kept, or where it is not")
    func shorter() {
        let kept: [([String], RegionList)] = [
            (["AL"], .only(codes("AL"))), (["AL", "CA"], .only(codes("AL", "CA"))),
            (["NY", "CA", "AL"], .allBut(codes("MS"))), (["AL", "CA", "MS", "NY"], .all),
        ]
        for (regions, list) in kept {
            #expect(rows([holiday("2026-02-02", "Day", regions: regions)]).map(\.regions) == [list])
        }
        #expect(rows([holiday("2026-02-02", "Day", exceptions: ["AL"])]).map(\.regions) == [.allBut(codes("AL"))])
        #expect(
            rows([holiday("2026-02-02", "Day", exceptions: ["AL", "CA", "NY"])]).map(\.regions)
                == [.allBut(codes("AL", "CA", "NY"))], "what is national is not the holiday of one region")
    }

    @Test("Whole regions and parts of others are told apart")
    func parts() throws {
        let corpus = [
            holiday("2026-06-04", "Corpus Christi", regions: ["AL", "MS"]),
            holiday("2026-06-04", "Corpus Christi", regions: ["CA"], level: .partial, parts: "the north"),
        ]
        let found = rows(corpus)
        #expect(found.count == 1)
        let row = try #require(found.first)
        #expect(row.level == .regional && row.regions == .only(codes("AL", "MS")))
        #expect(row.parts.map(\.regions) == [codes("CA")] && row.parts.map(\.description) == ["the north"])
    }

    @Test("An observed day is a row of its own, on its own date, in the year that it is in")
    func observed() {
        let holidays = [
            holiday("2026-12-26", "Boxing Day", observed: "2026-12-28"),
            holiday("2027-01-01", "New Year's Day", observed: "2026-12-31"),
        ]
        let rows = rows(holidays)
        #expect(rows.map(\.first.description) == ["2026-12-26", "2026-12-28", "2026-12-31"])
        #expect(rows.map(\.isObserved) == [false, true, true])
        #expect(rows.allSatisfy { $0.first == $0.last })
        #expect(self.rows(holidays, of: 2027).map(\.isObserved) == [false])
        #expect(self.rows(holidays, of: 2040).isEmpty)
    }

    @Test("Consecutive days of the same name and place are one row; another name, place or type begins another")
    func runs() {
        func days(_ range: ClosedRange<Int>, _ name: String, regions: [String] = [], types: [HolidayType]) -> [Holiday]
        {
            range.map { holiday("2026-03-\($0)", name, types: types, regions: regions) }
        }
        let eid =
            days(20...22, "Eid", types: [.publicHoliday])
            + days(23...24, "Eid", regions: ["AL"], types: [.publicHoliday])
        #expect(rows(eid).map { "\($0.first.day)-\($0.last.day)" } == ["20-22", "23-24"])
        let names = days(10...11, "One", types: [.publicHoliday]) + days(12...13, "Two", types: [.publicHoliday])
        #expect(rows(names).map { "\($0.first.day)-\($0.last.day)" } == ["10-11", "12-13"])
        let types = days(10...11, "One", types: [.publicHoliday]) + days(12...13, "One", types: [.bank])
        #expect(rows(types, HolidayFilter(types: .all)).map { "\($0.first.day)-\($0.last.day)" } == ["10-11", "12-13"])
        let gap = days(10...11, "One", types: [.publicHoliday]) + days(13...13, "One", types: [.publicHoliday])
        #expect(rows(gap).map { "\($0.first.day)-\($0.last.day)" } == ["10-11", "13-13"])
    }

    @Test("School breaks are ranges for each region; regions with the same range share a row")
    func breaks() {
        // As in the documents: an element for each set of regions.
        let days =
            (10...19).map { holiday("2026-07-\($0)", "Summer break", types: [.school], regions: ["AL", "CA", "MS"]) }
            + (20...29).map { holiday("2026-07-\($0)", "Summer break", types: [.school], regions: ["AL", "CA"]) }
            + (30...31).map { holiday("2026-07-\($0)", "Summer break", types: [.school], regions: ["NY"]) }
        let found = rows(days, HolidayFilter(types: .only(.school)))
        #expect(found.map { "\($0.first.day)-\($0.last.day)" } == ["10-29", "10-19", "30-31"])
        #expect(found.map(\.regions) == [.only(codes("AL", "CA")), .only(codes("MS")), .only(codes("NY"))])
        let one = rows(days, HolidayFilter(types: .only(.school), region: Sample.region("CA")))
        #expect(one.map { "\($0.first.day)-\($0.last.day)" } == ["10-29"])
        #expect(rows(days, HolidayFilter(types: .only(.school))).allSatisfy { !$0.isOfWholeCountry })
    }

    @Test("A day of school between two breaks of one name makes them two", arguments: ["AL", nil])
    func schoolBetween(region: String?) {
        let days = [10, 11, 13, 14].map { holiday("2026-07-\($0)", "Break", types: [.school], regions: ["AL"]) }
        let filter = HolidayFilter(types: .only(.school), region: region.map(Sample.region))
        #expect(rows(days, filter).map { "\($0.first.day)-\($0.last.day)" } == ["10-11", "13-14"])
    }

    @Test("Holidays without an occasion are one feast if their names are the same")
    func names() {
        let holidays = [
            holiday("2026-02-02", "Labour Day", regions: ["AL"]), holiday("2026-02-02", "Labour day", regions: ["CA"]),
            holiday("2026-02-02", "Other Day", regions: ["NY"]),
        ]
        #expect(rows(holidays).map(\.name.text) == ["Labour Day", "Other Day"])
    }
}
