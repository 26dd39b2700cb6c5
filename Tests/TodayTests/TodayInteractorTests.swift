import TestSupport
import Testing

@testable import Today

@Suite("Today in a place: interactor")
struct TodayInteractorTests {
    private let bavaria = Territory(Sample.code("DE"), Sample.region("BY"))
    private let germany = Territory(Sample.code("DE"))

    private func today(
        _ date: String, in place: Territory? = nil, _ holidays: HolidayServiceDouble? = nil,
        countries: [Country] = [Sample.germany], clock: ClockDouble? = nil
    ) async throws -> PlaceToday {
        let interactor = TodayInteractor(
            countries: CountryServiceDouble(countries),
            holidays: holidays ?? HolidayServiceDouble([Sample.germanCalendar]),
            clock: clock ?? ClockDouble(Sample.day(date)))
        return try await interactor.today(in: place ?? bavaria)
    }

    /// A calendar of a country with breaks of schools.
    private func schools(
        _ days: [String], regions: [String] = ["BY"], knowledge: HolidayKnowledge? = nil
    ) -> HolidayServiceDouble {
        HolidayServiceDouble([
            HolidayCalendar(
                country: Sample.code("DE"), years: 2020...2035, weekends: Weekends([.saturday, .sunday]),
                regions: [.init(code: Sample.region("BY"), name: "Bavaria")],
                holidays: days.map { Sample.holiday($0, "Autumn Break", types: [.school], regions: regions) },
                knowledge: knowledge)
        ])
    }

    @Test("K3 A holiday of a region is a day off there, and the next working day and holiday come after it")
    func holiday() async throws {
        let found = try await today("2026-01-06")
        #expect(found.today.kind == .holiday([LocalizedText("Epiphany", language: "en")]) && found.today.isOff)
        #expect(found.today.holidays.map(\.localName?.text) == ["Heilige Drei Könige"] && found.today.work == 0)
        #expect(found.tomorrow?.kind == .workingDay && found.workingDay == Sample.day("2026-01-07"))
        #expect(found.next?.date == Sample.day("2026-05-01") && found.zone == "Europe/Berlin")
        #expect(found.longWeekend?.first == Sample.day("2026-05-01") && found.longWeekend?.length == 3)
        #expect(try await today("2026-01-06", in: germany).today.kind == .workingDay)
    }

    @Test("K3 Today is not the next holiday, and a weekend is skipped on the way to the next working day")
    func next() async throws {
        let found = try await today("2026-05-01")
        #expect(found.today.isOff && found.next?.date == Sample.day("2026-10-03"))
        #expect(found.workingDay == Sample.day("2026-05-04"))
        #expect(found.tomorrow?.isWeekend == true && found.tomorrow?.kind == .weekend)
    }

    @Test("The clocks of a region say which day it is, and when it ends")
    func zones() async throws {
        let region = CountryRegion(code: Sample.region("BY"), name: "Bavaria", zone: "Pacific/Honolulu")
        let clock = ClockDouble(
            Sample.day("2026-01-01"), except: ["Pacific/Honolulu": Sample.day("2025-12-31")],
            lateness: ["Pacific/Honolulu": 36_000])
        let countries = [Sample.country("DE", "Germany", regions: [region])]
        let found = try await today("2026-01-01", countries: countries, clock: clock)
        #expect(found.zone == "Pacific/Honolulu" && found.today.date == Sample.day("2025-12-31"))
        #expect(found.end == Sample.day("2026-01-01").dayNumber * 86_400 + 36_000)
        #expect(found.tomorrow?.isOff == true && found.next?.date == Sample.day("2026-01-01"))
        let whole = try await today("2026-01-01", in: germany, countries: countries, clock: clock)
        #expect(whole.zone == "Europe/Berlin" && whole.today.date == Sample.day("2026-01-01"))
    }

    @Test("The source is asked for the year of yesterday, and for enough to find a long weekend in a year")
    func scope() async throws {
        let holidays = HolidayServiceDouble([Sample.germanCalendar])
        _ = try await today("2026-01-01", holidays)
        #expect(holidays.scopes == [CalendarScope(years: 2025...2027, regions: .one(Sample.region("BY")))])
    }

    @Test("B2 The last known day has no tomorrow; a year without data is no working day")
    func ends() async throws {
        let last = try await today("2035-12-31")
        #expect(last.tomorrow == nil && last.next == nil && last.workingDay == nil && last.longWeekend == nil)
        await #expect(throws: TodayFailure.noData(year: 2036, country: "Germany", known: 2020...2035)) {
            try await today("2036-01-01")
        }
    }

    @Test("B2 A break of schools goes on, comes next, or is not known")
    func breaks() async throws {
        let days = ["2026-11-02", "2026-11-03", "2026-11-04"]
        let on = try await today("2026-11-03", schools(days)).schools
        #expect(on.isOff == true && on.next?.first == Sample.day("2026-11-02"))
        #expect(on.next?.last == Sample.day("2026-11-04") && on.next?.mayGoOn == false)
        let before = try await today("2026-10-30", schools(days)).schools
        #expect(before.isOff == false && before.next?.first == Sample.day("2026-11-02"))
        let after = try await today("2026-11-05", schools(days)).schools
        #expect(after.isOff == false && after.next == nil)
        // A source that has no breaks at all says nothing about today.
        let none = try await today("2026-11-05").schools
        #expect(none.isOff == nil && none.next == nil && !none.isByRegion)
    }

    @Test("Y3 A break that only some schools have does not say whether schools are off")
    func partialBreak() async throws {
        let kind = HolidayKind(
            names: [LocalizedText("Autumn Break (Primary schools)", language: "en")], types: [.school],
            regions: [Sample.region("BY")], isLocal: true)
        let day = Holiday(
            date: Sample.day("2026-11-03"), kind: kind, id: HolidayID(date: Sample.day("2026-11-03"), slug: kind.slug))
        let calendar = HolidayCalendar(
            country: Sample.code("DE"), years: 2020...2035, weekends: Weekends([.saturday, .sunday]),
            regions: [.init(code: Sample.region("BY"), name: "Bavaria")], holidays: [day])
        let found = try await today("2026-11-03", HolidayServiceDouble([calendar])).schools
        #expect(found.isOff == nil && found.next?.first == Sample.day("2026-11-03"))
    }

    @Test("B2 Breaks that are announced until a day are not known beyond it")
    func announced() async throws {
        let knowledge = HolidayKnowledge([
            .init(
                types: [.school], basis: .announced, days: Sample.day("2026-01-01")...Sample.day("2026-11-10"),
                until: Sample.day("2026-11-10"), regions: [Sample.region("BY")])
        ])
        for (date, isOff) in [("2026-11-10", false), ("2026-11-11", nil), ("2027-01-01", nil)] as [(String, Bool?)] {
            let found = try await today(date, schools(["2026-11-02"], knowledge: knowledge)).schools
            #expect(found.isOff == isOff, "\(date)")
        }
    }

    @Test("B2 Breaks that are known from a day on are not known before it; each year says what is known of it")
    func knownFrom() async throws {
        let knowledge = HolidayKnowledge([
            .init(
                types: [.school], basis: .announced, days: Sample.day("2026-03-01")...Sample.day("2026-12-31"),
                until: Sample.day("2026-12-31")),
            .init(types: [.publicHoliday], basis: .law, days: Sample.day("2020-01-01")...Sample.day("2035-12-31")),
        ])
        for (date, isOff) in [("2026-02-28", nil), ("2026-03-01", false)] as [(String, Bool?)] {
            let found = try await today(date, schools(["2026-11-02"], knowledge: knowledge))
            #expect(found.schools.isOff == isOff, "\(date)")
            #expect(found.known.map(\.state) == [.known, .partly])
            #expect(found.knownNextYear.map(\.state) == [.known, .notAnnounced])
        }
    }

    @Test("B3 A long weekend is an estimate if one of its holidays is", arguments: [false, true])
    func estimated(isEstimated: Bool) async throws {
        let friday = Sample.holiday("2026-06-05", "Feast", isEstimated: isEstimated)
        let calendar = Sample.calendar("DE", [friday])
        let found = try await today("2026-06-01", in: germany, HolidayServiceDouble([calendar]))
        #expect(found.longWeekend?.first == friday.date && found.longWeekend?.isEstimated == isEstimated)
    }

    @Test("A country whose regions have breaks of their own says so, and names none of them")
    func byRegion() async throws {
        let found = try await today("2026-11-01", in: germany, schools(["2026-11-02"])).schools
        #expect(found.isByRegion && found.next == nil && found.isOff == nil)
        let whole = try await today("2026-11-01", in: germany, schools(["2026-11-02"], regions: [])).schools
        #expect(!whole.isByRegion && whole.next?.first == Sample.day("2026-11-02") && whole.isOff == false)
    }

    @Test("K3 A day is one of any known year, today if none is named, between the working days around it")
    func day() async throws {
        let holidays = HolidayServiceDouble([Sample.germanCalendar])
        let interactor = TodayInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: holidays,
            clock: ClockDouble(Sample.day("2026-12-30")))
        let found = try await interactor.day(Sample.day("2026-05-01"), in: bavaria)
        #expect(found.day.isOff && found.day.holidays.map(\.name.text) == ["Labour Day"])
        #expect(found.workingDayBefore == Sample.day("2026-04-30"))
        #expect(found.workingDayAfter == Sample.day("2026-05-04") && found.today == Sample.day("2026-12-30"))
        let today = try await interactor.day(nil, in: bavaria)
        #expect(today.day.date == Sample.day("2026-12-30") && today.day.kind == .workingDay)
        // 31 December is an observed day, and so is 28 December.
        #expect(today.workingDayBefore == Sample.day("2026-12-29"))
        #expect(today.workingDayAfter == Sample.day("2027-01-04"))
        #expect(holidays.scopes.map(\.years) == [2026...2026, 2026...2027])
        let first = try await interactor.day(Sample.day("2020-01-01"), in: germany)
        #expect(first.workingDayBefore == nil && first.workingDayAfter == Sample.day("2020-01-02"))
        await #expect(throws: TodayFailure.noData(year: 1999, country: "Germany", known: 2020...2035)) {
            try await interactor.day(Sample.day("1999-12-31"), in: germany)
        }
    }

    @Test("D2 An unknown place, a place without data and a source that fails are told apart")
    func failures() async throws {
        let unknown = Territory(Sample.code("QQ"))
        await #expect(throws: TodayFailure.place(.unknownCountry(Sample.code("QQ")))) {
            try await today("2026-01-06", in: unknown)
        }
        await #expect(throws: TodayFailure.place(.uncovered(country: "Germany"))) {
            try await today("2026-01-06", HolidayServiceDouble([]))
        }
        await #expect(throws: TodayFailure.place(.service(.timedOut, country: "Germany"))) {
            try await today("2026-01-06", HolidayServiceDouble(failing: .timedOut))
        }
    }
}
