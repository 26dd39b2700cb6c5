import HTTPMessages
import NIOCore
import Testing

@testable import Site

@Suite("Work of an answer")
struct WorkTests {
    private static func takesWork(_ target: String, _ site: Site = .sample()) -> Bool {
        if case .work = site.answer(to: Request(target: target)) { true } else { false }
    }

    @Test(
        "X3 What may take many times the work of a list is made away from the event loops",
        arguments: [
            "/holidays/DE/2026/leave?days=20&with=US", "/holidays/DE/2026/leave.json?days=20&with=US",
            "/compare/2026?place=DE&place=US", "/compare/2026.json?place=DE&place=US",
            "/compare/meeting?place=DE&place=US", "/compare/meeting.json?from=2026-01-01&place=DE&place=US",
            "/on/2026-12-24", "/on/2026-12-24/week", "/on/2026-12-24.json", "/holidays/feed.ics?place=DE&place=US",
            "/holidays/DE.ics", "/holidays/DE/2026.json?type=all", "/openapi.json",
            "/api/v3/NextPublicHolidaysWorldwide", "/openholidays/PublicHolidaysByDate?date=2026-12-25",
            "/openholidays/PublicHolidays?countryIsoCode=DE&validFrom=2026-01-01&validTo=2026-12-31",
            "/holidays/DE/2026/leave?days=20",
        ])
    func much(target: String) {
        #expect(Self.takesWork(target))
    }

    @Test(
        "The usual pages are made on the event loop of their connection",
        arguments: [
            "/", "/holidays/DE/2026", "/holidays/DE/2026.json", "/holidays/DE/2026/leave", "/countries",
            "/holidays/DE/2026/10-03-german-unity-day", "/quotes", "/people", "/compare", "/search?q=a",
            "/working-days?from=2026-12-01&to=2027-01-15&place=DE",
        ])
    func little(target: String) {
        #expect(!Self.takesWork(target))
    }

    @Test("X3 A cached page that has to be compressed first takes work if it is long, and only once")
    func compression() async {
        func page(_ length: Int) -> FinishedPage {
            FinishedPage(
                body: ByteBuffer(repeating: UInt8(ascii: "a"), count: length), mediaType: "text/plain", caching: .page,
                validity: .always)
        }
        let plain = Request(target: "/")
        #expect(!page(Compression.most + 1).takesWork(for: plain))
        let request = Request(target: "/", acceptEncoding: "br, gzip")
        #expect(!page(Compression.most).takesWork(for: request))
        let long = page(Compression.most + 1)
        #expect(long.takesWork(for: request))
        _ = long.response(to: request, at: 0)
        #expect(!long.takesWork(for: request))
        #expect(long.takesWork(for: Request(target: "/", acceptEncoding: "gzip")))
    }
}
