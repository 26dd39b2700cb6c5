import AlmanacValues
import Layout
import Places
import TestSupport
import Testing
import VIPER

@testable import Leave

@Suite("Leave record: formats")
struct LeaveRecordFormatTests {
    @Test("Each format of the address has its View; no other is answered")
    func formats() async throws {
        for (format, type) in [
            (Format.json, "application/json"), (.ics, "text/calendar; charset=utf-8"),
            (.csv, "application/problem+json"),
        ] {
            let router = LeaveRouter(
                Sample.context(
                    .only(
                        countries: CountryServiceDouble([Sample.germany]),
                        holidays: HolidayServiceDouble([Sample.germanCalendar]))))
            let outcome = await router.run(LeavePlace(.sample(year: 2026)), as: format)
            guard case .page(let page) = outcome else {
                Issue.record("\(format)")
                continue
            }
            #expect(page.mediaType == type)
            #expect(page.status == (format == .csv ? .notFound : .ok))
        }
    }
}
