import TestSupport
import Testing

@Suite("Half days")
struct HalfDayTests {
    /// 24 December 2026 is a Thursday, 26 December a Saturday.
    private let eve = Sample.holiday("2026-12-24", "Christmas Eve", types: [.halfDay])
    private let christmas = Sample.holiday("2026-12-25", "Christmas Day")

    private func days(_ holidays: [Holiday], in region: RegionCode? = nil, own: OwnDays = OwnDays()) -> DaysOff {
        DaysOff(
            Sample.calendar(years: 2026...2027, regions: [("BY", "Bavaria"), ("BE", "Berlin")], holidays), in: region,
            own: own)
    }

    private func status(_ days: DaysOff, _ date: String) throws -> DayStatus {
        try #require(days.status(of: Sample.day(date)))
    }

    @Test("B4 A half-day holiday leaves half a working day, and is no day off")
    func half() throws {
        let found = try status(days([eve]), "2026-12-24")
        #expect(!found.isOff && found.isHalf && found.work == DayCount(halves: 1))
        #expect(found.halfDays == [HolidayDay(eve)] && found.holidays.isEmpty)
        #expect(try status(days([eve]), "2026-12-23").work == 1)
        #expect(try status(days([eve]), "2026-12-26").work == 0)
    }

    @Test("B4 On a day that is off anyway a half day takes nothing more")
    func offAnyway() throws {
        let saturday = Sample.holiday("2026-12-26", "Second", types: [.halfDay])
        let whole = Sample.holiday("2026-12-24", "Closed")
        for (holidays, date) in [([saturday], "2026-12-26"), ([eve, whole], "2026-12-24")] {
            let found = try status(days(holidays), date)
            #expect(found.isOff && !found.isHalf && found.work == 0)
        }
    }

    @Test("B4 Two half-day holidays on one date are one half day; one that is public by its type too is half a day")
    func twice() throws {
        let other = Sample.holiday("2026-12-24", "Old Eve", types: [.halfDay])
        #expect(try status(days([eve, other]), "2026-12-24").work == DayCount(halves: 1))
        let both = Sample.holiday("2026-12-24", "Eve", types: [.publicHoliday, .halfDay])
        let found = try status(days([both]), "2026-12-24")
        #expect(found.isHalf && found.work == DayCount(halves: 1))
    }

    @Test("B4 A half day of a region is one there, and in no other region")
    func regions() throws {
        let regional = Sample.holiday("2026-12-24", "Eve", types: [.halfDay], regions: ["BY"])
        #expect(try status(days([regional], in: Sample.region("BY")), "2026-12-24").isHalf)
        #expect(try !status(days([regional], in: Sample.region("BE")), "2026-12-24").isHalf)
        #expect(try !status(days([regional]), "2026-12-24").isHalf)
    }

    @Test("B4 A half day that is worked or taken off by one person is a whole one")
    func own() throws {
        let date = Sample.day("2026-12-24")
        #expect(try status(days([eve], own: OwnDays(worked: [date])), "2026-12-24").work == 1)
        #expect(try status(days([eve], own: OwnDays(off: [date])), "2026-12-24").work == 0)
    }

    @Test("B4 The working day so many days away counts half days half")
    func away() {
        let days = days([eve, christmas])
        // Half of the 24th, then Monday 28: a day and a half.
        #expect(days.workingDay(1, from: Sample.day("2026-12-23")) == .found(Sample.day("2026-12-28")))
        #expect(days.workingDay(2, from: Sample.day("2026-12-23")) == .found(Sample.day("2026-12-29")))
        #expect(days.workingDay(-1, from: Sample.day("2026-12-25")) == .found(Sample.day("2026-12-23")))
        #expect(days.workingDay(0, from: Sample.day("2026-12-24")) == .found(Sample.day("2026-12-24")))
        #expect(days.workingDay(-1, from: Sample.day("2026-01-02")) == .found(Sample.day("2026-01-01")))
    }

    @Test("B4 A long weekend is longer by the half days beside it, and three days with them are enough")
    func longWeekends() throws {
        let found = days([eve, christmas]).longWeekends(
            from: Sample.day("2026-12-20"), through: Sample.day("2026-12-31"))
        let weekend = try #require(found.first)
        #expect(found.count == 1 && weekend.length == DayCount(halves: 7) && weekend.wholeDays == 3)
        #expect(weekend.halfBefore == HolidayDay(eve) && weekend.halfAfter == nil)
        #expect(
            weekend.first == Sample.day("2026-12-25") && weekend.causes == [HolidayDay(christmas), HolidayDay(eve)])
        let friday = Sample.holiday("2026-06-05", "Friday", types: [.halfDay])
        let monday = Sample.holiday("2026-06-08", "Monday", types: [.halfDay])
        let june = Sample.day("2026-06-01")...Sample.day("2026-06-30")
        #expect(days([friday]).longWeekends(from: june.lowerBound, through: june.upperBound).isEmpty)
        let both = days([friday, monday]).longWeekends(from: june.lowerBound, through: june.upperBound)
        #expect(both.map(\.length) == [3] && both.first?.wholeDays == 2)
    }

    @Test("B4 Several places work together for half a day if one of them has half of it off, and no whole week")
    func together() throws {
        let shared = SharedDays([days([eve]), days([])])
        let day = try #require(shared.days(from: Sample.day("2026-12-24"), through: Sample.day("2026-12-24")).first)
        #expect(day.work == DayCount(halves: 1) && day.off == 0 && day.losesWork && !day.hasLoss)
        let alone = SharedDays([days([eve])])
        let own = try #require(alone.days(from: Sample.day("2026-12-24"), through: Sample.day("2026-12-24")).first)
        #expect(own.work + own.off == 1)
        #expect(shared.wholeWeeks(of: 2026).runs.map(\.numbers) == [2...51, 53...53])
    }

    @Test("B4 A single day's row begins at the day's time; a run, which has several days, at none")
    func begins() throws {
        let kind = HolidayKind(
            names: [LocalizedText("Eve", language: "en")], types: [.halfDay], begins: TimeOfDay(hour: 13, minute: 0))
        func rows(_ dates: String...) -> [HolidayRow] {
            let holidays = dates.map { date in
                Holiday(date: Sample.day(date), kind: kind, id: HolidayID(date: Sample.day(date), slug: kind.slug))
            }
            let calendar = Sample.calendar(years: 2026...2027, regions: [], holidays)
            return HolidayRows(calendar, HolidayFilter(types: .only(.halfDay))).rows(of: 2026)
        }
        #expect(rows("2026-12-24").map(\.begins) == [TimeOfDay(hour: 13, minute: 0)])
        let run = rows("2026-12-23", "2026-12-24")
        #expect(run.map(\.begins) == [nil] && run.first?.last == Sample.day("2026-12-24"))
    }

    @Test("B4 A row is part of a day if nobody who keeps it has the whole day off")
    func partsOfDays() {
        let eve = Slug("christmas-eve")
        func isPart(_ kinds: (types: [HolidayType], hour: Int?)...) -> Bool? {
            let holidays = kinds.enumerated().map { number, kind in
                let names = [LocalizedText("Eve \(number)", language: "en")]
                let kind = HolidayKind(
                    names: names, types: kind.types, occasion: eve,
                    begins: kind.hour.flatMap { TimeOfDay(hour: $0, minute: 0) })
                let date = Sample.day("2026-12-24")
                return Holiday(date: date, kind: kind, id: HolidayID(date: date, slug: kind.slug))
            }
            let calendar = Sample.calendar(years: 2026...2027, regions: [], holidays)
            return HolidayRows(calendar, HolidayFilter(types: .all)).rows(of: 2026).first?.isPartOfDay
        }
        #expect(isPart(([.unofficial], nil), ([.halfDay], 12)) == false)
        #expect(isPart(([.halfDay], 12), ([.publicHoliday], nil)) == false)
        #expect(isPart(([.halfDay], 12), ([.publicHoliday], 18)) == true)
        #expect(isPart(([.bank], nil)) == false && isPart(([.halfDay], nil)) == true)
    }

    @Test("B4 A row that begins at different times has that of its name, and says which region has which")
    func timesApart() throws {
        let date = Sample.day("2026-12-24")
        func holiday(_ name: String, _ regions: [String], _ hour: Int?) -> Holiday {
            let kind = HolidayKind(
                names: [LocalizedText(name, language: "en")], types: [.publicHoliday],
                regions: regions.map(Sample.region), isLocal: hour != nil, occasion: Slug("christmas-eve"),
                begins: hour.map { TimeOfDay(minutes: 60 * $0) })
            return Holiday(date: date, kind: kind, id: HolidayID(date: date, slug: kind.slug))
        }
        func row(_ holidays: [Holiday], in region: String? = nil) throws -> HolidayRow {
            let names = ["NT", "QLD", "SA", "WA"].map { ($0, "Land \($0)") }
            let calendar = Sample.calendar(years: 2026...2027, regions: names, holidays)
            let filter = HolidayFilter(types: .all, region: region.map(Sample.region))
            return try #require(HolidayRows(calendar, filter).rows(of: 2026).first)
        }
        let evenings = [holiday("Eve from 6", ["QLD"], 18), holiday("Eve from 7", ["NT", "SA"], 19)]
        let country = try row(evenings)
        #expect(country.name.text == "Eve from 7" && country.begins?.hour == 19 && country.isPartOfDay)
        #expect(country.beginnings.map(\.time.hour) == [18, 19])
        #expect(country.beginnings.map(\.regions) == [["QLD"], ["NT", "SA"]].map { .only($0.map(Sample.region)) })
        #expect(country.otherNames.map(\.regions) == [.only([Sample.region("QLD")])])
        for (region, hour) in [("QLD", 18), ("NT", 19), ("SA", 19)] {
            let row = try row(evenings, in: region)
            #expect(row.begins?.hour == hour && row.beginnings.isEmpty, "\(region)")
        }
        // Somebody has the whole day off.
        let whole = try row(evenings + [holiday("Eve", ["WA"], nil)])
        #expect(whole.begins == nil && !whole.isPartOfDay && whole.beginnings == country.beginnings)
        #expect(try row([evenings[1]]).beginnings.isEmpty)
    }

    @Test("B4 Leave on a half day takes half a day of leave")
    func leave() throws {
        let wednesday = Sample.holiday("2026-12-23", "Holiday")
        let days = LeaveDays(of: 2026, for: days([wednesday, eve, christmas])) { $0 == eve.date }
        let plan = LeavePlanner(days, leave: (1, 0), shortest: 4).plan
        let best = try #require(plan.breaks.first { !$0.leave.isEmpty })
        #expect(best.leave == [Sample.day("2026-12-24")] && best.myCost == DayCount(halves: 1) && best.length == 5)
        let bridge = try #require(days.bridges { $0 == Sample.day("2026-12-25") }.first)
        #expect(bridge.cost == DayCount(halves: 1))
    }
}

@Suite("Numbers of days, and times of a day")
struct DayCountTests {
    @Test(
        "A number of days is written with its half",
        arguments: [(0, "0"), (1, "0.5"), (13, "6.5"), (-1, "-0.5"), (14, "7")])
    func written(halves: Int, text: String) {
        #expect(DayCount(halves: halves).description == text)
        #expect(DayCount(halves: halves).number == Double(halves) / 2)
    }

    @Test(
        "A time of a day is read as it is written, and nothing else is",
        arguments: ["", "24:00", "12:60", "1:30", "12-30", "12:3a", "１２:30", "012:30", "12:300"])
    func unreadable(text: String) {
        #expect(TimeOfDay(printed: text) == nil)
        #expect(TimeOfDay(printed: "00:00")?.description == "00:00")
        #expect(TimeOfDay(printed: "23:59")?.minutes == 1439)
        #expect(TimeOfDay(hour: 24, minute: 0) == nil && TimeOfDay(hour: -1, minute: 0) == nil)
    }
}
