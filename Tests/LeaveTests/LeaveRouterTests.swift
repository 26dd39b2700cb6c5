import SnapshotSupport
import Testing

@testable import Leave

@Suite("Leave: entry point", .patient)
struct LeaveRouterTests {
    private func router(_ countries: any CountryService = CountryServiceDouble([Sample.germany])) -> LeaveRouter {
        LeaveRouter(
            Sample.context(
                .only(
                    countries: countries, holidays: HolidayServiceDouble([Sample.germanCalendar]),
                    clock: ClockDouble(Sample.day("2026-01-02")))))
    }

    @Test("A5 K2 The page and its records are assembled with their own screens")
    func screens() async throws {
        let request = LeaveRequest.sample(year: 2026)
        let page = try await router().start(LeavePlace(request)).shown
        #expect(page.status == .ok && page.text.contains("Leave in Germany 2026"))
        let record = try await router().run(LeavePlace(request), as: .ics).shown
        #expect(record.text.contains("BEGIN:VEVENT"))
    }

    @Test("A10 C4 The answer of the picker leads back to the planner, for the person it was asked for")
    func resume() async throws {
        let state = LeaveRouter.State(.sample(), .partner)
        let link = try router().resume(state, with: .country(Sample.code("FR"))).destination
        #expect(link.description == "/holidays/DE/2027/leave?days=25&with=FR")
        let back = try router().resume(state, with: .cancel).destination
        #expect(back.description == "/holidays/DE/2027/leave?days=25")
    }

    @Test("A7 After 1,000 visits every part of the module is deallocated")
    func lifetime() async throws {
        let leaked = await leaks(Counted(CountryServiceDouble([Sample.germany]))) { countries in
            _ = await router(countries).start(LeavePlace(.sample(days: nil, year: 2026)))
        }
        #expect(!leaked)
    }
}
