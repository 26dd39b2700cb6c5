import HTTPMessages
import HTTPTypes
import Testing

@testable import Site

@Suite("Caching times")
struct CachingTests {
    @Test(
        "Every time zone's midnight is the end of a quarter of an hour",
        arguments: [-720, -570, -210, 0, 330, 345, 525, 765, 840])
    func midnights(offset: Int) {
        let midnight = 20_000 * 86_400 - offset * 60
        #expect(Validity(from: midnight - 1, lifetime: nil).end == midnight)
        #expect(Validity(from: midnight, lifetime: nil).start == midnight)
    }

    @Test(
        "A validity is the rest of a quarter of an hour, or less",
        arguments: [-901, -900, -1, 0, 1, 899, 900, 1_790_000_123])
    func validity(now: Int) {
        let validity = Validity(from: now, lifetime: nil)
        #expect(validity.contains(now) && validity.end - validity.start == 900 && validity.end % 900 == 0)
        #expect(Validity(from: now, lifetime: 0).contains(now) == false)
        let short = Validity(from: now, lifetime: 30)
        #expect(short.contains(now) && short.end % 30 == 0 && short.end - now <= 30 && short.end <= validity.end)
    }

    @Test("No page claims to be valid beyond its quarter of an hour, at any second")
    func everySecond() async throws {
        let moment = Moment()
        let site = Site.double(VisitsDouble(), moment.configuration())
        let start = moment.now
        for second in 0..<1800 {
            moment.now = start + second
            let value = try #require(await site.get("/people").headers[.cacheControl])
            let left = 900 - second % 900
            let match = try #require(value.wholeMatch(of: #/public, max-age=(\d+), s-maxage=(\d+), .*/#))
            let (browser, shared) = (Int(match.1) ?? -1, Int(match.2) ?? -1)
            #expect(browser == min(60, shared) && shared < left, "\(second): \(value)")
            // A shared cache stores nothing that is stale when it arrives.
            #expect(shared >= (left > 10 ? left - 10 : left - 1), "\(second): \(value)")
        }
    }
}
