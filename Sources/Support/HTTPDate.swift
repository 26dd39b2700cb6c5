import Glibc

/// A date in HTTP (RFC 9110, section 5.6.7). It is printed in the format that senders must use, and parsed in this one
/// and in the two obsolete formats that recipients must still accept.
package enum HTTPDate {
    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// The longest date to parse in bytes, including some extra spaces.
    private static let longest = 64

    /// Returns `Sun, 06 Nov 1994 08:49:37 GMT`.
    ///
    /// - Parameter seconds: since 1970-01-01 00:00 UTC.
    package static func text(_ seconds: Int) -> String {
        let date = fields(seconds)
        let time = [date.tm_hour, date.tm_min, date.tm_sec].map(twoDigits).joined(separator: ":")
        return "\(weekdays[Int(date.tm_wday)]), \(twoDigits(date.tm_mday)) \(months[Int(date.tm_mon)]) "
            + "\(date.tm_year + 1900) \(time) GMT"
    }

    /// Parses a date to seconds since 1970-01-01 00:00 UTC; nil if it is not valid. Ignores the name of the weekday.
    ///
    /// - Parameter now: the current time in the same unit, which determines the century of a two-digit year.
    package static func seconds(_ text: String, now: Int) -> Int? {
        // Reject long and non-ASCII text first: comparing it as `String` can take very long.
        guard text.utf8.count <= longest, text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let parts = text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
        switch parts.count {
        case 6 where parts[0].utf8.last == UInt8(ascii: ",") && parts[5].matches("GMT"):
            // Sun, 06 Nov 1994 08:49:37 GMT
            return seconds(
                year: parts[3].number(digits: 4...4), month: parts[2], day: parts[1].number(digits: 2...2),
                time: parts[4])
        case 4 where parts[0].utf8.last == UInt8(ascii: ",") && parts[3].matches("GMT"):
            // Sunday, 06-Nov-94 08:49:37 GMT
            let date = parts[1].utf8.split(separator: UInt8(ascii: "-")).map { Substring($0) }
            guard date.count == 3, let year = date[2].number(digits: 2...2) else { return nil }
            return seconds(
                year: full(year, now: now), month: date[1], day: date[0].number(digits: 2...2), time: parts[2])
        case 5:  // Sun Nov  6 08:49:37 1994
            return seconds(
                year: parts[4].number(digits: 4...4), month: parts[1], day: parts[2].number(digits: 1...2),
                time: parts[3])
        default:
            return nil
        }
    }

    /// Returns the full year of a two-digit one. A year that seems more than 50 years ahead is the most recent past
    /// year with the same digits.
    private static func full(_ year: Int, now: Int) -> Int {
        let current = Int(fields(now).tm_year) + 1900
        let guess = current / 100 * 100 + year
        return guess > current + 50 ? guess - 100 : guess
    }

    private static func seconds(year: Int?, month: Substring, day: Int?, time: Substring) -> Int? {
        guard let year, let day, let month = months.firstIndex(where: { month.matches($0) }),
            let midnight = midnight(year: year, month: month, day: day)
        else { return nil }
        let parts = time.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
            .map { Substring($0).number(digits: 2...2) }
        // A second of 60 is a leap second.
        guard parts.count == 3, let hour = parts[0], let minute = parts[1], let second = parts[2],
            hour < 24, minute < 60, second <= 60
        else { return nil }
        return midnight + (hour * 60 + minute) * 60 + second
    }

    /// Returns the beginning of a day; nil if the calendar has no such day.
    ///
    /// - Parameter month: 0 for January.
    private static func midnight(year: Int, month: Int, day: Int) -> Int? {
        var date = tm()
        (date.tm_year, date.tm_mon, date.tm_mday) = (Int32(year - 1900), Int32(month), Int32(day))
        let seconds = timegm(&date)
        // timegm turns 30 February into 1 or 2 March.
        return date.tm_mon == month && date.tm_mday == day ? seconds : nil
    }

    private static func fields(_ seconds: Int) -> tm {
        var (seconds, date) = (seconds, tm())
        gmtime_r(&seconds, &date)
        return date
    }

    private static func twoDigits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
