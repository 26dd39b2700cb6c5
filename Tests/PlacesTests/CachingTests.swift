import Testing

@testable import Places

@Suite("What the places allow")
struct CachingTests {
    @Test(
        "A page that depends on the visitor, and an answer of a sub-flow, are not shared",
        arguments: [
            ("/", Caching.personal), ("/options", .personal), ("/options?saved=1", .personal),
            ("/options?for=start", .personal), ("/options/close?for=start", .never),
            ("/greeting", .shared), ("/greeting?show=1", .personal), ("/look.css", .checked),
            ("/light-side", .shared), ("/light-side?refresh=1", .never), ("/dark-side", .shared),
            ("/dark-side?refresh=1", .never),
            ("/countries", .shared), ("/countries?for=start", .shared), ("/countries/results?q=a", .shared),
            ("/countries/DE", .never), ("/countries/close?for=options", .never),
            ("/holidays", .personal), ("/holidays/DE", .shared), ("/holidays/DE/2026/10-03-x", .shared),
            ("/quotes?draw=7", .shared), ("/people/a/portrait", .shared), ("/developers", .shared),
            ("/openapi.json", .shared),
            ("/api/v3/IsTodayPublicHoliday/DE", .shared),
        ])
    func caching(target: String, caching: Caching) throws {
        #expect(try Place(Address(target: target)).caching == caching)
    }

    @Test(
        "Only Options and the picker of a caller whose answer is stored take forms",
        arguments: [
            ("/options", true), ("/options?draft=1", true), ("/options?for=start", true), ("/options/close", false),
            ("/countries?for=start", true),
            ("/countries?for=options", true), ("/countries", false), ("/countries/results?for=start", false),
            ("/countries/close?for=start", false), ("/", false), ("/holidays/DE/2026", false), ("/greeting", false),
        ])
    func forms(target: String, takesForms: Bool) throws {
        #expect(try Place(Address(target: target)).takesForms == takesForms)
    }

    @Test(
        "P12 What may cost more than ten lists leaves the event loops",
        arguments: [
            ("/", Work.little), ("/holidays/DE/2026", .little), ("/holidays/DE/2026?type=all&region=all", .little),
            ("/holidays/DE/2026/calendar", .little), ("/holidays/DE/2026/calendar?region=all", .little),
            ("/holidays/DE/2026/calendar?type=all&region=BY", .little),
            ("/holidays/DE/2026/calendar?type=all&region=all", .much),
            ("/holidays/DE/2026/10?type=all&region=all", .little),
            ("/holidays/DE/2026.json", .little), ("/holidays/DE/2026.json?type=all", .much),
            ("/holidays/DE.ics", .much), ("/holidays/feed.ics?place=DE&place=FR", .much),
            ("/holidays/DE/2026/leave?days=9", .much), ("/holidays/DE/2026/leave", .little),
            ("/holidays/DE/2026/leave?days=9&with=FR", .much),
            ("/holidays/DE/2026/leave?days=9&weekend=fri,sat", .much),
            ("/holidays/DE/2026/leave?days=9&taken=2026-05-04..2026-05-08", .much),
            ("/compare", .little), ("/compare/2026?place=DE&place=FR", .much), ("/on/2026-05-01", .much),
            ("/on/2026-05-01.json", .much), ("/occasions.json", .much), ("/occasions/easter.json", .little),
            ("/working-days?place=DE&from=2026-01-01&to=2027-12-31", .little),
            ("/working-days?place=DE&from=2026-01-01&to=2029-12-31", .much),
            ("/working-days.json?place=DE&from=2026-01-01&days=-900", .much),
            ("/search?q=a", .little), ("/developers", .much), ("/data", .much),
        ])
    func work(target: String, work: Work) throws {
        #expect(try Place(Address(target: target)).work == work)
    }
}
