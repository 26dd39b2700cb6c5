import Support
import Testing

@Suite("Dates in HTTP")
struct HTTPDateTests {
    @Test(
        "A date is printed in the one format that senders use, and parsed again",
        arguments: [
            (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
            (-1, "Wed, 31 Dec 1969 23:59:59 GMT"), (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
            (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
        ])
    func text(seconds: Int, text: String) {
        #expect(HTTPDate.text(seconds) == text)
        #expect(HTTPDate.seconds(text, now: 0) == seconds)
    }

    @Test(
        "A day that the calendar does not have is rejected",
        arguments: ["30 Feb 2000", "29 Feb 1900", "29 Feb 2026", "31 Apr 2026", "00 Jan 2026", "32 Jan 2026"])
    func days(date: String) {
        #expect(HTTPDate.seconds("Sun, \(date) 08:49:37 GMT", now: 0) == nil)
    }
}
