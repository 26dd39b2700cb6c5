import TestSupport
import Testing

@Suite("Names of events")
struct EventNamesTests {
    private func holiday(
        _ date: String, _ name: String, occasion: String? = nil, types: [HolidayType] = [.publicHoliday],
        regions: [String] = [], except: [String] = [], observed: String? = nil
    ) -> Holiday {
        let kind = HolidayKind(
            names: [LocalizedText(name, language: "en")], types: types, regions: regions.map(Sample.region),
            exceptions: except.map(Sample.region), occasion: occasion.flatMap { Slug(printed: $0) })
        return Holiday(
            date: Sample.day(date), observed: observed.map(Sample.day), kind: kind,
            id: HolidayID(date: Sample.day(date), slug: kind.slug))
    }

    private func names(_ holidays: [Holiday], _ filter: HolidayFilter = HolidayFilter(types: .all)) -> [String] {
        let calendar = Sample.calendar("US", regions: [("AL", "Alabama"), ("CA", "California")], holidays)
        var names = EventNames(calendar)
        return HolidayRows(calendar, filter).rows(of: 2026).map { names.name(of: $0) }
    }

    @Test("F3 A holiday of the country keeps its name if its date moves; one of regions is named by its date")
    func levels() {
        #expect(names([holiday("2026-07-04", "Independence Day")]) == ["US-2026-independence-day"])
        #expect(names([holiday("2026-07-05", "Independence Day")]) == ["US-2026-independence-day"])
        #expect(names([holiday("2026-03-31", "Chavez Day", regions: ["CA"])]) == ["US-2026-03-31-chavez-day"])
    }

    @Test("F3 What comes twice in a year is counted; days that follow each other are one event, or days of it")
    func ordinals() {
        let eid = ["2026-01-05", "2026-01-06", "2026-12-25", "2026-12-26"].map { holiday($0, "Eid") }
        #expect(names(eid) == ["US-2026-eid", "US-2026-eid-2"])
        let mixed = [
            holiday("2026-01-05", "Eid"), holiday("2026-01-06", "Eid", types: [.bank]), holiday("2026-12-25", "Eid"),
        ]
        #expect(names(mixed) == ["US-2026-eid", "US-2026-eid-day-2", "US-2026-eid-2"])
    }

    @Test("F3 A day off in lieu or in exchange is named by its date: another one before it does not rename it")
    func daysOff() {
        for days in [
            ["2026-01-02", "2026-02-20"].map { dayOff($0, isInLieu: true) },
            ["2026-01-02", "2026-02-20"].map { dayOff($0, movedFrom: "2026-02-14") },
        ] {
            #expect(names([days[1]]) == ["US-2026-02-20-day-off"])
            #expect(names(days) == ["US-2026-01-02-day-off", "US-2026-02-20-day-off"])
        }
    }

    private func dayOff(_ date: String, isInLieu: Bool = false, movedFrom: String? = nil) -> Holiday {
        let day = holiday(date, "Day off")
        return Holiday(
            date: day.date, isInLieu: isInLieu, movedFrom: movedFrom.map { Sample.day($0) }, kind: day.kind, id: day.id)
    }

    @Test("F3 The name does not depend on the filter, whatever a region calls the feast")
    func filters() {
        let holidays = [
            holiday("2026-10-12", "Columbus Day", occasion: "columbus"),
            holiday("2026-10-12", "Indigenous Day", occasion: "columbus", types: [.bank], regions: ["CA"]),
            holiday("2026-02-02", "One", occasion: "x", regions: ["AL"]),
            holiday("2026-02-02", "Other", occasion: "x", types: [.bank], regions: ["CA"]),
        ]
        let all = names(holidays)
        #expect(all == ["US-2026-02-02-x", "US-2026-columbus-day"])
        #expect(names(holidays, HolidayFilter(types: .only(.bank))) == all)
        for region in ["AL", "CA"] {
            #expect(names(holidays, HolidayFilter(types: .all, region: Sample.region(region))) == all)
        }
    }

    @Test("F3 The name does not depend on which holidays of the feast the filter leaves out on that day")
    func folded() {
        // As in Hong Kong: the day off for one holiday is the own day of another one of the same feast.
        let holidays = [
            holiday("2026-10-18", "Festival", occasion: "festival", observed: "2026-10-19"),
            holiday("2026-10-19", "Day after the Festival", occasion: "festival", types: [.optional]),
            holiday("2026-05-01", "May Day", occasion: "may", types: [.bank]),
            holiday("2026-05-01", "Labour Day", occasion: "may", regions: ["AL"]),
        ]
        let all = names(holidays)
        #expect(all == ["US-2026-may-day", "US-2026-festival", "US-2026-day-after-the-festival"])
        for type in [HolidayType.publicHoliday, .optional, .bank] {
            let some = names(holidays, HolidayFilter(types: .only(type)))
            #expect(!some.isEmpty && Set(some).isSubset(of: all), "\(type.rawValue): \(some)")
        }
    }

    @Test("F3 A run of the country is a run in each region, though it is another holiday of the feast that one keeps")
    func runs() {
        // As in Bosnia and Herzegovina: in some regions the first day has an observed one.
        let holidays = [
            holiday("2026-01-01", "New Year"), holiday("2026-01-02", "New Year"),
            holiday("2026-05-01", "May Day", regions: ["AL"], observed: "2026-05-04"),
            holiday("2026-05-01", "May Day", except: ["AL"]), holiday("2026-05-02", "May Day"),
        ]
        let all = names(holidays)
        #expect(all == ["US-2026-new-year", "US-2026-may-day", "US-2026-05-01-may-day-observed-05-04"])
        #expect(names(holidays, HolidayFilter(types: .all, region: Sample.region("AL"))) == all)
        #expect(names(holidays, HolidayFilter(types: .all, region: Sample.region("CA"))) == Array(all.dropLast()))
    }

    @Test("F3 N3 An observed day has a name of its own, in the year of its holiday")
    func observed() {
        #expect(
            names([holiday("2026-07-04", "Independence Day", observed: "2026-07-03")])
                == ["US-2026-independence-day-observed", "US-2026-independence-day"])
        #expect(names([holiday("2027-01-01", "New Year", observed: "2026-12-31")]) == ["US-2027-new-year-observed"])
        let banks = [
            holiday("2026-12-25", "Christmas", observed: "2026-12-27"),
            holiday("2026-12-25", "Christmas", types: [.bank], observed: "2026-12-28"),
        ]
        #expect(
            names(banks) == [
                "US-2026-christmas", "US-2026-christmas-observed", "US-2026-christmas-observed-2",
            ])
        #expect(
            names(banks, HolidayFilter(types: .only(.bank))) == ["US-2026-christmas", "US-2026-christmas-observed-2"])
        let regional = [
            holiday("2026-04-25", "Anzac", regions: ["AL"], observed: "2026-04-27"),
            holiday("2026-04-25", "Anzac", regions: ["CA"], observed: "2026-04-28"),
        ]
        #expect(
            names(regional) == [
                "US-2026-04-25-anzac", "US-2026-04-25-anzac-observed-04-27", "US-2026-04-25-anzac-observed-04-28",
            ])
    }

    @Test("F3 A break of schools is named by its first and its last day, since regions share the first one")
    func breaks() {
        let summer =
            ["2026-07-01", "2026-07-02"].map { holiday($0, "Break", types: [.school], regions: ["AL"]) }
            + [holiday("2026-07-01", "Break", types: [.school], regions: ["CA"])]
        let fast = holiday("2026-03-22", "Fast", types: [.school], observed: "2026-03-20")
        #expect(names([fast]) == ["US-2026-03-22-fast-observed-03-20", "US-2026-03-22-fast-03-22"])
        #expect(names(summer).sorted() == ["US-2026-07-01-break-07-01", "US-2026-07-01-break-07-02"])
        #expect(
            names(summer, HolidayFilter(types: .all, region: Sample.region("AL"))) == ["US-2026-07-01-break-07-02"])
    }
}
