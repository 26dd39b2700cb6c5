import TestSupport
import Testing

@testable import Holidays

@Suite("Holiday list: interactor")
struct HolidayListInteractorTests {
    private func interactor(
        countries: CountryServiceDouble = CountryServiceDouble([Sample.germany, Sample.kiribati]),
        holidays: HolidayServiceDouble = HolidayServiceDouble([Sample.germanCalendar]),
        today: String = "2026-09-21", home: Territory? = nil
    ) -> HolidayListInteractor {
        HolidayListInteractor(
            countries: countries, holidays: holidays,
            clock: ClockDouble(Sample.day(today), except: ["Pacific/Kiritimati": Sample.day("2027-01-01")]),
            visitor: VisitorDouble(Preferences(country: home?.country, region: home?.region)))
    }

    private func year(_ year: Int = 2026, _ filter: HolidayFilter = HolidayFilter()) -> HolidayYear {
        HolidayYear(Sample.code("DE"), year, filter)
    }

    @Test("The current year is that of the country's time zone")
    func currentYear() async throws {
        #expect(try await interactor().currentYear(in: Sample.code("DE")) == 2026)
        #expect(try await interactor().currentYear(in: Sample.code("KI")) == 2027)
    }

    @Test("H3 N2 A list without a region has the holidays of the whole country, in date order, and counts the others")
    func order() async throws {
        let listing = try await interactor().listing(year())
        #expect(
            listing.rows.map(\.name.text) == [
                "New Year’s Day", "Labour Day", "German Unity Day", "Boxing Day", "Boxing Day", "New Year’s Day",
            ])
        #expect(listing.rows.map(\.first) == listing.rows.map(\.first).sorted())
        #expect(listing.regionalCount == 1 && !listing.showsRegional && listing.place.region == nil)
    }

    @Test("F8 A source that dates its data records their changes")
    func changes() async throws {
        for (revised, isRecorded) in [("2026-08-01", true), (nil, false)] {
            let calendar = Sample.calendar("DE", [Sample.holiday("2026-05-01", "Labour Day")], revised: revised)
            let listing = try await interactor(holidays: HolidayServiceDouble([calendar])).listing(year())
            #expect(listing.recordsChanges == isRecorded)
        }
    }

    @Test("N9 A list has the corrections of its year and region")
    func corrections() async throws {
        let calendar = Sample.calendar(
            regions: [("BY", "Bavaria"), ("BE", "Berlin")], [Sample.holiday("2026-05-01", "Labour Day")],
            corrections: [Sample.correction(), Sample.correction("labour", from: "2026-05-01", in: [])])
        func count(_ year: Int, _ region: String? = nil) async throws -> Int {
            let filter = HolidayFilter(region: region.map(Sample.region))
            return try await interactor(holidays: HolidayServiceDouble([calendar]))
                .listing(self.year(year, filter)).corrections.count
        }
        #expect(try await count(2026) == 2)
        #expect(try await count(2026, "BY") == 2)
        #expect(try await count(2026, "BE") == 1)
        #expect(try await count(2025) == 0)
        #expect(try await count(2030) == 2)
        #expect(try await count(2031) == 0)
        #expect(try await count(2036) == 0)
    }

    @Test("N2 A list of all regions also has what only some keep")
    func everywhere() async throws {
        let listing = try await interactor().listing(year(2026, HolidayFilter(isEverywhere: true)))
        let epiphany = try #require(listing.rows.first { $0.name.text == "Epiphany" })
        let bavaria = Keepers.Names(codes: [Sample.region("BY")], names: ["Bavaria"])
        #expect(epiphany.keepers == .regions(bavaria, of: 2))
        #expect(listing.rows.count == 7 && listing.regionalCount == 1 && listing.showsRegional)
    }

    @Test("N2 If only regions keep holidays of a type, the list has them without being asked")
    func onlyRegional() async throws {
        let breaks = Sample.calendar(
            regions: [("BY", "Bavaria"), ("BE", "Berlin")],
            [Sample.holiday("2026-08-03", "Break", types: [.school], regions: ["BY"])])
        let listing = try await interactor(holidays: HolidayServiceDouble([breaks]))
            .listing(year(2026, HolidayFilter(types: .only(.school))))
        #expect(listing.rows.map(\.name.text) == ["Break"] && listing.showsRegional && listing.regionalCount == 1)
    }

    @Test("N6 Consecutive days of one name are one row")
    func runs() async throws {
        let days = (3...7).map { Sample.holiday("2026-08-0\($0)", "Break", types: [.school]) }
        let listing = try await interactor(holidays: HolidayServiceDouble([Sample.calendar("DE", days)]))
            .listing(year(2026, HolidayFilter(types: .only(.school))))
        #expect(listing.rows.map(\.first) == [Sample.day("2026-08-03")])
        #expect(listing.rows.map(\.last) == [Sample.day("2026-08-07")])
    }

    @Test("H3 Holidays of the same day each have their own row and address")
    func sameDay() async throws {
        let listing = try await interactor().listing(year(2026, HolidayFilter(types: .all)))
        let may = listing.rows.filter { $0.first == Sample.day("2026-05-01") }
        #expect(may.map(\.id.id.description) == ["05-01-labour-day", "05-01-may-festival"])
    }

    @Test("An observed day is a row on its own date, in the year of that date")
    func observed() async throws {
        let rows = try await interactor().listing(year()).rows
        let boxing = rows.filter { $0.name.text == "Boxing Day" }
        #expect(boxing.map(\.first) == [Sample.day("2026-12-26"), Sample.day("2026-12-28")])
        #expect(boxing.map(\.observedOn) == [Sample.day("2026-12-28"), nil])
        #expect(boxing.map(\.observedFor) == [nil, Sample.day("2026-12-26")])
        let last = try #require(rows.last)
        #expect(last.first == Sample.day("2026-12-31") && last.id.year == 2027)
        let next = try await interactor().listing(year(2027))
        #expect(next.rows.map(\.first) == [Sample.day("2027-01-01")])
    }

    @Test("A region has the country's holidays and its own, with the types that occur there")
    func filters() async throws {
        let berlin = HolidayFilter(types: .all, region: Sample.region("BE"))
        let listing = try await interactor().listing(year(2026, berlin))
        #expect(!listing.rows.contains { $0.name.text == "Epiphany" })
        #expect(listing.types == [.publicHoliday, .bank, .unofficial])
        #expect(listing.place.region == "Berlin" && listing.regionalCount == 0)
        #expect(listing.regions.map(\.name) == ["Bavaria", "Berlin"])
        #expect(listing.rows.allSatisfy { $0.keepers == nil })
    }

    @Test(
        "N5 The list says what today is",
        arguments: [
            ("2026-05-01", DayKind.holiday([LocalizedText("Labour Day", language: "en")])),
            ("2026-05-02", .weekend), ("2026-05-04", .workingDay), ("2026-01-06", .workingDay),
        ])
    func today(date: String, status: DayKind) async throws {
        let listing = try await interactor(today: date).listing(year())
        #expect(listing.today == Listing.Today(date: Sample.day(date), status: status))
    }

    @Test("N5 Today is what it is in the region of the list")
    func todayInRegion() async throws {
        let bavaria = year(2026, HolidayFilter(region: Sample.region("BY")))
        let listing = try await interactor(today: "2026-01-06").listing(bavaria)
        #expect(listing.today.status == .holiday([LocalizedText("Epiphany", language: "en")]))
    }

    @Test("N1 The saved place is the current year of its country and region; what does not exist is left out")
    func home() async throws {
        func home(_ territory: String) async -> HolidayYear? {
            await interactor(home: Territory(territory)).home()?.year
        }
        #expect(await interactor().home() == nil)
        #expect(try await interactor(home: Territory("DE-BY")).home()?.listing.get().place.region == "Bavaria")
        #expect(try await interactor(home: Territory("DE-ZZ")).home()?.listing.get().place.region == nil)
        #expect(await home("DE") == year())
        #expect(await home("DE-BY") == year(2026, HolidayFilter(region: Sample.region("BY"))))
        #expect(await home("DE-ZZ") == year())
        #expect(await home("QQ") == nil)
        #expect(await home("KI") == HolidayYear(Sample.code("KI"), 2027))
    }

    @Test("H5 A year outside the known years is unknown; a known year may be empty")
    func unknownYear() async throws {
        #expect(try await !interactor().listing(year(2040)).isKnown)
        let empty = try await interactor().listing(year(2030))
        #expect(empty.isKnown && empty.rows.isEmpty)
    }

    @Test(
        "The next row is the first that is not past, in the list of the current year",
        arguments: [
            ("2026-09-21", "2026-10-03"), ("2026-10-03", "2026-10-03"), ("2026-10-04", "2026-12-26"),
            ("2026-12-27", "2026-12-28"), ("2026-12-29", "2026-12-31"),
        ])
    func next(today: String, expected: String) async throws {
        let listing = try await interactor(today: today).listing(year())
        #expect(listing.next?.first == Sample.day(expected))
        #expect(try await interactor(today: today).listing(year(2025)).next == nil)
    }

    @Test("After the last row of a year the next one is the first of the year after, if there is one")
    func nextYear() async throws {
        let days = [Sample.holiday("2026-05-01", "Labour Day"), Sample.holiday("2027-01-06", "Epiphany")]
        let calendar = HolidayServiceDouble([Sample.calendar("DE", days)])
        #expect(
            try await interactor(holidays: calendar, today: "2026-12-31").listing(year()).next?.first
                == Sample.day("2027-01-06"))
        #expect(try await interactor(holidays: calendar, today: "2027-01-07").listing(year(2027)).next == nil)
    }

    @Test("D2 An unknown country or region is reported as unknown")
    func unknown() async {
        await #expect(throws: YearFailure.unknownCountry) {
            try await interactor().listing(HolidayYear(Sample.code("QQ"), 2026))
        }
        let region = Sample.region("ZZ")
        await #expect(throws: YearFailure.unknownRegion(country: "Germany", region: region)) {
            try await interactor().listing(year(2026, HolidayFilter(region: region)))
        }
    }

    @Test("D2 A country without a calendar is uncovered, which differs from unknown")
    func uncovered() async {
        await #expect(throws: YearFailure.uncovered(country: "Germany")) {
            try await interactor(holidays: HolidayServiceDouble([])).listing(year())
        }
    }

    @Test("A list of all regions requests all of them, a list of one region only that one")
    func scope() async throws {
        let asked = HolidayServiceDouble([Sample.germanCalendar])
        _ = try await interactor(holidays: asked).listing(year())
        let region = Sample.region("BY")
        _ = try await interactor(holidays: asked).listing(year(2026, HolidayFilter(region: region)))
        #expect(asked.scopes == [CalendarScope(year: 2026), CalendarScope(year: 2026, regions: .one(region))])
    }

    @Test("H6 The country and its calendar are asked for at the same time", .timeLimit(.minutes(30)))
    func sameTime() async throws {
        let services = MeetingServices(Meeting(of: 2))
        let interactor = HolidayListInteractor(
            countries: services, holidays: services, clock: ClockDouble(Sample.day("2026-09-21")),
            visitor: VisitorDouble())
        #expect(try await interactor.listing(year()).place.country == "Germany")
    }

    @Test("H4 If the source of the saved place fails, the list says so, in place of asking for a country again")
    func homeFails() async throws {
        let germany = Territory("DE")
        let failing = interactor(countries: CountryServiceDouble(failing: .timedOut), home: germany)
        #expect(await failing.home()?.listing == .failure(.service(.timedOut, country: nil)))
        let other = interactor(holidays: HolidayServiceDouble(failing: .timedOut), home: germany)
        #expect(await other.home()?.listing == .failure(.service(.timedOut, country: "Germany")))
        #expect(await other.home()?.year == year())
    }

    @Test(
        "H6 The saved place takes as long as one of the two: country and calendar are asked for once, at the same time",
        .timeLimit(.minutes(30)), arguments: ["DE", "DE-BY"])
    func homeAtSameTime(place: String) async throws {
        let services = MeetingServices(Meeting(of: 2))
        let territory = Territory(place)
        let interactor = HolidayListInteractor(
            countries: services, holidays: services, clock: ClockDouble(Sample.day("2026-09-21")),
            visitor: VisitorDouble(Preferences(country: territory?.country, region: territory?.region)))
        #expect(try await interactor.home()?.listing.get().place.country == "Germany")
    }

    @Test("Around New Year the calendar of the year in the country is asked for, though UTC has another one")
    func homeAtNewYear() async throws {
        let holidays = HolidayServiceDouble([Sample.calendar("KI", [Sample.holiday("2027-01-01", "New Year’s Day")])])
        let home = await interactor(holidays: holidays, today: "2026-12-31", home: Territory("KI")).home()
        #expect(home?.year.year == 2027)
        #expect(try home?.listing.get().rows.map(\.first) == [Sample.day("2027-01-01")])
        #expect(Set(holidays.scopes.map(\.years)) == [2026...2026, 2027...2027])
    }

    @Test("H4 If both fail, the country's failure is thrown, whichever comes first", .timeLimit(.minutes(30)))
    func bothFail() async throws {
        for _ in 0..<20 {
            let services = MeetingServices(Meeting(of: 2), failure: .invalid)
            let interactor = HolidayListInteractor(
                countries: services, holidays: services, clock: ClockDouble(Sample.day("2026-09-21")),
                visitor: VisitorDouble())
            await #expect(throws: YearFailure.service(.invalid, country: nil)) {
                try await interactor.listing(year())
            }
        }
        await #expect(throws: YearFailure.unknownCountry) {
            try await interactor(holidays: HolidayServiceDouble(failing: .timedOut))
                .listing(HolidayYear(Sample.code("QQ"), 2026))
        }
    }

    @Test("H4 A failure of the service is passed on; a stale list has its age")
    func failures() async throws {
        await #expect(throws: YearFailure.service(.timedOut, country: "Germany")) {
            try await interactor(holidays: HolidayServiceDouble(failing: .timedOut)).listing(year())
        }
        await #expect(throws: YearFailure.service(.invalid, country: nil)) {
            try await interactor(countries: CountryServiceDouble(failing: .invalid)).currentYear(in: Sample.code("DE"))
        }
        let old = HolidayServiceDouble([Sample.germanCalendar], age: .seconds(7200))
        #expect(try await interactor(holidays: old).listing(year()).age == .seconds(7200))
        #expect(try await interactor(holidays: old).namedListing(year()).listing.age == .seconds(7200))
    }
}
