import Almanac
import ServiceContracts
import TestSupport
import Testing

@testable import Holidays

@Suite("Holiday list: interactor")
struct HolidayListInteractorTests {
    private func interactor(
        countries: CountryServiceDouble = CountryServiceDouble([Sample.germany, Sample.kiribati]),
        holidays: HolidayServiceDouble = HolidayServiceDouble([Sample.germanCalendar]),
        today: String = "2026-09-21"
    ) -> HolidayListInteractor {
        HolidayListInteractor(
            countries: countries, holidays: holidays,
            clock: ClockDouble(
                Sample.day(today), except: ["Pacific/Kiritimati": Sample.day("2027-01-01")]))
    }

    private func year(_ year: Int = 2026, _ filter: HolidayFilter = HolidayFilter()) -> HolidayYear {
        HolidayYear(Sample.code("DE"), year, filter)
    }

    @Test("The current year is that of the country's time zone")
    func currentYear() async throws {
        #expect(try await interactor().currentYear(in: Sample.code("DE")) == 2026)
        #expect(try await interactor().currentYear(in: Sample.code("KI")) == 2027)
    }

    @Test("H3 A year's public holidays are in date order, observed days as rows of their own")
    func order() async throws {
        let listing = try await interactor().listing(year(2026, HolidayFilter(reach: .everywhere)))
        #expect(
            listing.days.map(\.name.text) == [
                "New Year’s Day", "Epiphany", "Labour Day", "German Unity Day", "Boxing Day", "Boxing Day",
                "New Year’s Day",
            ])
        #expect(listing.days.map(\.isObserved) == [false, false, false, false, false, true, true])
        #expect(listing.regionalCount == 0)
        #expect(listing.days.map(\.listedOn) == listing.days.map(\.listedOn).sorted())
    }

    @Test("A list of the whole country has national holidays, and counts those of regions; one of a region counts none")
    func reach() async throws {
        let national = try await interactor().listing(year())
        #expect(!national.days.contains { $0.name.text == "Epiphany" } && national.regionalCount == 1)
        let bavaria = try await interactor().listing(year(2026, HolidayFilter(region: Sample.region("BY"))))
        #expect(bavaria.days.contains { $0.name.text == "Epiphany" } && bavaria.regionalCount == 0)
        #expect(bavaria.days.allSatisfy { $0.regions.count == 0 && $0.exceptions.count == 0 })
    }

    @Test("Consecutive days of a holiday are one row, with its last day; the next one may have begun")
    func run() async throws {
        let days = (20...22).map { Sample.holiday("2026-03-\($0)", "Eid al-Fitr") }
        let asked = HolidayServiceDouble([Sample.calendar("DE", days)])
        for (today, hasNext) in [("2026-03-19", true), ("2026-03-22", true), ("2026-03-23", false)] {
            let listing = try await interactor(holidays: asked, today: today).listing(year())
            #expect(listing.days.map(\.last) == [Sample.day("2026-03-22")])
            #expect(listing.typeCounts == [.publicHoliday: 1] && listing.total == 1)
            #expect((listing.next == listing.days.first) == hasNext, "\(today)")
        }
    }

    @Test("H3 Holidays of the same day each have their own row and address")
    func sameDay() async throws {
        let listing = try await interactor().listing(year(2026, HolidayFilter(types: .all)))
        let may = listing.days.filter { $0.date == Sample.day("2026-05-01") }
        #expect(may.map(\.id.id.description) == ["05-01-labour-day", "05-01-may-festival"])
    }

    @Test("A holiday of next year that is observed this year is listed under its observed day")
    func observedInThisYear() async throws {
        let last = try #require(try await interactor().listing(year()).days.last)
        #expect(last.listedOn == Sample.day("2026-12-31"))
        #expect(last.id.year == 2027)
        let next = try await interactor().listing(year(2027))
        #expect(next.days.map(\.listedOn) == [Sample.day("2027-01-01")])
    }

    @Test("A region shows the country's holidays and its own; types are counted within it")
    func filters() async throws {
        let berlin = HolidayFilter(types: .all, region: Sample.region("BE"))
        let listing = try await interactor().listing(year(2026, berlin))
        #expect(!listing.days.contains { $0.name.text == "Epiphany" })
        #expect(listing.typeCounts == [.publicHoliday: 6, .unofficial: 1, .bank: 1])
        #expect(listing.total == 8)
        #expect(listing.regions.map(\.name) == ["Bavaria", "Berlin"])
    }

    @Test("H5 A year outside the known years is unknown; a known year may be empty")
    func unknownYear() async throws {
        #expect(try await !interactor().listing(year(2040)).isKnown)
        let empty = try await interactor().listing(year(2030))
        #expect(empty.isKnown && empty.days.isEmpty)
    }

    @Test(
        "The next holiday is the first whose date or observed day is not past",
        arguments: [
            ("2026-09-21", "2026-10-03"), ("2026-10-03", "2026-10-03"), ("2026-10-04", "2026-12-26"),
            ("2026-12-27", "2026-12-28"), ("2026-12-29", "2026-12-31"), ("2027-01-01", "2027-01-01"),
        ])
    func next(today: String, expected: String) async throws {
        let listing = try await interactor(today: today).listing(year())
        #expect(listing.next?.listedOn == Sample.day(expected))
    }

    @Test("After the last holiday the next one is nil")
    func nothingNext() async throws {
        #expect(try await interactor(today: "2027-01-02").listing(year()).next == nil)
    }

    @Test("D2 An unknown country or region is reported as unknown")
    func unknown() async {
        await #expect(throws: HolidayListFailure.unknownCountry) {
            try await interactor().listing(HolidayYear(Sample.code("QQ"), 2026))
        }
        let region = Sample.region("ZZ")
        await #expect(throws: HolidayListFailure.unknownRegion(country: "Germany", region: region)) {
            try await interactor().listing(year(2026, HolidayFilter(region: region)))
        }
    }

    @Test("D2 A country without a calendar is uncovered, which differs from unknown")
    func uncovered() async {
        await #expect(throws: HolidayListFailure.uncovered(country: "Germany")) {
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

    @Test("H6 The country and its calendar are asked for at the same time", .timeLimit(.minutes(1)))
    func sameTime() async throws {
        let services = MeetingServices(Meeting(of: 2))
        let interactor = HolidayListInteractor(
            countries: services, holidays: services, clock: ClockDouble(Sample.day("2026-09-21")))
        #expect(try await interactor.listing(year()).countryName == "Germany")
    }

    @Test("H4 If both fail, the country's failure is thrown, whichever comes first", .timeLimit(.minutes(1)))
    func bothFail() async throws {
        for _ in 0..<20 {
            let services = MeetingServices(Meeting(of: 2), failure: .invalid)
            let interactor = HolidayListInteractor(
                countries: services, holidays: services, clock: ClockDouble(Sample.day("2026-09-21")))
            await #expect(throws: HolidayListFailure.service(.invalid, country: nil)) {
                try await interactor.listing(year())
            }
        }
        await #expect(throws: HolidayListFailure.unknownCountry) {
            try await interactor(holidays: HolidayServiceDouble(failing: .timedOut))
                .listing(HolidayYear(Sample.code("QQ"), 2026))
        }
    }

    @Test("H4 A failure of the service is passed on; a stale list has its age")
    func failures() async throws {
        await #expect(throws: HolidayListFailure.service(.timedOut, country: "Germany")) {
            try await interactor(holidays: HolidayServiceDouble(failing: .timedOut)).listing(year())
        }
        await #expect(throws: HolidayListFailure.service(.invalid, country: nil)) {
            try await interactor(countries: CountryServiceDouble(failing: .invalid)).currentYear(in: Sample.code("DE"))
        }
        let old = HolidayServiceDouble([Sample.germanCalendar], age: .seconds(7200))
        #expect(try await interactor(holidays: old).listing(year()).age == .seconds(7200))
    }
}
