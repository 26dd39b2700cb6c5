import TestSupport
import Testing

@testable import WorkingDays

@Suite("Working days: interactor")
struct WorkingDaysCounterInteractorTests {
    private let bavaria = Territory(Sample.code("DE"), Sample.region("BY"))

    private let calendar = Sample.calendar(
        years: 2020...2035, regions: [("BY", "Bavaria"), ("BE", "Berlin")],
        [
            Sample.holiday("2026-12-25", "Christmas Day"), Sample.holiday("2026-12-26", "Boxing Day"),
            Sample.holiday("2027-01-01", "New Year’s Day"),
            Sample.holiday("2027-01-06", "Epiphany", regions: ["BY"], isEstimated: true),
        ])

    private func answer(
        _ question: WorkingDaysQuestion, in place: Territory? = nil, _ holidays: HolidayServiceDouble? = nil,
        countries: CountryServiceDouble = CountryServiceDouble([Sample.germany]), home: Territory? = nil
    ) async throws(TerritoryFailure) -> WorkingDaysAnswer {
        let interactor = WorkingDaysCounterInteractor(
            countries: countries, holidays: holidays ?? HolidayServiceDouble([calendar]),
            clock: ClockDouble(Sample.day("2026-11-21")),
            visitor: VisitorDouble(Preferences(country: home?.country, region: home?.region)))
        return try await interactor.answer(question, in: place ?? bavaria)
    }

    private func count(_ question: WorkingDaysQuestion, in place: Territory? = nil) async throws -> WorkingDaysCount {
        try await answer(question, in: place).count.get()
    }

    @Test("H6 The country and its calendar are asked for once, at the same time", .timeLimit(.minutes(30)))
    func sameTime() async throws {
        let services = MeetingServices(Meeting(of: 2))
        let interactor = WorkingDaysCounterInteractor(
            countries: services, holidays: services, clock: ClockDouble(Sample.day("2026-11-21")),
            visitor: VisitorDouble())
        #expect(try await interactor.answer(WorkingDaysQuestion(), in: bavaria).name.region == "Bavaria")
    }

    @Test("K3 From 1 December 2026 to 15 January 2027 Bavaria works on 31 of 46 days")
    func bavarianWinter() async throws {
        let question = WorkingDaysQuestion(bavaria, from: Sample.day("2026-12-01"), through: Sample.day("2027-01-15"))
        let answer = try await answer(question)
        #expect(answer.name == PlaceName(region: "Bavaria", country: "Germany") && answer.regions.count == 2)
        let count = try answer.count.get()
        #expect((count.days, count.working, count.weekendDays, count.weekends, count.holidayDays) == (46, 31, 12, 6, 3))
        #expect(count.holidays.map(\.date) == ["2026-12-25", "2026-12-26", "2027-01-01", "2027-01-06"].map(Sample.day))
        #expect(count.holidays.map(\.isWeekend) == [false, true, false, false])
        #expect(count.holidays.last?.holidays.first?.isEstimated == true && count.kind == .range)
        #expect(count.months.map(\.working) == [22, 9] && count.months.map(\.days) == [31, 15])
        #expect(count.months.map(\.weekendDays) == [8, 4] && count.months.map(\.holidayDays) == [1, 2])
        // The whole country works on Epiphany.
        #expect(try await self.count(question, in: Territory(Sample.code("DE"))).working == 32)
    }

    @Test("K3 A weekend of one's own takes the place of that of the country")
    func ownWeekend() async throws {
        var question = WorkingDaysQuestion(bavaria, from: Sample.day("2026-12-01"), through: Sample.day("2027-01-15"))
        question.weekend = [.friday, .saturday]
        let count = try await count(question)
        // Seven Fridays and six Saturdays are off; Christmas Day and New Year are Fridays, Boxing Day is a Saturday.
        #expect((count.weekendDays, count.holidayDays, count.working) == (13, 1, 32))
        #expect(count.holidays.map(\.isWeekend) == [true, true, true, false])
        question.weekend = Set(Weekday.allCases)
        #expect(try await self.count(question).working == 0)
    }

    @Test("K3 One day is a range too")
    func oneDay() async throws {
        let day = Sample.day("2026-12-25")
        let count = try await count(WorkingDaysQuestion(bavaria, from: day, through: day))
        #expect((count.days, count.working, count.holidayDays) == (1, 0, 1))
    }

    @Test("K3 N working days after a day, and before it: the day itself does not count")
    func away() async throws {
        let from = Sample.day("2026-12-24")
        let after = try await count(WorkingDaysQuestion(bavaria, 6, from: from))
        #expect(after.kind == .away(6, from: from, found: Sample.day("2027-01-05")))
        #expect(after.first == Sample.day("2026-12-25") && after.last == Sample.day("2027-01-05"))
        #expect(after.working == 6 && after.days == 12)
        let before = try await count(WorkingDaysQuestion(bavaria, -2, from: from))
        #expect(before.kind == .away(-2, from: from, found: Sample.day("2026-12-22")))
        #expect(before.first == Sample.day("2026-12-22") && before.last == Sample.day("2026-12-23"))
        #expect(before.working == 2)
        let none = try await count(WorkingDaysQuestion(bavaria, 0, from: from))
        #expect(none.kind == .away(0, from: from, found: from) && none.days == 1 && none.working == 1)
    }

    @Test("K3 Without dates, the current year; with a first day only, the rest of its year")
    func defaults() async throws {
        let year = try await count(WorkingDaysQuestion(place: bavaria))
        #expect(year.first == Sample.day("2026-01-01") && year.last == Sample.day("2026-12-31"))
        #expect(year.kind == .year(2026) && year.days == 365)
        let rest = try await count(WorkingDaysQuestion(place: bavaria, from: .value(Sample.day("2027-03-01"))))
        #expect(rest.first == Sample.day("2027-03-01") && rest.last == Sample.day("2027-12-31"))
        let days = try await count(WorkingDaysQuestion(place: bavaria, end: .after(.value(1))))
        #expect(days.kind == .away(1, from: Sample.day("2026-11-21"), found: Sample.day("2026-11-23")))
        let last = try await count(WorkingDaysQuestion(place: bavaria, end: .on(.value(Sample.day("2026-11-23")))))
        #expect(last.first == Sample.day("2026-11-21") && last.working == 1)
    }

    @Test("K3 A worked weekend day counts, and so does a holiday of some parts only; both are named")
    func exceptions() async throws {
        let exchange = Holiday(
            date: Sample.day("2026-05-04"), movedFrom: Sample.day("2026-05-09"),
            kind: HolidayKind(names: [LocalizedText("Day off", language: "en")], types: [.publicHoliday]),
            id: HolidayID(date: Sample.day("2026-05-04"), slug: Slug("Day off")))
        let partial = Holiday(
            date: Sample.day("2026-05-06"),
            kind: HolidayKind(
                names: [LocalizedText("Feast", language: "en")], types: [.publicHoliday],
                regions: [Sample.region("BY")],
                level: .partial),
            id: HolidayID(date: Sample.day("2026-05-06"), slug: Slug("Feast")))
        let holidays = HolidayServiceDouble([Sample.calendar(regions: [("BY", "Bavaria")], [exchange, partial])])
        let question = WorkingDaysQuestion(bavaria, from: Sample.day("2026-05-04"), through: Sample.day("2026-05-10"))
        let count = try await answer(question, in: bavaria, holidays).count.get()
        #expect((count.working, count.weekendDays, count.holidayDays) == (5, 1, 1))
        #expect(count.worked.map(\.date) == [Sample.day("2026-05-09")])
        #expect(count.worked.first?.holidays.first?.name.text == "Day off")
        #expect(count.partial.map(\.date) == [Sample.day("2026-05-06")])
    }

    @Test("K3 Ten years are counted, and no more; 80 years are told the limit")
    func tooLong() async throws {
        let first = Sample.day("2021-01-01")
        let longest = WorkingDaysQuestion(bavaria, from: first, through: first.adding(days: 3652))
        #expect(try await count(longest).days == 3653)
        let longer = WorkingDaysQuestion(bavaria, from: first, through: first.adding(days: 3653))
        #expect(try await answer(longer).count == .failure(.tooLong(days: 3654, limit: 3653)))
        let holidays = HolidayServiceDouble([calendar])
        let lifetime = WorkingDaysQuestion(bavaria, from: Sample.day("1960-01-01"), through: Sample.day("2039-12-31"))
        let answer = try await answer(lifetime, in: bavaria, holidays)
        #expect(answer.count == .failure(.tooLong(days: 29220, limit: 3653)))
        #expect(holidays.scopes.map(\.years) == [2026...2026], "no more than a year is asked of the source")
    }

    @Test("K3 A last day before the first, days without data, and a search beyond them are told apart")
    func problems() async throws {
        let (early, late) = (Sample.day("2026-12-01"), Sample.day("2027-01-15"))
        let backwards = WorkingDaysQuestion(bavaria, from: late, through: early)
        #expect(try await answer(backwards).count == .failure(.backwards(first: late, last: early)))
        let unknown = WorkingDaysQuestion(bavaria, from: Sample.day("2035-12-31"), through: Sample.day("2036-01-01"))
        #expect(
            try await answer(unknown).count
                == .failure(.noData(Sample.day("2035-12-31"), Sample.day("2036-01-01"))))
        let before = WorkingDaysQuestion(bavaria, from: Sample.day("2019-12-31"), through: Sample.day("2020-01-01"))
        #expect(
            try await answer(before).count
                == .failure(.noData(Sample.day("2019-12-31"), Sample.day("2020-01-01"))))
        let beyond = WorkingDaysQuestion(bavaria, 10, from: Sample.day("2035-12-27"))
        #expect(try await answer(beyond).count == .failure(.beyond(found: 2, of: 10)))
        let nowhere = WorkingDaysQuestion(bavaria, 1, from: Sample.day("9999-12-31"))
        #expect(
            try await answer(nowhere).count == .failure(.noData(Sample.day("9999-12-31"), Sample.day("9999-12-31"))))
    }

    @Test("K3 Values that cannot be read, or are out of range, are named together")
    func faults() async throws {
        let question = WorkingDaysQuestion(
            place: bavaria, from: .unreadable("2026-02-30"), end: .on(.unreadable("soon")))
        #expect(try await answer(question).count == .failure(.unreadable([.from("2026-02-30"), .last("soon")])))
        for (days, isValid) in [(2500, true), (-2500, true), (2501, false), (-2501, false)] {
            let question = WorkingDaysQuestion(bavaria, days, from: Sample.day("2027-12-01"))
            let fault = WorkingDaysProblem.unreadable([.days(ForeignText(String(days)), most: 2500)])
            #expect((try await answer(question).count == .failure(fault)) != isValid, "\(days)")
        }
        let word = WorkingDaysQuestion(place: bavaria, end: .after(.unreadable("ten")))
        #expect(try await answer(word).count == .failure(.unreadable([.days("ten", most: 2500)])))
    }

    @Test("K3 A weekend of seven days leaves no working day to find, wherever the data end; a range has none of them")
    func noWorkingDays() async throws {
        for days in [-1, 0, 10] {
            var question = WorkingDaysQuestion(bavaria, days, from: Sample.day("2027-12-01"))
            question.weekend = Set(Weekday.allCases)
            #expect(try await answer(question).count == .failure(.unreadable([.noWorkingDays])), "\(days)")
            question.weekend.remove(.monday)
            #expect(try await answer(question).problem == nil, "\(days)")
        }
        var range = WorkingDaysQuestion(bavaria, from: Sample.day("2027-12-06"), through: Sample.day("2027-12-10"))
        range.weekend = Set(Weekday.allCases)
        #expect(try await answer(range).count.get().working == 0)
    }

    @Test("K3 The source is asked for the years that may be needed")
    func scopes() async throws {
        let holidays = HolidayServiceDouble([calendar])
        _ = try await answer(
            WorkingDaysQuestion(bavaria, from: Sample.day("2026-12-01"), through: Sample.day("2027-01-15")),
            in: bavaria, holidays)
        _ = try await answer(WorkingDaysQuestion(bavaria, 250, from: Sample.day("2026-06-01")), in: bavaria, holidays)
        _ = try await answer(WorkingDaysQuestion(bavaria, -250, from: Sample.day("2026-06-01")), in: bavaria, holidays)
        #expect(holidays.scopes.map(\.years) == [2026...2027, 2026...2027, 2024...2026])
        #expect(holidays.scopes.map(\.regions) == Array(repeating: .one(Sample.region("BY")), count: 3))
    }

    @Test("D2 A place that does not exist, that the source does not cover, or whose source fails")
    func failures() async {
        let question = WorkingDaysQuestion(place: bavaria)
        let zz = Territory(Sample.code("DE"), Sample.region("ZZ"))
        await #expect(throws: TerritoryFailure.unknownCountry(Sample.code("QQ"))) {
            try await answer(question, in: Territory(Sample.code("QQ")))
        }
        await #expect(
            throws: TerritoryFailure.unknownRegion(Sample.code("DE"), country: "Germany", region: Sample.region("ZZ"))
        ) { try await answer(question, in: zz) }
        await #expect(throws: TerritoryFailure.uncovered(country: "Germany")) {
            try await answer(question, in: bavaria, HolidayServiceDouble([]))
        }
        await #expect(throws: TerritoryFailure.service(.timedOut, country: "Germany")) {
            try await answer(question, in: bavaria, HolidayServiceDouble(failing: .timedOut))
        }
        await #expect(throws: TerritoryFailure.service(.invalid, country: "DE")) {
            try await answer(question, in: bavaria, countries: CountryServiceDouble(failing: .invalid))
        }
    }

    @Test("N1 The saved place is the visitor's")
    func home() async {
        func home(_ preferences: Preferences) async -> Territory? {
            await WorkingDaysCounterInteractor(
                countries: CountryServiceDouble([]), holidays: HolidayServiceDouble([]),
                clock: ClockDouble(Sample.day("2026-11-21")), visitor: VisitorDouble(preferences)
            ).home()
        }
        #expect(await home(Preferences()) == nil)
        #expect(await home(Preferences(country: Sample.code("DE"), region: Sample.region("BY"))) == bavaria)
    }
}
