import Foundation
import SnapshotSupport
import Testing

@testable import Holidays

/// An Interactor with one answer.
private struct HolidayDaysInteractorDouble: HolidayDaysInteracting {
    let answer: Result<HolidayDays, HolidayFeedFailure>

    func days(
        _: ClosedRange<CivilDate>, of _: CountryCode, _: HolidayFilter
    ) async throws(HolidayFeedFailure) -> HolidayDays { try answer.get() }
}

@Suite("The holidays of some days")
struct HolidayDaysTests {
    private let germany = Sample.code("DE")

    private func days(_ first: String, _ last: String) -> ClosedRange<CivilDate> {
        Sample.day(first)...Sample.day(last)
    }

    private func found(
        _ days: ClosedRange<CivilDate>, _ filter: HolidayFilter = HolidayFilter(),
        _ holidays: HolidayServiceDouble = HolidayServiceDouble([Sample.germanCalendar])
    ) async throws -> HolidayDays {
        try await HolidayDaysInteractor(countries: CountryServiceDouble([Sample.germany]), holidays: holidays)
            .days(days, of: germany, filter)
    }

    @Test("F1 The first and the last day count, over the turn of a year too")
    func range() async throws {
        let holidays = HolidayServiceDouble([Sample.germanCalendar])
        let found = try await found(days("2026-12-28", "2027-01-01"), HolidayFilter(), holidays)
        #expect(found.rows.map(\.first.description) == ["2026-12-28", "2026-12-31", "2027-01-01"])
        #expect(found.keys.count == 3 && Set(found.keys).count == 3 && found.known.map(\.year) == [2026, 2027])
        #expect(holidays.scopes.allSatisfy { $0.years.contains(2026) && $0.years.contains(2027) })
        #expect(try await self.found(days("2026-12-29", "2026-12-30")).rows.isEmpty)
        #expect(try await self.found(days("2026-05-01", "2026-05-01")).rows.map(\.name.text) == ["Labour Day"])
    }

    @Test("F1 Several types are those of each of them together, and of no other")
    func types() async throws {
        let filter = HolidayFilter(types: .several(HolidayTypes([.bank, .unofficial])))
        let found = try await found(days("2026-01-01", "2026-12-31"), filter)
        #expect(found.rows.map(\.name.text) == ["May Festival", "Christmas Eve"])
        let region = HolidayFilter(region: Sample.region("BY"))
        #expect(try await self.found(days("2026-01-02", "2026-04-30"), region).rows.map(\.name.text) == ["Epiphany"])
    }

    @Test("B2 Days without data are told, and none of them is a failure")
    func unknown() async throws {
        let partly = try await found(days("2035-12-01", "2036-01-31"))
        #expect(!partly.isComplete && partly.known.map(\.year) == [2035] && partly.knownYears == 2020...2035)
        #expect(try await found(days("2026-01-01", "2027-01-01")).isComplete)
        await #expect(throws: HolidayFeedFailure.unknownYears(country: "Germany", known: 2020...2035)) {
            try await found(days("2036-01-01", "2036-01-31"))
        }
        await #expect(throws: HolidayFeedFailure.self) {
            try await found(days("2026-01-01", "2026-01-31"), HolidayFilter(region: Sample.region("ZZ")))
        }
    }

    private func page(_ answer: Result<HolidayDays, HolidayFeedFailure>) async throws -> Rendering {
        let presenter = HolidayDaysRecordPresenter(
            interactor: HolidayDaysInteractorDouble(answer: answer), router: HolidayListRouter())
        let place = HolidayDaysRecordPlace(germany, HolidayFilter(), days("2026-12-26", "2027-01-01"))
        let module = Module(view: HolidayDaysRecordJSONView(), presenter: presenter)
        return try await module.run(Visit(place)).shown
    }

    @Test("F1 The record as JSON, and its problems")
    func record() async throws {
        let filter = HolidayFilter(types: .several(HolidayTypes([.publicHoliday, .bank])), region: Sample.region("BY"))
        let found = try await found(days("2026-12-26", "2027-01-01"), filter)
        try expectSnapshot(PageState(try await page(.success(found))), named: "days-record")
        let problem = try await page(.failure(.unknownYears(country: "Germany", known: 2020...2035)))
        #expect(problem.status == .notFound && problem.mediaType == ProblemDetails.mediaType)
    }

    @Test("F1 The record is assembled for its format only")
    func formats() async throws {
        let services = Services.only(
            countries: CountryServiceDouble([Sample.germany]), holidays: HolidayServiceDouble([Sample.germanCalendar]))
        let place = HolidayDaysRecordPlace(germany, HolidayFilter(), days("2026-12-26", "2027-01-01"))
        for (format, status) in [(Format.json, Status.ok), (.ics, .notFound)] {
            let page = try await HolidaysRouter(Sample.context(services)).run(place, as: format).shown
            #expect(page.status == status)
        }
    }
}
