import TestSupport
import Testing

@testable import Compare

@Suite("Comparison of a year: interactor")
struct CompareYearInteractorTests {
    private let germany = Sample.calendar(
        "DE", regions: [("BY", "Bavaria")],
        [
            Sample.holiday("2026-01-01", "New Year’s Day"), Sample.holiday("2026-01-06", "Epiphany", regions: ["BY"]),
            Sample.holiday("2026-05-01", "Labour Day"), Sample.holiday("2026-10-03", "German Unity Day"),
        ])
    private let britain = Sample.calendar(
        "GB", years: 2024...2026,
        [
            Sample.holiday("2026-01-01", "New Year’s Day"), Sample.holiday("2026-05-04", "Early May Bank Holiday"),
            Sample.holiday("2026-12-26", "Boxing Day", observed: "2026-12-28"),
        ])

    private func interactor(_ holidays: HolidayServiceDouble? = nil) -> CompareYearInteractor {
        CompareYearInteractor(
            countries: CountryServiceDouble([Sample.germany, Sample.unitedKingdom, Sample.ukraine]),
            holidays: holidays ?? HolidayServiceDouble([germany, britain]), clock: ClockDouble(Sample.day("2026-11-21"))
        )
    }

    private func comparison(_ year: Int, _ places: String...) async throws(CompareFailure) -> Comparison {
        try await interactor().comparison(of: year, places.compactMap { Territory($0) })
    }

    @Test("W2 The current year is that of UTC, and twelve places are the most")
    func currentYear() async {
        #expect(await interactor().currentYear() == 2026 && interactor().mostPlaces == 12)
    }

    @Test("W2 Each place has its working days, and all have days in common")
    func together() async throws {
        let found = try await comparison(2026, "DE-BY", "GB")
        let names = [
            PlaceName(region: "Bavaria", country: "Germany"), PlaceName(country: "United Kingdom"),
        ]
        #expect(found.places.map(\.place.name) == names && found.isComplete)
        // 261 weekdays, less New Year, Epiphany and Labour Day; less New Year, May Day and the day for Boxing Day.
        #expect(found.places.map(\.working) == [258, 258] && found.places.map(\.holidayDays) == [3, 3])
        #expect(found.workingTogether == 256 && found.weekendTogether == 104 && found.offTogether == 105)
        #expect(found.daysOff.filter { !$0.isWeekend }.map(\.days.lowerBound) == [Sample.day("2026-01-01")])
        #expect(found.daysOff.count == 53)
        #expect(found.places.first?.months.first == 20 && found.places.last?.months.first == 21)
    }

    @Test("W2 Whole weeks are those in which nobody loses a day")
    func weeks() async throws {
        let found = try await comparison(2026, "DE-BY", "GB")
        // The last week ends on 3 January 2027, which Britain's calendar does not know.
        #expect(found.knownWeeks == 52 && found.weeks.map(\.numbers) == [3...17, 20...52])
        #expect(found.weeks.first?.days.lowerBound == Sample.day("2026-01-12"))
    }

    @Test("W2 The holidays of a day are named once, with the places that have them")
    func holidays() async throws {
        let found = try await comparison(2026, "DE-BY", "GB")
        #expect(found.holidays.count == 7)
        #expect(found.holidays.first?.holidays.map(\.places.count) == [2])
        let observed = found.holidays.last?.holidays.first
        #expect(found.holidays.last?.date == Sample.day("2026-12-28") && observed?.isObserved == true)
        #expect(observed?.id.id.description == "12-26-boxing-day")
    }

    @Test("B3 A date that is estimated in one place only is named twice")
    func estimated() async throws {
        let holidays = HolidayServiceDouble([
            Sample.calendar("DE", [Sample.holiday("2026-03-20", "Moon Feast", isEstimated: true)]),
            Sample.calendar("GB", [Sample.holiday("2026-03-20", "Moon Feast")]),
        ])
        let places = ["DE", "GB"].compactMap { Territory($0) }
        let found = try await interactor(holidays).comparison(of: 2026, places)
        #expect(found.holidays.map { $0.holidays.map(\.isEstimated) } == [[true, false]])
        #expect(found.holidays.first?.holidays.map(\.places) == [[places[0]], [places[1]]])
    }

    @Test("W2 Days are marked: working, weekend, holiday, worked weekend")
    func marks() async throws {
        let exchange = Holiday(
            date: Sample.day("2026-05-04"), movedFrom: Sample.day("2026-05-09"),
            kind: HolidayKind(names: [LocalizedText("Day off", language: "en")], types: [.publicHoliday]),
            id: HolidayID(date: Sample.day("2026-05-04"), slug: Slug("Day off")))
        let holidays = HolidayServiceDouble([Sample.calendar("DE", [exchange])])
        let found = try await interactor(holidays).comparison(of: 2026, [Territory(Sample.code("DE"))])
        let days = try #require(found.places.first?.days)
        // 4 May is day 124 of the year.
        #expect(days[123...129] == [.holiday, .working, .working, .working, .working, .workedWeekend, .weekend])
        #expect(days.count == 365)
    }

    @Test("W2 A year without data on one side: the other side is compared, and the page can tell")
    func oneSided() async throws {
        let found = try await comparison(2030, "DE", "GB")
        #expect(!found.isComplete && found.places.map(\.days.isEmpty) == [false, true])
        #expect(found.places[1].months.isEmpty && found.places[0].place.knownYears == 2020...2035)
        #expect(found.workingTogether == found.places[0].working && found.workingTogether > 250)
        let reversed = try await comparison(2030, "GB", "DE")
        #expect(reversed.places.map(\.days.isEmpty) == [true, false] && reversed.places[1].working > 250)
        let nobody = try await comparison(1999, "DE", "GB")
        #expect(!nobody.hasData && nobody.workingTogether == 0 && nobody.offTogether == 0 && nobody.weeks.isEmpty)
    }

    @Test("W2 The first and the last year of all, and a leap year")
    func edges() async throws {
        for year in [0, 9999] { #expect(try await !comparison(year, "DE").hasData) }
        #expect(try await comparison(2024, "DE").places.first?.days.count == 366)
        let first = try await comparison(2020, "DE")
        #expect(first.knownWeeks == 52, "the first week begins in 2019")
    }

    @Test("W2 The source is asked for the years that the first and the last week reach into")
    func scopes() async throws {
        let holidays = HolidayServiceDouble([germany, britain])
        _ = try await interactor(holidays).comparison(of: 2026, ["DE-BY", "GB"].compactMap { Territory($0) })
        #expect(Set(holidays.scopes.map(\.years)) == [2025...2027])
        #expect(Set(holidays.scopes.map(\.regions)) == [.one(Sample.region("BY")), .wholeCountry])
    }

    @Test("W2 D2 The first place that fails is named, with the reason")
    func failures() async {
        let qq = Territory(Sample.code("QQ"))
        let ukraine = Territory(Sample.code("UA"))
        await #expect(
            throws: CompareFailure(place: qq, reason: .unknownCountry(Sample.code("QQ")), others: [ukraine])
        ) {
            try await comparison(2026, "DE", "QQ", "UA")
        }
        await #expect(
            throws: CompareFailure(place: ukraine, reason: .uncovered(country: "Ukraine"), others: [qq])
        ) { try await comparison(2026, "UA", "QQ") }
        await #expect(
            throws: CompareFailure(
                place: Territory(Sample.code("DE"), Sample.region("ZZ")),
                reason: .unknownRegion(Sample.code("DE"), country: "Germany", region: Sample.region("ZZ")))
        ) { try await comparison(2026, "DE-ZZ") }
    }

    @Test("W2 All places are asked for at the same time")
    func parallel() async throws {
        // None gets a calendar before both have asked for one.
        let holidays = MeetingServices(Meeting(of: 2))
        let interactor = CompareYearInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: holidays,
            clock: ClockDouble(Sample.day("2026-11-21")))
        let places = ["DE", "DE-BY"].compactMap { Territory($0) }
        #expect(try await interactor.comparison(of: 2026, places).places.count == 2)
    }
}
