import TestSupport
import Testing

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
                        holidays: HolidayServiceDouble([Sample.germanCalendar]),
                        clock: ClockDouble(Sample.day("2026-01-02")))))
            let page = try await router.run(LeavePlace(.sample(year: 2026)), as: format).shown
            #expect(page.mediaType == type)
            #expect(page.status == (format == .csv ? .notFound : .ok))
        }
    }
}
