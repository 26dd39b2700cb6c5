import Glibc
import Support
import Testing

@testable import Fetching

@Suite("Retry-After")
struct RetryAfterTests {
    /// Sun, 06 Nov 1994 08:49:37 GMT.
    private static let moment = 784_111_777

    @Test(
        "A number of seconds, capped at a day",
        arguments: [
            ("0", 0), ("120", 120), (" 5 ", 5), ("86400", 86_400), ("86401", 86_400),
            ("99999999999999999999999", 86_400),
        ])
    func seconds(_ text: String, _ seconds: Int) {
        #expect(RetryAfter.duration(text, now: 0) == .seconds(seconds))
    }

    @Test(
        "A date in each of the three HTTP formats",
        arguments: [
            "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
        ])
    func dates(_ text: String) {
        #expect(HTTPDate.seconds(text, now: 1_790_000_000) == Self.moment)
        #expect(RetryAfter.duration(text, now: Self.moment - 30) == .seconds(30))
        #expect(RetryAfter.duration(text, now: Self.moment + 30) == .zero)
        #expect(RetryAfter.duration(text, now: 0) == .seconds(86_400))
    }

    @Test("A two-digit year is at most 50 years ahead")
    func century() {
        let now = 1_790_000_000  // 2026
        #expect(HTTPDate.seconds("Wednesday, 01-Jan-76 00:00:00 GMT", now: now) == 3_345_062_400)
        #expect(HTTPDate.seconds("Saturday, 01-Jan-77 00:00:00 GMT", now: now) == 220_924_800)
    }

    @Test(
        "Any other value is ignored",
        arguments: [
            "", " ", "soon", "-1", "1.5", "12 s", "0x10", "Sun, 06 Nov 1994 08:49:37 CET",
            "Sun, 31 Feb 1994 08:49:37 GMT",
            "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT", "١٢٠",
        ])
    func unreadable(_ text: String) {
        #expect(RetryAfter.duration(text, now: 0) == nil)
    }

    @Test("Long texts and other letters are not compared, which would take quadratic time: 16 KB cost under 5 ms")
    func hostile() {
        for text in [
            "e" + String(repeating: "\u{301}\u{316}", count: 4000), "Sun, 06 Nov 1994 08:49:37 GMT" + "\u{301}",
            "Sun, " + String(repeating: " ", count: 16_000) + "06 Nov 1994 08:49:37 GMT",
            String(repeating: "e\u{301},", count: 4000),
        ] {
            var (start, end) = (timespec(), timespec())
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
            let wait = RetryAfter.duration(text, now: 0)
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
            #expect(wait == nil)
            let time = (end.tv_sec - start.tv_sec) * 1_000_000_000 + end.tv_nsec - start.tv_nsec
            #expect(time < 5_000_000, "\(text.prefix(30)): \(time) ns")
        }
        // A few extra spaces are allowed in a date.
        #expect(HTTPDate.seconds("Sun,  06  Nov  1994  08:49:37  GMT ", now: 0) == Self.moment)
    }
}
