import AlmanacValues
import Entities
import Support

/// A yearly recurrence (RFC 5545, section 3.3.10). Other frequencies are rejected: days that repeat each week are a
/// weekend.
struct RecurrenceRule {
    private let first: CivilDate
    private var month: Int
    private var monthDay: Int
    /// The number and the day of "2FR" and "-1MO".
    private var weekday: (number: Int, day: Weekday)?
    private var interval = 1
    private var count: Int?
    private var until: CivilDate?

    /// How many years a rule without an end is followed.
    private static let reach = 40
    /// The year to which older rules are followed, too: a birthday of 1970 is still one. The program's data end before.
    private static let horizon = 2059
    private static let weekdays: [(String, Weekday)] = [
        ("MO", .monday), ("TU", .tuesday), ("WE", .wednesday), ("TH", .thursday), ("FR", .friday), ("SA", .saturday),
        ("SU", .sunday),
    ]

    init(_ line: ContentLine, from first: CivilDate, _ file: OwnFile) throws(FileProblem) {
        self.first = first
        (month, monthDay) = (first.fields.month, first.fields.day)
        func fault(_ part: String) -> FileProblem {
            file.problem(
                line.number,
                "\"\(part)\" of RRULE is not read; FREQ=YEARLY with BYMONTH, BYMONTHDAY, BYDAY such as 2FR, "
                    + "INTERVAL, COUNT and UNTIL are")
        }
        var isYearly = false
        for part in line.value.utf8.split(separator: UInt8(ascii: ";")) {
            let text = String(decoding: part, as: UTF8.self)
            let pair = part.split(separator: UInt8(ascii: "="), maxSplits: 1).map {
                String(decoding: $0, as: UTF8.self).uppercased()
            }
            guard pair.count == 2 else { throw fault(text) }
            func within(_ range: ClosedRange<Int>) throws(FileProblem) -> Int {
                guard let number = pair[1].number(digits: 1...4), range.contains(number) else { throw fault(text) }
                return number
            }
            switch pair[0] {
            case "FREQ" where pair[1] == "YEARLY": isYearly = true
            case "WKST": break
            case "INTERVAL": interval = try within(1...100)
            case "COUNT": count = try within(1...1000)
            case "BYMONTH": month = try within(1...12)
            case "BYMONTHDAY":
                monthDay = try within(1...31)
            case "UNTIL":
                guard let date = Self.basicDate(pair[1]) else { throw fault(text) }
                until = date
            case "BYDAY":
                guard let found = Self.weekday(pair[1]) else { throw fault(text) }
                weekday = found
            default: throw fault(text)
            }
        }
        guard isYearly else { throw fault(line.value) }
    }

    private static func basicDate(_ text: String) -> CivilDate? {
        let bytes = Array(text.utf8.prefix(8))
        func number(_ range: Range<Int>) -> Int? {
            bytes.count == 8
                ? String(decoding: bytes[range], as: UTF8.self).number(digits: range.count...range.count) : nil
        }
        guard let year = number(0..<4), let month = number(4..<6), let day = number(6..<8) else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }

    private static func weekday(_ text: String) -> (Int, Weekday)? {
        guard let day = weekdays.first(where: { text.ends(with: $0.0) })?.1 else { return nil }
        switch String(decoding: text.utf8.dropLast(2), as: UTF8.self) {
        case "1", "+1": return (1, day)
        case "2", "+2": return (2, day)
        case "3", "+3": return (3, day)
        case "4", "+4": return (4, day)
        case "-1": return (-1, day)
        default: return nil
        }
    }

    /// Returns when the event is. A rule without an end is followed for 40 years.
    ///
    /// - Parameter length: the number of days of each event after the first.
    func dates(length: Int, except exceptions: Set<CivilDate>) -> [OwnDates] {
        let rule: OccasionRule =
            if let weekday { .weekday(weekday.number, weekday.day, month: month) } else {
                .day(month: month, day: monthDay)
            }
        var (dates, found) = ([OwnDates](), 0)
        // A file has a limited number of days, so the years before the last ones are only counted.
        let last = max(first.year + Self.reach, Self.horizon)
        for year in stride(from: first.year, through: last, by: interval) {
            guard let date = rule.date(in: year), date >= first else { continue }
            if let until, date > until { break }
            if let count, found == count { break }
            found += 1
            if year >= last - Self.reach, !exceptions.contains(date) {
                dates.append(OwnDates(date...date.adding(days: min(length, OwnDates.longest))))
            }
        }
        return dates
    }
}
