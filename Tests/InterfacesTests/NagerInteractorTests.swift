import TestSupport
import Testing

@testable import Interfaces

@Suite("Nager.Date: interactor")
struct NagerInteractorTests {
    private let interactor = NagerInteractor(
        countries: CountryServiceDouble([Sample.germany, Sample.unitedKingdom]),
        holidays: HolidayServiceDouble([Sample.germanCalendar, Sample.british]),
        clock: ClockDouble(Sample.day("2026-09-21")))
    private let germany = Sample.code("DE")
    private let britain = Sample.code("GB")

    @Test("F6 Version 3 has one row for each holiday, on the observed day; version 4 has the statutory date")
    func dates() async throws {
        let observed = try await interactor.holidays(of: britain, in: 2026, .observed)
        #expect(observed.filter { $0.name == "Boxing Day" }.map(\.date) == [Sample.day("2026-12-28")])
        let statutory = try await interactor.holidays(of: britain, in: 2026, .statutory)
        #expect(statutory.filter { $0.name == "Boxing Day" }.map(\.date) == [Sample.day("2026-12-26")])
        #expect(observed.map(\.date) == observed.map(\.date).sorted())
    }

    @Test("F6 A holiday observed in the year before counts for that year in version 3 only")
    func turnOfTheYear() async throws {
        let observed = try await interactor.holidays(of: germany, in: 2026, .observed)
        #expect(observed.filter { $0.date == Sample.day("2026-12-31") }.map(\.localName) == ["Neujahr"])
        #expect(try await interactor.holidays(of: germany, in: 2027, .observed).isEmpty)
        #expect(try await interactor.holidays(of: germany, in: 2027, .statutory).map(\.name) == ["New Year’s Day"])
    }

    @Test("F6 A run over the turn of the year has the days of the year that was asked for")
    func runs() async throws {
        let days = ["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"]
        let calendar = Sample.calendar("DE", days.map { Sample.holiday($0, "Eid") })
        let interactor = NagerInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([calendar]),
            clock: ClockDouble(Sample.day("2026-09-21")))
        for year in [2026, 2027] {
            let found = try await interactor.holidays(of: germany, in: year, .observed)
            #expect(found.map(\.date) == days.map(Sample.day).filter { $0.year == year })
        }
    }

    @Test("F6 Regions are all that keep the whole of it; parts of regions and school breaks are left out")
    func regions() async throws {
        let rows = try await interactor.holidays(of: britain, in: 2026, .observed)
        func regions(_ name: String) -> [[String]?] {
            rows.filter { $0.name == name }.map { $0.regions?.map(\.description) }
        }
        #expect(regions("New Year's Day") == [nil])
        #expect(regions("New Year Holiday") == [["SCT"]])
        // National, but for Scotland.
        #expect(regions("Easter Monday") == [nil])
        #expect(regions("Half term").isEmpty && regions("Saint David’s Day").isEmpty)
        #expect(rows.first { $0.name == "Bonfire Night" }?.types == [.unofficial])
    }

    @Test("F6 A single day off of schools is left out like a longer break")
    func schoolDays() async throws {
        let holidays = [
            Sample.holiday("2026-05-15", "Day after Ascension Day", types: [.school], regions: ["BE"]),
            Sample.holiday("2026-05-25", "Whit Monday"),
            Sample.holiday("2026-05-26", "Whit Break", types: [.school]),
        ]
        let interactor = NagerInteractor(
            countries: CountryServiceDouble([Sample.germany]),
            holidays: HolidayServiceDouble([Sample.calendar("DE", regions: [("BE", "Berlin")], holidays)]),
            clock: ClockDouble(Sample.day("2026-09-21")))
        for dates in [InterfaceDates.observed, .statutory] {
            let rows = try await interactor.holidays(of: germany, in: 2026, dates)
            #expect(rows.map(\.name) == ["Whit Monday"])
        }
    }

    @Test("F6 A feast that is a public and a school holiday is one row with both types; cities are no regions of ISO")
    func folded() async throws {
        let holidays = [
            Sample.holiday("2026-05-14", "Ascension Day"),
            Sample.holiday("2026-05-14", "Ascension Day", types: [.school], number: 2),
            Sample.holiday("2026-08-08", "Peace Festival", regions: ["AUGSBURG"]),
            Sample.holiday("2026-01-06", "Epiphany", regions: ["AUGSBURG", "BY"]),
        ]
        let interactor = NagerInteractor(
            countries: CountryServiceDouble([Sample.germany]),
            holidays: HolidayServiceDouble([
                Sample.calendar(
                    "DE", regions: [("AUGSBURG", "Augsburg"), ("BY", "Bavaria"), ("BE", "Berlin")], holidays)
            ]),
            clock: ClockDouble(Sample.day("2026-09-21")))
        let rows = try await interactor.holidays(of: germany, in: 2026, .observed)
        #expect(rows.map(\.name) == ["Epiphany", "Ascension Day"])
        #expect(rows[0].regions == [Sample.region("BY")] && rows[1].types == [.publicHoliday, .school])
    }

    @Test("F6 The next holidays are public ones of 365 days, from today in the country")
    func next() async throws {
        let rows = try await interactor.next(in: britain, .observed)
        #expect(rows.map(\.name) == ["Christmas Day", "Boxing Day", "New Year's Day"])
        let today = NagerInteractor(
            countries: CountryServiceDouble([Sample.unitedKingdom]), holidays: HolidayServiceDouble([Sample.british]),
            clock: ClockDouble(Sample.day("2026-12-25")))
        #expect(try await today.next(in: britain, .observed).first?.name == "Christmas Day")
    }

    @Test("F6 Without data for a year, neither “no holiday today” nor “none to come” is said")
    func unknownYears() async throws {
        let years = Sample.british.years
        let unknown = InterfaceFailure.noData(country: "United Kingdom", years)
        for day in ["\(years.upperBound + 1)-12-25", "\(years.lowerBound - 1)-01-01"] {
            let interactor = NagerInteractor(
                countries: CountryServiceDouble([Sample.unitedKingdom]),
                holidays: HolidayServiceDouble([Sample.british]), clock: ClockDouble(Sample.day(day)))
            await #expect(throws: unknown) { try await interactor.isHoliday(in: Territory(britain), offset: 0) }
            await #expect(throws: unknown) { try await interactor.next(in: britain, .observed) }
        }
        let atTheEnd = NagerInteractor(
            countries: CountryServiceDouble([Sample.unitedKingdom]), holidays: HolidayServiceDouble([Sample.british]),
            clock: ClockDouble(Sample.day("\(years.upperBound)-12-31")))
        await #expect(throws: unknown) { try await atTheEnd.next(in: britain, .observed) }
    }

    @Test("F6 Worldwide are all countries, by date; a country whose calendar is missing is left out")
    func worldwide() async throws {
        let found = NagerInteractor(
            countries: CountryServiceDouble([Sample.germany, Sample.unitedKingdom, Sample.ukraine]),
            holidays: HolidayServiceDouble([Sample.germanCalendar, Sample.british]),
            clock: ClockDouble(Sample.day("2026-12-25")))
        let rows = try await found.worldwide()
        #expect(
            rows.map { "\($0.date) \($0.country)" } == [
                "2026-12-25 GB", "2026-12-28 DE", "2026-12-28 GB", "2026-12-31 DE", "2027-01-01 GB",
            ])
    }

    @Test("X2 Worldwide fails if the source fails for a country, since no field could say that it is missing")
    func incomplete() async throws {
        let found = NagerInteractor(
            countries: CountryServiceDouble([Sample.germany, Sample.unitedKingdom]),
            holidays: HolidayServiceDouble([Sample.germanCalendar, Sample.british], failures: [britain: .timedOut]),
            clock: ClockDouble(Sample.day("2026-12-25")))
        await #expect(throws: InterfaceFailure.service(.timedOut)) {
            _ = try await found.worldwide()
        }
    }

    @Test("F6 Today is the day at the offset; a region has its own holidays, and must exist")
    func today() async throws {
        let interactor = NagerInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([Sample.germanCalendar]),
            clock: ClockDouble(
                Sample.day("2026-01-05"),
                except: ["Etc/GMT-2": Sample.day("2026-01-06"), "Etc/GMT+12": Sample.day("2026-01-01")]))
        let bavaria = Territory(germany, Sample.region("BY"))
        #expect(try await !interactor.isHoliday(in: bavaria, offset: 0))
        #expect(try await interactor.isHoliday(in: bavaria, offset: 2))
        #expect(try await !interactor.isHoliday(in: Territory(germany), offset: 2))
        #expect(try await interactor.isHoliday(in: Territory(germany), offset: -12))
        let nowhere = Territory(germany, Sample.region("ZZ"))
        await #expect(throws: InterfaceFailure.unknownRegion(nowhere)) {
            try await interactor.isHoliday(in: nowhere, offset: 0)
        }
    }

    @Test("F6 Countries have their code, English name and own name")
    func countries() async throws {
        let deutschland = NagerCountry(code: germany, name: "Germany", nativeName: "Deutschland")
        let kingdom = NagerCountry(code: britain, name: "United Kingdom", nativeName: nil)
        #expect(try await interactor.countryList() == [deutschland, kingdom])
        #expect(try await interactor.countryInfo(germany) == deutschland)
    }

    @Test("F6 An unknown country, a year without data and a year out of range are told apart")
    func failures() async {
        await #expect(throws: InterfaceFailure.unknownCountry(Sample.code("XX"))) {
            try await interactor.holidays(of: Sample.code("XX"), in: 2026, .observed)
        }
        await #expect(throws: InterfaceFailure.noData(country: "Germany", 2020...2035)) {
            try await interactor.holidays(of: germany, in: 2076, .observed)
        }
        for year in [1975, 2077] {
            await #expect(throws: InterfaceFailure.badYear(1976...2076)) {
                try await interactor.holidays(of: germany, in: year, .observed)
            }
        }
        let failing = NagerInteractor(
            countries: CountryServiceDouble(failing: .timedOut), holidays: HolidayServiceDouble(failing: .timedOut),
            clock: ClockDouble(Sample.day("2026-09-21")))
        await #expect(throws: InterfaceFailure.service(.timedOut)) { try await failing.worldwide() }
        await #expect(throws: InterfaceFailure.service(.timedOut)) { try await failing.countryList() }
    }
}
