import TestSupport
import Testing

@Suite("Days off")
struct DaysOffTests {
    private let bavaria = Sample.region("BY")
    private let berlin = Sample.region("BE")

    private func calendar(_ holidays: [Holiday], years: ClosedRange<Int> = 2026...2027) -> HolidayCalendar {
        Sample.calendar(years: years, regions: [("BY", "Bavaria"), ("BE", "Berlin")], holidays)
    }

    private func status(_ holidays: [Holiday], _ date: String, in region: RegionCode? = nil) throws -> DayStatus {
        try #require(DaysOff(calendar(holidays), in: region).status(of: Sample.day(date)))
    }

    private func partial(_ date: String, regions: [String]) -> Holiday {
        let kind = HolidayKind(
            names: [LocalizedText("Assumption Day", language: "en")], types: [.publicHoliday],
            regions: regions.map(Sample.region), level: .partial, parts: "some municipalities")
        return Holiday(date: Sample.day(date), kind: kind, id: HolidayID(date: Sample.day(date), slug: kind.slug))
    }

    private func exchanged(_ date: String, for worked: String, regions: [String] = []) -> Holiday {
        let kind = HolidayKind(
            names: [LocalizedText("Day off", language: "en")], types: [.publicHoliday],
            regions: regions.map(Sample.region))
        return Holiday(
            date: Sample.day(date), movedFrom: Sample.day(worked), kind: kind,
            id: HolidayID(date: Sample.day(date), slug: kind.slug))
    }

    @Test("A day without reasons is worked; a weekend day is off, because of the weekend")
    func plain() throws {
        let friday = try status([], "2026-06-05")
        #expect(!friday.isOff && friday.reasons.isEmpty && !friday.isWeekend)
        let saturday = try status([], "2026-06-06")
        #expect(saturday.isOff && saturday.reasons == [.weekend])
    }

    @Test("A public holiday gives its date off, and its observed day; other types give none")
    func holidays() throws {
        let holiday = Sample.holiday("2026-12-26", "Boxing Day", observed: "2026-12-28")
        let own = try status([holiday], "2026-12-26")
        #expect(own.isOff && own.reasons == [.holiday(HolidayDay(holiday)), .weekend])
        let observed = try status([holiday], "2026-12-28")
        #expect(observed.isOff && observed.holidays == [HolidayDay(holiday, isObserved: true)])
        let bank = try status([Sample.holiday("2026-12-24", "Christmas Eve", types: [.bank, .workday])], "2026-12-24")
        #expect(!bank.isOff && bank.reasons.isEmpty)
    }

    @Test("A date that is not kept itself is worked; only the observed day is off")
    func notKept() throws {
        let kind = Sample.holiday("2026-01-06", "Epiphany").kind
        let moved = Holiday(
            date: Sample.day("2026-01-06"), observed: Sample.day("2026-01-12"), isKept: false, kind: kind,
            id: HolidayID(date: Sample.day("2026-01-06"), slug: kind.slug))
        #expect(try !status([moved], "2026-01-06").isOff)
        #expect(try status([moved], "2026-01-12").isOff)
    }

    @Test("The country has national holidays, whatever regions do; a region has its own and those it does not replace")
    func levels() throws {
        let national = Sample.holiday("2026-06-10", "National", exceptions: ["BE"])
        let regional = Sample.holiday("2026-06-11", "Regional", regions: ["BE"])
        let places: [(RegionCode?, Bool, Bool)] = [(nil, true, false), (bavaria, true, false), (berlin, false, true)]
        for (region, isOffOnTenth, isOffOnEleventh) in places {
            #expect(try status([national, regional], "2026-06-10", in: region).isOff == isOffOnTenth)
            #expect(try status([national, regional], "2026-06-11", in: region).isOff == isOffOnEleventh)
        }
    }

    @Test("A holiday that each region keeps by itself is off in each, and not nationwide")
    func everyRegion() throws {
        let kind = HolidayKind(
            names: [LocalizedText("Day", language: "en")], types: [.publicHoliday], level: .regional)
        let day = Holiday(
            date: Sample.day("2026-06-10"), kind: kind, id: HolidayID(date: Sample.day("2026-06-10"), slug: kind.slug))
        #expect(try !status([day], "2026-06-10").isOff)
        #expect(try status([day], "2026-06-10", in: bavaria).isOff)
    }

    @Test("A holiday of parts of a region is reported there, but is not a day off")
    func parts() throws {
        let assumption = partial("2028-08-15", regions: ["BY"])
        let calendar = calendar([assumption], years: 2028...2028)
        let bavarian = try #require(DaysOff(calendar, in: bavaria).status(of: Sample.day("2028-08-15")))
        #expect(!bavarian.isOff && bavarian.reasons == [.partial(HolidayDay(assumption))])
        #expect(bavarian.partial.first?.holiday.kind.parts == "some municipalities")
        for region in [nil, berlin] {
            let other = try #require(DaysOff(calendar, in: region).status(of: Sample.day("2028-08-15")))
            #expect(!other.isOff && other.reasons.isEmpty)
        }
    }

    @Test("A holiday of parts of the country is told nationwide and in each region")
    func partsOfTheCountry() throws {
        let somewhere = partial("2026-06-10", regions: [])
        for region in [nil, bavaria] {
            let status = try status([somewhere], "2026-06-10", in: region)
            #expect(!status.isOff && status.partial.count == 1)
        }
    }

    @Test("A weekend day that is exchanged for a day off is worked, and says for which")
    func worked() throws {
        // 2026-06-06 is a Saturday.
        let dayOff = exchanged("2026-06-12", for: "2026-06-06")
        let saturday = try status([dayOff], "2026-06-06")
        #expect(!saturday.isOff && saturday.reasons == [.exchanged(dayOff), .weekend])
        #expect(try status([dayOff], "2026-06-12").isOff)
    }

    @Test("An exchange counts only for who gets the day off, and neither on a weekday nor on a holiday")
    func workedElsewhere() throws {
        let dayOff = exchanged("2026-06-12", for: "2026-06-06", regions: ["BY"])
        #expect(try status([dayOff], "2026-06-06", in: berlin).isOff)
        #expect(try status([dayOff], "2026-06-06").isOff)
        #expect(try !status([dayOff], "2026-06-06", in: bavaria).isOff)
        let wednesday = try status([exchanged("2026-06-12", for: "2026-06-10")], "2026-06-10")
        #expect(!wednesday.isOff && wednesday.reasons.isEmpty)
        let holiday = Sample.holiday("2026-06-06", "Saturday")
        let both = try status([exchanged("2026-06-12", for: "2026-06-06"), holiday], "2026-06-06")
        #expect(both.isOff && both.reasons == [.holiday(HolidayDay(holiday)), .weekend])
    }

    @Test("Days of unknown years have no status: nothing is guessed")
    func unknown() {
        let days = DaysOff(calendar([], years: 2026...2027))
        #expect(days.known == Sample.day("2026-01-01")...Sample.day("2027-12-31"))
        #expect(days.status(of: Sample.day("2025-12-31")) == nil && days.status(of: Sample.day("2028-01-01")) == nil)
        #expect(days.status(of: Sample.day("2026-01-01")) != nil && days.status(of: Sample.day("2027-12-31")) != nil)
        let range = days.statuses(from: Sample.day("2025-12-20"), through: Sample.day("2026-01-03"))
        #expect(range.map(\.date.description) == ["2026-01-01", "2026-01-02", "2026-01-03"])
        #expect(days.statuses(from: Sample.day("2026-02-02"), through: Sample.day("2026-02-01")).isEmpty)
    }

    @Test(
        "The next holidays are those from a day on, by date and observed day; those of other types and places do not count"
    )
    func next() {
        let holidays = [
            Sample.holiday("2026-06-10", "One"), Sample.holiday("2026-06-11", "Bank", types: [.bank]),
            Sample.holiday("2026-06-12", "Regional", regions: ["BE"]),
            Sample.holiday("2026-12-26", "Two", observed: "2026-12-28"), Sample.holiday("2027-12-31", "Last"),
        ]
        let days = DaysOff(calendar(holidays))
        func next(_ count: Int, _ date: String) -> [String] {
            days.next(count, from: Sample.day(date)).map(\.date.description)
        }
        #expect(next(1, "2026-06-10") == ["2026-06-10"])
        #expect(next(3, "2026-06-11") == ["2026-12-26", "2026-12-28", "2027-12-31"])
        #expect(next(1, "2026-12-27") == ["2026-12-28"])
        #expect(next(9, "2020-01-01").count == 4)
        #expect(next(1, "2028-01-01") == [])
        #expect(
            DaysOff(calendar(holidays), in: berlin).next(2, from: Sample.day("2026-06-11")).map(\.date.day) == [12, 26])
    }
}
