import AlmanacValues
import HTML
import Places
import TestSupport
import Testing
import VIPER

@testable import Leave

@Suite("Leave record: router")
struct LeaveRecordRouterTests {
    @Test("Each navigation has its address")
    func links() {
        let router = LeaveRecordRouter()
        #expect(router.link(to: .planner(.sample())).description == "/holidays/DE/2027/leave?days=25")
        #expect(router.link(to: .record(.sample(), .json)).description == "/holidays/DE/2027/leave.json?days=25")
    }

    @Test("Each format of the address has its View; no other is answered")
    func formats() async throws {
        for (format, type) in [
            (Format.json, "application/json"), (.ics, "text/calendar; charset=utf-8"),
            (.csv, "application/problem+json"),
        ] {
            let outcome = await LeaveRecordRouter().run(
                LeaveRecordPlace(.sample(year: 2026)), as: format,
                Sample.context(
                    .only(
                        countries: CountryServiceDouble([Sample.germany]),
                        holidays: HolidayServiceDouble([Sample.germanCalendar]))))
            guard case .page(let page) = outcome else {
                Issue.record("\(format)")
                continue
            }
            #expect(page.mediaType == type)
            #expect(page.status == (format == .csv ? .notFound : .ok))
        }
    }
}
