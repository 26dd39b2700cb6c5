import TestSupport
import Testing

@testable import Holidays

@Suite("Holiday feed: router")
struct HolidayFeedRouterTests {
    private let router = HolidayFeedRouter()
    private let edition = Edition(base: "https://almanac.example")

    private static let germany = Sample.code("DE")
    private static let filter = HolidayFilter(types: .all, region: Sample.region("BY"))

    @Test(
        "Each calendar has a page for people, and an address that leads back to it",
        arguments: [
            (
                HolidayFeedRequest.year(HolidayYear(germany, 2026, filter)), "/holidays/DE/2026?type=all&region=BY",
                "/holidays/DE/2026.ics?type=all&region=BY"
            ),
            (.rolling(germany, filter), "/holidays/DE?region=BY", "/holidays/DE.ics?type=all&region=BY"),
            (
                .places(
                    [Territory(germany, Sample.region("BY")), Territory(Sample.code("US"))], .only(.publicHoliday)),
                "/holidays", "/holidays/feed.ics?place=DE-BY&place=US"
            ),
            (
                .day(Listing.Row.sample().id), "/holidays/DE/2026/10-03-german-unity-day",
                "/holidays/DE/2026/10-03-german-unity-day.ics"
            ),
        ])
    func links(request: HolidayFeedRequest, page: String, calendar: String) throws {
        #expect(router.link(to: .page(request)).description == page)
        #expect(router.link(to: .record(request, .ics)).description == calendar)
        #expect(try Place(Address(target: calendar)) == .record(.holidays(HolidayRecordPlace(request)), .ics))
    }

    @Test("A holiday leads to its page")
    func day() {
        #expect(
            router.link(to: .day(Listing.Row.sample().id)).description == "/holidays/DE/2026/10-03-german-unity-day")
    }

    private func rendering(_ format: Format, _ edition: Edition) async throws -> Rendering? {
        let services = Services.german()
        let outcome = await router.run(
            .rolling(Self.germany, HolidayFilter()), as: format, Sample.context(services, edition: edition))
        guard case .page(let page) = outcome else { return nil }
        return page
    }

    @Test("The module is assembled for each format", arguments: Format.ofRollingYears)
    func modules(format: Format) async throws {
        let page = try #require(try await rendering(format, edition))
        #expect(page.status == .ok && page.mediaType == format.contentType && !page.bytes.isEmpty)
    }

    @Test("Without a public address there is nothing to put into a code")
    func code() async throws {
        let page = try #require(try await rendering(.svg, Edition()))
        #expect(page.status == .notFound && page.mediaType == "application/problem+json")
    }
}
