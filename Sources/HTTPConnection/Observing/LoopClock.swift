import NIOCore
import Support

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The time of day as headers and log lines write it. The text is made once per second. Each event loop has its own
/// clock.
struct LoopClock {
    private var second = Int.min
    /// `Date: …` with its line break (RFC 9110, section 6.6.1).
    private(set) var dateField = ByteBuffer()
    /// `2026-09-21T12:00:00`
    private(set) var day = ByteBuffer()
    private(set) var millisecond = 0

    /// Reads the system's clock.
    mutating func update() {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME_COARSE, &time)
        update(second: time.tv_sec, millisecond: time.tv_nsec / 1_000_000)
    }

    /// - Parameter second: seconds since 1970-01-01T00:00:00Z.
    mutating func update(second: Int, millisecond: Int) {
        self.millisecond = millisecond
        guard second != self.second else { return }
        self.second = second
        var (seconds, date) = (second, tm())
        gmtime_r(&seconds, &date)
        let day = [date.tm_mon + 1, date.tm_mday].map(Self.twoDigits).joined(separator: "-")
        let time = [date.tm_hour, date.tm_min, date.tm_sec].map(Self.twoDigits).joined(separator: ":")
        self.day = ByteBuffer(string: "\(date.tm_year + 1900)-\(day)T\(time)")
        dateField = ByteBuffer(string: "Date: \(HTTPDate.text(second))\r\n")
    }

    private static func twoDigits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
