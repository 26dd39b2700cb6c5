import Almanac
import Support

/// A date in HTTP (RFC 9110, section 5.6.7): in the format that senders must use, or in one of the two obsolete formats
/// that recipients must still accept.
enum HTTPDate {
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// The longest date to parse in bytes, including some extra spaces.
    private static let longest = 64

    /// Parses a date to seconds since 1970-01-01 00:00 UTC; nil if it is not valid. Ignores the name of the weekday.
    ///
    /// - Parameter now: the current time in the same unit, which determines the century of a two-digit year.
    static func seconds(_ text: String, now: Int) -> Int? {
        // Reject long and non-ASCII text first: comparing it as `String` can take very long.
        guard text.utf8.count <= longest, text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let parts = text.split(separator: " ")
        switch parts.count {
        case 6 where parts[0].hasSuffix(",") && parts[5] == "GMT":  // Sun, 06 Nov 1994 08:49:37 GMT
            return seconds(year: number(parts[3], 4), month: parts[2], day: number(parts[1], 2), time: parts[4])
        case 4 where parts[0].hasSuffix(",") && parts[3] == "GMT":  // Sunday, 06-Nov-94 08:49:37 GMT
            let date = parts[1].split(separator: "-")
            guard date.count == 3, let year = number(date[2], 2).map({ century(of: $0, now: now) }) else { return nil }
            return seconds(year: year, month: date[1], day: number(date[0], 2), time: parts[2])
        case 5:  // Sun Nov  6 08:49:37 1994
            let day = number(parts[2], 2) ?? number(parts[2], 1)
            return seconds(year: number(parts[4], 4), month: parts[1], day: day, time: parts[3])
        default:
            return nil
        }
    }

    /// Returns the full year of a two-digit one. A year that seems more than 50 years ahead is the most recent past
    /// year with the same digits.
    private static func century(of year: Int, now: Int) -> Int {
        let current = CivilDate(dayNumber: now / 86_400).year
        let guess = current / 100 * 100 + year
        return guess > current + 50 ? guess - 100 : guess
    }

    private static func seconds(year: Int?, month: Substring, day: Int?, time: Substring) -> Int? {
        guard let year, let day, let month = months.firstIndex(of: String(month)),
            let date = CivilDate(year: year, month: month + 1, day: day)
        else { return nil }
        let parts = time.split(separator: ":", omittingEmptySubsequences: false).map { number($0, 2) }
        // A second of 60 is a leap second.
        guard parts.count == 3, let hour = parts[0], let minute = parts[1], let second = parts[2],
            hour < 24, minute < 60, second <= 60
        else { return nil }
        return ((date.dayNumber * 24 + hour) * 60 + minute) * 60 + second
    }

    private static func number(_ text: Substring, _ digits: Int) -> Int? {
        guard text.utf8.count == digits, text.utf8.allSatisfy(\.isASCIIDigit)
        else { return nil }
        return Int(text)
    }
}
