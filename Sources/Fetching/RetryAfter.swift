import AlmanacValues
import PlainBytes
import Support

/// The `Retry-After` header (RFC 9110, section 10.2.3): seconds, or a date.
enum RetryAfter {
    /// The longest wait, in seconds: one day.
    static let longest = 86_400

    /// The time to wait from now; zero for a date in the past. Nil if the header is not valid.
    ///
    /// - Parameter now: seconds since 1970-01-01 00:00 UTC.
    static func duration(_ value: String, now: Int) -> Duration? {
        let bytes = value.utf8.drop { $0 == UInt8(ascii: " ") }
        if let first = bytes.first, first.isASCIIDigit {
            let digits = bytes.prefix(while: \.isASCIIDigit)
            guard bytes.dropFirst(digits.count).allSatisfy({ $0 == UInt8(ascii: " ") }) else { return nil }
            // A number that overflows means "very long".
            return .seconds(min(Int(String(Substring(digits))) ?? longest, longest))
        }
        guard let date = HTTPDate.seconds(value, now: now) else { return nil }
        return .seconds(min(max(date - now, 0), longest))
    }
}
