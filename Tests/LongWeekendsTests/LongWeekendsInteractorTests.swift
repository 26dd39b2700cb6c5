import TestSupport
import Testing

@testable import LongWeekends

@Suite("Long weekends: interactor")
struct LongWeekendsInteractorTests {
    private func found(
        _ holidays: [Holiday], _ year: HolidayYear = LongWeekendYear.germany2026, years: ClosedRange<Int> = 2020...2035,
        regions: [(String, String)] = [("BY", "Bavaria"), ("BE", "Berlin")]
    ) async throws -> LongWeekendYear {
        let calendar = Sample.calendar("DE", years: years, regions: regions, holidays)
        return try await LongWeekendsInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([calendar]),
            clock: ClockDouble(Sample.day("2026-09-21"))
        ).weekends(year)
    }

    private func spans(_ found: LongWeekendYear) -> [String] {
        found.weekends.map { "\($0.first)–\($0.last) \($0.length)" }
    }

    @Test("J3 A weekend is long by a holiday on a working day beside it; one on a weekend makes none")
    func weekends() async throws {
        let year = try await found([
            Sample.holiday("2026-05-01", "Labour Day"), Sample.holiday("2026-10-03", "Unity Day"),
            Sample.holiday("2026-04-03", "Good Friday"), Sample.holiday("2026-04-06", "Easter Monday"),
        ])
        #expect(spans(year) == ["2026-04-03–2026-04-06 4", "2026-05-01–2026-05-03 3"])
        #expect(year.weekends[0].holidays.map(\.name.text) == ["Good Friday", "Easter Monday"])
        #expect(year.weekends[0].days.map(\.kind) == [.holiday, .weekend, .weekend, .holiday])
        #expect(year.isKnown && year.isNationwide && year.place == PlaceName(country: "Germany"))
    }

    @Test("J3 One over the turn of the year belongs to both years")
    func turn() async throws {
        let holidays = [
            Sample.holiday("2026-01-01", "New Year’s Day"), Sample.holiday("2027-01-01", "New Year’s Day"),
            Sample.holiday("2026-12-31", "Old Year’s Day"),
        ]
        let next = HolidayYear(Sample.code("DE"), 2027)
        #expect(spans(try await found(holidays)) == ["2026-12-31–2027-01-03 4"])
        #expect(spans(try await found(holidays, next)) == ["2026-12-31–2027-01-03 4"])
    }

    @Test("J3 A region has its own; the country has those of everybody")
    func regions() async throws {
        let holidays = [Sample.holiday("2026-06-05", "Bavarian Day", regions: ["BY"])]
        #expect(try await found(holidays).weekends.isEmpty)
        let bavaria = try await found(holidays, LongWeekendYear.bavaria2026)
        #expect(spans(bavaria) == ["2026-06-05–2026-06-07 3"] && !bavaria.isNationwide)
        #expect(bavaria.place == PlaceName(region: "Bavaria", country: "Germany"))
        await #expect(throws: YearFailure.unknownRegion(country: "Germany", region: Sample.region("ZZ"))) {
            try await found(holidays, HolidayYear(Sample.code("DE"), 2026, HolidayFilter(region: Sample.region("ZZ"))))
        }
    }

    @Test("J3 Half a day beside a weekend counts half, and is told; an estimate is told as one")
    func halves() async throws {
        let year = try await found([
            Sample.holiday("2026-12-24", "Christmas Eve", types: [.halfDay]),
            Sample.holiday("2026-12-25", "Christmas Day"), Sample.holiday("2026-06-19", "Feast", isEstimated: true),
        ])
        let christmas = try #require(year.weekends.last)
        #expect(christmas.first == Sample.day("2026-12-25") && christmas.length == DayCount(halves: 7))
        #expect(christmas.halves == [Sample.day("2026-12-24")] && christmas.days.first?.kind == .half)
        #expect(year.weekends.map(\.isEstimated) == [true, false])
    }

    @Test("J3 A few working days between a holiday and other days off are a bridge; those that gain most come first")
    func bridges() async throws {
        let year = try await found([
            Sample.holiday("2026-05-14", "Ascension Day"), Sample.holiday("2026-10-07", "Feast"),
        ])
        let best = try #require(year.bridges.first)
        #expect(best.leave == [Sample.day("2026-05-15")] && best.length == 4 && best.cost == DayCount(1))
        #expect(best.days.map(\.kind) == [.holiday, .leave, .weekend, .weekend])
        #expect(best.holidays.map(\.name.text) == ["Ascension Day"])
        #expect(year.bridges.contains { $0.leave.count == 2 && $0.holidays.map(\.name.text) == ["Feast"] })
    }

    @Test("J3 A holiday of several days is told once, with its first day")
    func runs() async throws {
        let year = try await found([
            Sample.holiday("2026-06-18", "Feast"), Sample.holiday("2026-06-19", "Feast", number: 2),
        ])
        #expect(year.weekends.map { $0.holidays.map(\.date) } == [[Sample.day("2026-06-18")]])
    }

    @Test("N3 J3 A bridge names a holiday and its observed day, each with its date")
    func observed() async throws {
        let year = try await found([
            Sample.holiday("2026-12-26", "Christmas Day", observed: "2026-12-28"),
            Sample.holiday("2027-01-01", "New Year’s Day"),
        ])
        let weekend = try #require(year.weekends.first)
        #expect(weekend.holidays.map(\.name.text) == ["Christmas Day"])
        #expect(weekend.holidays.map(\.date) == [Sample.day("2026-12-28")] && weekend.holidays[0].isObserved)
        let bridge = try #require(year.bridges.first { $0.first == Sample.day("2026-12-26") })
        #expect(bridge.days.map(\.kind).prefix(3) == [.weekend, .weekend, .holiday])
        #expect(bridge.holidays.map(\.name.text) == ["Christmas Day", "Christmas Day", "New Year’s Day"])
        #expect(bridge.holidays.map(\.isObserved) == [false, true, false])
        #expect(bridge.holidays.map(\.date.description) == ["2026-12-26", "2026-12-28", "2027-01-01"])
    }

    @Test("J3 At the end of the data a long weekend may be longer; a year outside them is not known")
    func edges() async throws {
        let holidays = [Sample.holiday("2026-12-31", "Old Year’s Day"), Sample.holiday("2026-12-30", "Day before")]
        // 1 January is not known to be a working day.
        #expect(try await found(holidays, years: 2020...2026).weekends.isEmpty)
        let friday = Sample.holiday("2027-12-31", "Old Year’s Day")
        let feast = Sample.holiday("2027-12-30", "Day before")
        let other = Sample.holiday("2027-12-29", "Two days before")
        let next = HolidayYear(Sample.code("DE"), 2027)
        #expect(try await found([friday, feast, other], next, years: 2020...2027).weekends.map(\.isOpen) == [true])
        let late = try await found([], HolidayYear(Sample.code("DE"), 2040))
        #expect(!late.isKnown && late.weekends.isEmpty && late.bridges.isEmpty && late.knowledge.isEmpty)
    }

    @Test("H4 Failures of the services are the page’s own; an unknown country is none")
    func failures() async throws {
        let holidays = HolidayServiceDouble(failing: .invalid)
        let interactor = LongWeekendsInteractor(
            countries: CountryServiceDouble([Sample.germany]), holidays: holidays,
            clock: ClockDouble(Sample.day("2026-09-21")))
        await #expect(throws: YearFailure.service(.invalid, country: "Germany")) {
            try await interactor.weekends(LongWeekendYear.germany2026)
        }
        await #expect(throws: YearFailure.unknownCountry) {
            try await interactor.weekends(HolidayYear(Sample.code("QQ"), 2026))
        }
    }
}
