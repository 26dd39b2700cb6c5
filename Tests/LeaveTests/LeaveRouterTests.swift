import AlmanacValues
import Entities
import HTML
import Layout
import Places
import ServiceContracts
import TestSupport
import Testing
import VIPER
import VIPERTesting

@testable import Leave

@Suite("Leave: entry point", .patient)
struct LeaveRouterTests {
    private struct UnexpectedOutcome: Error {}

    private func router(_ countries: any CountryService = CountryServiceDouble([Sample.germany])) -> LeaveRouter {
        LeaveRouter(
            Sample.context(.only(countries: countries, holidays: HolidayServiceDouble([Sample.germanCalendar]))))
    }

    @Test("A5 K2 The page and its records are assembled with their own screens")
    func screens() async throws {
        let request = LeaveRequest.sample(year: 2026)
        guard case .page(let page) = await router().start(LeavePlace(request)) else { throw UnexpectedOutcome() }
        #expect(page.status == .ok && String(decoding: page.bytes, as: UTF8.self).contains("Leave in Germany 2026"))
        guard case .page(let record) = await router().run(LeavePlace(request), as: .ics)
        else { throw UnexpectedOutcome() }
        #expect(String(decoding: record.bytes, as: UTF8.self).contains("BEGIN:VEVENT"))
    }

    @Test("A10 C4 The answer of the picker leads back to the planner, for the person it was asked for")
    func resume() async throws {
        let state = LeaveRouter.State(.sample(), .partner)
        guard case .redirect(let link) = router().resume(state, with: .country(Sample.code("FR")))
        else { throw UnexpectedOutcome() }
        #expect(link.description == "/holidays/DE/2027/leave?days=25&with=FR")
        guard case .redirect(let back) = router().resume(state, with: .cancel) else { throw UnexpectedOutcome() }
        #expect(back.description == "/holidays/DE/2027/leave?days=25")
    }

    @Test("A7 After 1,000 visits every part of the module is deallocated")
    func lifetime() async throws {
        weak var service: CountedService?
        do {
            let counted = CountedService()
            service = counted
            let router = router(counted)
            for _ in 0..<1000 { _ = await router.start(LeavePlace(.sample(days: nil, year: 2026))) }
        }
        #expect(service == nil)
    }

    private final class CountedService: CountryService {
        func countries() async throws(ServiceFailure) -> Supply<[Country]> { Supply([Sample.germany]) }
        func country(_ code: CountryCode) async throws(ServiceFailure) -> Country? { Sample.germany }
    }
}
