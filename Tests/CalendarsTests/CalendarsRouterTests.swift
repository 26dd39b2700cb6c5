import TestSupport
import Testing

@testable import Calendars

@Suite("Calendars: coordinator")
struct CalendarsRouterTests {
    private func page(_ place: CalendarsPlace) async throws -> (status: Status, text: String) {
        let services = Services.german()
        let rendering = try await CalendarsRouter(Sample.context(services)).start(place).shown
        return (rendering.status, rendering.text)
    }

    @Test("K1 Each place runs its screen, and answers with its status")
    func screens() async throws {
        let germany = HolidayYear(Sample.code("DE"), 2026)
        let year = try await page(.year(germany))
        #expect(year.status == .ok && year.text.contains("<h1>Calendar for Germany 2026</h1>"))
        let month = try await page(.month(germany, 10))
        #expect(month.status == .ok && month.text.contains("<h1>October 2026 in Germany</h1>"))
        #expect(try await page(.month(HolidayYear(Sample.code("DE"), 2019), 10)).status == .notFound)
        #expect(try await page(.year(HolidayYear(Sample.code("QQ"), 2026))).status == .notFound)
    }
}
