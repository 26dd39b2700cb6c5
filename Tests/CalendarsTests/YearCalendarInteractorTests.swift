import TestSupport
import Testing

@testable import Calendars

@Suite("Calendar of a year: interactor")
struct YearCalendarInteractorTests {
    private let germany2026 = HolidayYear(Sample.code("DE"), 2026)

    private func sheet(
        _ year: HolidayYear, _ calendar: HolidayCalendar = Sample.germanCalendar, age: SupplyAge? = nil,
        country: Country = Sample.germany
    ) async throws -> CalendarSheet {
        try await CalendarInteractor(
            countries: CountryServiceDouble([country, Sample.unitedKingdom]),
            holidays: HolidayServiceDouble([calendar], age: age), clock: ClockDouble(Sample.day("2026-09-21")),
            origin: .embedded
        ).sheet(year, months: 1...12)
    }

    private func day(_ date: String, _ sheet: CalendarSheet) throws -> CalendarSheet.Day {
        let date = Sample.day(date)
        return try #require(sheet.months.flatMap(\.days).first { $0.date == date })
    }

    @Test("K1 A year has all of its days once, in twelve months", arguments: [2024, 2026])
    func days(year: Int) async throws {
        let sheet = try await sheet(HolidayYear(Sample.code("DE"), year))
        #expect(sheet.months.map(\.number) == Array(1...12))
        let dates = sheet.months.flatMap(\.days).map(\.date.dayNumber)
        let first = CivilDate.firstDay(of: year).dayNumber
        #expect(dates == Array(first..<CivilDate.firstDay(of: year + 1).dayNumber))
        #expect(
            sheet.today == Sample.day("2026-09-21") && sheet.place.country == "Germany" && sheet.place.region == nil)
    }

    @Test("K1 N7 A day has what the list has, and is off as the one function of days off says")
    func entries() async throws {
        let sheet = try await sheet(germany2026)
        let unity = try day("2026-10-03", sheet)
        #expect(unity.isOff && unity.isWeekend && unity.entries.map(\.name.text) == ["German Unity Day"])
        #expect(unity.entries[0].isDayOff && unity.entries[0].localName?.text == "Tag der Deutschen Einheit")
        // Boxing Day is observed on Monday; the next New Year’s Day in this year.
        let boxing = try day("2026-12-28", sheet)
        #expect(boxing.isOff && boxing.entries.first?.observedFor == Sample.day("2026-12-26"))
        #expect(try day("2026-12-31", sheet).entries.first?.observedFor == Sample.day("2027-01-01"))
        #expect(try day("2026-12-24", sheet).entries.isEmpty)
        let working = try day("2026-12-23", sheet)
        #expect(!working.isOff && !working.isWeekend && working.entries.isEmpty)
    }

    @Test("K1 N2 Regional holidays are counted, and shown where they are asked for, or in their region")
    func regional() async throws {
        let whole = try await sheet(germany2026)
        #expect(whole.regionalCount == 1 && !whole.showsRegional)
        #expect(try day("2026-01-06", whole).entries.isEmpty)
        let all = try await sheet(HolidayYear(Sample.code("DE"), 2026, HolidayFilter(isEverywhere: true)))
        let epiphany = try #require(try day("2026-01-06", all).entries.first)
        #expect(all.showsRegional && !epiphany.isDayOff)
        #expect(epiphany.keepers == .regions(Keepers.Names(codes: [Sample.region("BY")], names: ["Bavaria"]), of: 2))
        let filter = HolidayFilter(region: Sample.region("BY"))
        let bavaria = try await sheet(HolidayYear(Sample.code("DE"), 2026, filter))
        let own = try day("2026-01-06", bavaria)
        #expect(bavaria.place.region == "Bavaria" && own.isOff)
        #expect(own.entries.first?.isDayOff == true && own.entries.first?.keepers == nil)
    }

    @Test("K1 A filter of another type keeps the names of days off, after its own; each feast is there once")
    func otherTypes() async throws {
        let banks = try await sheet(HolidayYear(Sample.code("DE"), 2026, HolidayFilter(types: .only(.bank))))
        let eve = try #require(try day("2026-12-24", banks).entries.first)
        #expect(eve.types == [.bank] && !eve.isDayOff)
        #expect(try day("2026-10-03", banks).entries.first?.isDayOff == true)
        let all = try await sheet(HolidayYear(Sample.code("DE"), 2026, HolidayFilter(types: .all)))
        #expect(try day("2026-05-01", all).entries.map(\.name.text) == ["Labour Day", "May Festival"])
        #expect(all.types == [.publicHoliday, .bank, .unofficial])
    }

    @Test("K1 A weekend day that is worked by decree says for which day off, which says so too")
    func worked() async throws {
        let kind = HolidayKind(names: [LocalizedText("Spring Festival", language: "en")], types: [.publicHoliday])
        let moved = Holiday(
            date: Sample.day("2026-02-20"), movedFrom: Sample.day("2026-02-14"), kind: kind,
            id: HolidayID(date: Sample.day("2026-02-20"), slug: kind.slug))
        let sheet = try await sheet(germany2026, Sample.calendar("DE", [moved]))
        let saturday = try day("2026-02-14", sheet)
        #expect(!saturday.isOff && saturday.isWeekend && saturday.worked == .exchanged(for: Sample.day("2026-02-20")))
        let friday = try day("2026-02-20", sheet)
        #expect(friday.isOff && friday.entries.first?.movedFrom == Sample.day("2026-02-14"))
        #expect(try day("2026-02-15", sheet).isOff)
    }

    @Test("K1 N6 Consecutive days of one name are a run on each of its days")
    func runs() async throws {
        let days = ["2026-02-27", "2026-02-28", "2026-03-01"].map { Sample.holiday($0, "Festival") }
        let sheet = try await sheet(germany2026, Sample.calendar("DE", days))
        for date in ["2026-02-27", "2026-02-28", "2026-03-01"] {
            let entry = try #require(try day(date, sheet).entries.first)
            #expect(entry.first == Sample.day("2026-02-27") && entry.last == Sample.day("2026-03-01"))
        }
        #expect(try day("2026-03-02", sheet).entries.isEmpty)
        #expect(try day("2026-02-26", sheet).entries.isEmpty)
    }

    @Test("K1 The week starts and ends as in the country; the weekend is that of the year and the region")
    func weeks() async throws {
        let country = Country(
            code: Sample.code("DE"), alpha3: nil, numeric: nil, name: "Germany", zones: ["Europe/Berlin"],
            weekend: [.saturday], weekStart: .sunday, years: 2020...2035)
        let weekends = Weekends(
            [.saturday],
            others: [
                .init([.friday], in: 2020...2021),
                .init([.friday, .saturday], in: 2026...2026, regions: [Sample.region("BY")]),
            ])
        let calendar = HolidayCalendar(
            country: Sample.code("DE"), years: 2020...2035, weekends: weekends,
            regions: [.init(code: Sample.region("BY"), name: "Bavaria")], holidays: [])
        let sheet = try await sheet(germany2026, calendar, country: country)
        #expect(sheet.weekStart == .sunday && sheet.weekend == [.saturday])
        let old = try await self.sheet(HolidayYear(Sample.code("DE"), 2021), calendar, country: country)
        #expect(old.weekend == [.friday])
        let filter = HolidayFilter(region: Sample.region("BY"))
        let own = try await self.sheet(HolidayYear(Sample.code("DE"), 2026, filter), calendar, country: country)
        #expect(own.weekend == [.friday, .saturday])
        #expect(try day("2026-10-02", own).isWeekend)
        #expect(try !day("2026-10-02", sheet).isWeekend)
    }

    @Test("H5 A year outside the data has no months, which differs from a year without holidays")
    func unknownYear() async throws {
        let unknown = try await sheet(HolidayYear(Sample.code("DE"), 2040))
        #expect(!unknown.isKnown && unknown.months.isEmpty)
        let empty = try await sheet(HolidayYear(Sample.code("DE"), 2030))
        #expect(empty.isKnown && empty.months.count == 12)
    }

    @Test("K1 Failures say what is wrong; an old copy says its age")
    func failures() async throws {
        let clock = ClockDouble(Sample.day("2026-09-21"))
        func failure(
            _ countries: CountryServiceDouble, _ holidays: HolidayServiceDouble, _ year: HolidayYear
        ) async -> YearFailure? {
            let interactor = CalendarInteractor(
                countries: countries, holidays: holidays, clock: clock, origin: .embedded)
            do throws(YearFailure) { _ = try await interactor.sheet(year, months: 1...12) } catch { return error }
            return nil
        }
        let (known, calendars) = (CountryServiceDouble([Sample.germany]), HolidayServiceDouble([Sample.germanCalendar]))
        #expect(await failure(known, calendars, HolidayYear(Sample.code("QQ"), 2026)) == .unknownCountry)
        #expect(await failure(known, HolidayServiceDouble([]), germany2026) == .uncovered(country: "Germany"))
        let filter = HolidayFilter(region: Sample.region("ZZ"))
        #expect(
            await failure(known, calendars, HolidayYear(Sample.code("DE"), 2026, filter))
                == .unknownRegion(country: "Germany", region: Sample.region("ZZ")))
        #expect(
            await failure(known, HolidayServiceDouble(failing: .timedOut), germany2026)
                == .service(.timedOut, country: "Germany"))
        #expect(
            await failure(CountryServiceDouble(failing: .invalid), calendars, germany2026)
                == .service(.invalid, country: nil))
        #expect(try await sheet(germany2026, age: .seconds(60)).age == .seconds(60))
    }

    @Test("J2 Days have pages unless the holidays are an upstream’s: the pages of days may not have its years")
    func pagesOfDays() async throws {
        for (origin, hasPages) in [
            (Origin.embedded, true), (.operators, true), (.upstream(.init(host: "holidays.example")), false),
        ] {
            let interactor = CalendarInteractor(
                countries: CountryServiceDouble([Sample.germany]),
                holidays: HolidayServiceDouble([Sample.germanCalendar]), clock: ClockDouble(Sample.day("2026-09-21")),
                origin: origin)
            #expect(try await interactor.sheet(germany2026, months: 1...12).hasPagesOfDays == hasPages)
        }
    }

    @Test("Only the region of the page is asked for; the services are asked at the same time")
    func scopes() async throws {
        let holidays = HolidayServiceDouble([Sample.germanCalendar])
        let interactor = CalendarInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: holidays,
            clock: ClockDouble(Sample.day("2026-09-21")), origin: .embedded)
        _ = try await interactor.sheet(germany2026, months: 1...12)
        _ = try await interactor.sheet(
            HolidayYear(Sample.code("DE"), 2026, HolidayFilter(region: Sample.region("BY"))), months: 1...12)
        #expect(
            holidays.scopes == [
                CalendarScope(year: 2026), CalendarScope(year: 2026, regions: .one(Sample.region("BY"))),
            ])
        let meeting = MeetingServices(Meeting(of: 2))
        _ = try await CalendarInteractor(
            countries: meeting, holidays: meeting, clock: ClockDouble(Sample.day("2026-09-21")),
            origin: .embedded
        ).sheet(germany2026, months: 1...12)
    }
}
