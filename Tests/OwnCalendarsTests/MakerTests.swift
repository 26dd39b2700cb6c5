import TestSupport
import Testing

@testable import OwnCalendars

@Suite("The calendar of all own calendars")
struct MakerTests {
    @Test("Y1 A calendar has the days of its place and its own, without those that it leaves out")
    func onRegion() throws {
        let made = Bases.made(
            try calendar(
                "name='Acme' base='DE-BY'", "<holiday name='Founder' yearly='05-04'/><without name='Epiphany'/>"))
        #expect(made.country == .own)
        #expect(made.kept(in: "ACME") == ["05-04 Founder", "12-25 Christmas Day"])
    }

    @Test("A day of parts of the place is a day of parts, unless the calendar has it whole")
    func parts() throws {
        let partial = Bases.made(try calendar("name='Acme' base='DE-BY'"))
        let assumption = try #require(partial.holidays.first { $0.kind.slug == Slug("assumption-day") })
        #expect(assumption.kind.share(of: RegionCode("ACME")) == .parts)
        let whole = Bases.made(try calendar("name='Acme' base='DE-BY'", "<with name='Assumption Day'/>"))
        #expect(whole.kept(in: "ACME").contains("08-15 Assumption Day"))
    }

    @Test("A calendar on several places has the days of all, a feast once")
    func several() throws {
        let made = Bases.made(try calendar("name='Acme' base='DE-BE EG'"))
        #expect(made.kept(in: "ACME") == ["01-07 Coptic Christmas", "03-08 Women's Day", "12-25 Christmas Day"])
        let regional = Bases.made(try calendar("name='Acme' base='DE-BE DE-BY'"))
        #expect(regional.kept(in: "ACME") == ["01-06 Epiphany", "03-08 Women's Day", "12-25 Christmas Day"])
    }

    @Test("A calendar on no place has its own days only, in the years of all countries")
    func alone() throws {
        let made = Bases.made(try calendar("name='Family'", "<holiday name='Ada' yearly='12-10'/>"))
        #expect(made.kept(in: "ACME") == ["12-10 Ada"])
        #expect(made.years == 2024...2030)
        #expect(made.weekends.days(in: RegionCode("ACME"), of: 2026) == [.saturday, .sunday])
    }

    @Test("Calendars do not have each other's days, and share the kinds of their place")
    func neighbours() throws {
        let made = Bases.made(
            try calendar("name='A' base='DE'", "<holiday name='One' date='2026-02-02'/>", file: "a.xml"),
            try calendar("name='B' base='DE'", "<holiday name='Two' date='2026-02-02'/>", file: "b.xml"))
        #expect(made.kept(in: "A") == ["02-02 One", "12-25 Christmas Day"])
        #expect(made.kept(in: "B") == ["02-02 Two", "12-25 Christmas Day"])
        #expect(made.holidays(in: 2026).count { $0.kind.slug == Slug("christmas-day") } == 1)
    }

    @Test("Y1 Days of one date whose names make the same address are kept, each with an address of its own")
    func sameAddress() throws {
        let made = Bases.made(
            try calendar(
                "name='Acme'",
                """
                <holiday name='TWICE!' date='2026-10-01'/>
                <holiday name='Twice' date='2026-09-01'/><holiday name='TWICE!' date='2026-09-01'/>
                <holiday name='...' date='2026-09-08'/><holiday name='???' date='2026-09-08'/>
                """))
        #expect(
            made.holidays(in: 2026).map(\.id.description) == [
                "09-01-twice", "09-01-twice-2", "09-08-holiday", "09-08-holiday-2", "10-01-twice",
            ])
        let rows = HolidayRows(made, HolidayFilter(region: RegionCode("ACME"))).rows(of: 2026)
        #expect(rows.map(\.name.text) == ["Twice", "TWICE!", "...", "???", "TWICE!"])
    }

    @Test("The weekend is its own, or that of the first place in each year")
    func weekends() throws {
        let own = Bases.made(try calendar("name='A' base='EG' weekend='7'")).weekends
        #expect(own.days(in: RegionCode("ACME"), of: 2026) == [.sunday])
        let first = Bases.made(try calendar("name='A' base='EG DE'")).weekends
        #expect(first.days(in: RegionCode("ACME"), of: 2027) == [.friday, .saturday])
        #expect(first.days(in: RegionCode("ACME"), of: 2028) == [.friday])
    }

    @Test("Half days count half, and a worked day of the weekend is worked")
    func work() throws {
        let made = Bases.made(
            try calendar(
                "name='A' base='DE'",
                "<half-day name='Eve' date='2026-12-24' begins='12:00'/><worked-day name='Stock' date='2026-11-28'/>"))
        let days = DaysOff(made, in: RegionCode("ACME"))
        #expect(days.status(of: date("2026-12-24"))?.work == DayCount(halves: 1))
        let worked = try #require(days.status(of: date("2026-11-28")))
        #expect(!worked.isOff && worked.isWeekend && worked.kind == .workingDay)
        #expect(days.status(of: date("2026-11-29"))?.isOff == true)
    }

    @Test("What is known of the place is known of the calendar, and not of years beyond it")
    func knowledge() throws {
        let made = Bases.made(try calendar("name='A' base='DE EG'"))
        #expect(made.years == 2025...2028)
        #expect(made.year(2026, of: .publicHoliday, in: RegionCode("ACME")).state == .known)
        #expect(made.year(2028, of: .publicHoliday, in: RegionCode("ACME")).state == .notAnnounced)
    }

    @Test("Y1 The days of a place keep what is known of them: estimates, observed days, and days in exchange")
    func flags() throws {
        let kind = HolidayKind(
            names: [LocalizedText("Feast", language: "en")], types: [.publicHoliday], regions: Bases.region("BY"))
        func id(_ text: String) -> HolidayID { HolidayID(date: date(text), slug: kind.slug) }
        let days = [
            Holiday(date: date("2026-03-20"), kind: kind, isEstimated: true, id: id("2026-03-20")),
            Holiday(
                date: date("2026-06-06"), observed: date("2026-06-08"), isKept: false, kind: kind, id: id("2026-06-06")),
            Holiday(date: date("2026-07-01"), isInLieu: true, kind: kind, id: id("2026-07-01")),
            Holiday(date: date("2026-10-06"), movedFrom: date("2026-10-10"), kind: kind, id: id("2026-10-06")),
        ]
        let base = HolidayCalendar(
            country: Bases.code("DE"), years: 2025...2027, weekends: Bases.germany.weekends,
            regions: Bases.germany.regions, holidays: days)
        let own = try calendar("name='Acme' base='DE-BY'")
        let made = OwnCalendarMaker([own], [base.country: base], years: base.years).calendar()
        #expect(made.holidays.map { Holiday($0, kind: kind) } == days)
        #expect(made.holidays.allSatisfy { $0.kind.regions == Bases.region("ACME") })
    }

    @Test(
        "Y1 A correction of a place is shown for the calendars that it concerns",
        arguments: [("DE-BY", true), ("DE-BE", false), ("DE", false)])
    func corrected(place: String, isConcerned: Bool) throws {
        let change = "<remove holiday='epiphany' regions='BY'/>"
        let base = Bases.germany.corrected(by: try corrections(of: "DE", change))
        let own = try calendar("name='Acme' base='\(place)'")
        let made = OwnCalendarMaker([own], [base.country: base], years: base.years).calendar()
        let regions = made.corrections.flatMap(\.concerns).map(\.regions)
        #expect(!regions.isEmpty == isConcerned && regions.allSatisfy { $0 == Bases.region("ACME") })
    }

    @Test("The country has the calendars as regions, with their zones, among the others by name")
    func country() throws {
        let own = OwnCountry(calendars: [
            try calendar("name='Acme' base='EG'"), try calendar("name='Fam' zone='Asia/Tokyo'", file: "fam.xml"),
        ]).country(among: Bases.countries)
        #expect(own.code == .own)
        #expect(own.weekStart == .sunday)
        #expect(own.regions.all.map(\.zone) == ["Africa/Cairo", "Asia/Tokyo"])
        #expect(own.zone(of: RegionCode("FAM")) == "Asia/Tokyo")
        var content = OwnFolder.Content()
        content.calendars = [try calendar("name='Acme'")]
        #expect(
            OwnAlmanac(content).countries(Bases.countries).map(\.name) == [
                "Egypt", "Germany", "Own calendars", "Zambia",
            ])
    }
}
