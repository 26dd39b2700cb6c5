import Almanac

/// The `Retry-After` header (RFC 9110, section 10.2.3): seconds, or a date.
enum RetryAfter {
    /// Nobody is told to wait longer than a day.
    static let longest = 86_400

    /// How long from now, or nil where the header says nothing that can be read. A date in the past is no wait.
    ///
    /// - Parameter now: seconds since 1970-01-01 00:00 UTC.
    static func duration(_ value: String, now: Int) -> Duration? {
        let bytes = value.utf8.drop { $0 == UInt8(ascii: " ") }
        if let first = bytes.first, isDigit(first) {
            let digits = bytes.prefix(while: isDigit)
            guard bytes.dropFirst(digits.count).allSatisfy({ $0 == UInt8(ascii: " ") }) else { return nil }
            // More digits than fit say "very long".
            return .seconds(min(Int(String(Substring(digits))) ?? longest, longest))
        }
        guard let date = HTTPDate.seconds(value, now: now) else { return nil }
        return .seconds(min(max(date - now, 0), longest))
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
