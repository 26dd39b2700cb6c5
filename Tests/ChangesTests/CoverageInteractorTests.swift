import TestSupport
import Testing

@testable import Changes

@Suite("Our data: interactor")
struct CoverageInteractorTests {
    private let clock = ClockDouble(Sample.day("2026-11-21"))

    @Test("B1 Each country has its years, revision, number of corrections, and what is known of each kind")
    func found() async throws {
        let fact = HolidayKnowledge.Fact(
            types: [.publicHoliday], basis: .law, days: Sample.day("2020-01-01")...Sample.day("2035-12-31"),
            authorities: [Authority(title: "The act")])
        let calendar = HolidayCalendar(
            country: Sample.code("DE"), years: 2020...2035, weekends: Weekends([.saturday]), regions: [], holidays: [],
            revisedAt: RevisionTime(Sample.day("2026-11-22")), knowledge: HolidayKnowledge([fact]))
        let world = WorldServiceDouble([
            CountryCalendar(Sample.germany, calendar), CountryCalendar(Sample.ukraine, nil),
        ])
        let coverage = try await CoverageInteractor(world: world, clock: clock).coverage()
        #expect(coverage.year == 2026 && coverage.countries.map(\.name.text) == ["Germany", "Ukraine"])
        let germany = try #require(coverage.countries[0].data)
        #expect(germany.years == 2020...2035 && germany.revised == Sample.day("2026-11-22") && germany.corrections == 0)
        #expect(germany.known(.publicHoliday).authorities.map(\.title) == ["The act"])
        #expect(germany.known(.school).state == .noData && germany.known(.bank).state == .noData)
        #expect(coverage.countries[1].data == nil)
    }

    @Test("A failing source is a failure")
    func failing() async {
        let interactor = CoverageInteractor(world: WorldServiceDouble(failing: .timedOut), clock: clock)
        await #expect(throws: ServiceFailure.timedOut) { try await interactor.coverage() }
    }
}
