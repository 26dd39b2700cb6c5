import AlmanacValues
import Entities
import Support

/// Reads one event of an iCalendar file.
struct ICalendarEvent {
    private let file: OwnFile
    private let language: String
    private let lines: [ContentLine]
    /// The line at which it begins.
    let number: Int

    init(_ lines: [ContentLine], _ file: OwnFile, language: String) {
        (self.lines, self.file, self.language) = (lines, file, language)
        number = lines.first?.number ?? 1
    }

    private func line(_ name: String) -> ContentLine? { lines.first { $0.name.matches(name) } }

    /// Identifies the event, or the series that it belongs to; empty if the file has no such line.
    var uid: String { line("UID")?.value ?? "" }

    /// The day of a series that the event replaces; nil if it replaces none.
    func replaced() throws(FileProblem) -> CivilDate? {
        guard let line = line("RECURRENCE-ID") else { return nil }
        guard line.parameter("RANGE") == nil else {
            throw file.problem(
                line.number, "RECURRENCE-ID with RANGE is not read; end the series with UNTIL, and begin another")
        }
        return try date(line.value, line).0
    }

    /// - Parameter others: the days of the series that other events replace.
    func days(except others: [CivilDate]) throws(FileProblem) -> [OwnDay] {
        if line("STATUS")?.value.matches("CANCELLED", ignoringCase: true) ?? false { return [] }
        guard let start = line("DTSTART") else { throw file.problem(number, "the event has no DTSTART") }
        let (first, time) = try date(start.value, start)
        let last = try lastDay(from: first, time)
        let name = line("SUMMARY")?.text.trimmed ?? ""
        guard !name.isEmpty else { throw file.problem(number, "the event has no SUMMARY, which is its name") }
        let kind = kind(time)
        let exceptions = Set(try dates("EXDATE") + others)
        func day(_ dates: OwnDates) -> OwnDay {
            OwnDay(
                name: LocalizedText(
                    name.shortened(to: 500), language: line("SUMMARY")?.parameter("LANGUAGE") ?? language),
                kind: kind, dates: dates)
        }
        let length = last.dayNumber - first.dayNumber
        var days: [OwnDay] = []
        if let rule = line("RRULE") {
            let recurrence = try RecurrenceRule(rule, from: first, file)
            days = recurrence.dates(length: length, except: exceptions).map(day)
        } else if !exceptions.contains(first) {
            days = [day(OwnDates(try file.range(first, last, line: start.number)))]
        }
        for other in try dates("RDATE") where !exceptions.contains(other) {
            days.append(day(OwnDates(try file.range(other, other.adding(days: length), line: start.number))))
        }
        return days
    }

    private func kind(_ time: TimeOfDay?) -> OwnDay.Kind {
        let categories = lines.filter { $0.name.matches("CATEGORIES") }
            .flatMap { $0.value.utf8.split(separator: UInt8(ascii: ",")) }
            .map { String(decoding: $0, as: UTF8.self).trimmed }
        func has(_ words: String...) -> Bool {
            categories.contains { category in words.contains { category.matches($0, ignoringCase: true) } }
        }
        if has("WORKDAY", "WORKED-DAY", "WORKING DAY") { return .workedDay }
        return time != nil || has("HALF-DAY", "HALF DAY", "HALFDAY") ? .halfDay(begins: time) : .holiday
    }

    /// Returns a date, and the time of day if it has one: `20261224`, `20261224T120000`, `20261224T120000Z`.
    private func date(_ text: String, _ line: ContentLine) throws(FileProblem) -> (CivilDate, TimeOfDay?) {
        let parts = text.utf8.split(separator: UInt8(ascii: "T"), maxSplits: 1, omittingEmptySubsequences: false)
        let digits = Array(parts.first ?? Substring("").utf8)
        func number(_ range: Range<Int>, of bytes: [UInt8]) -> Int? {
            guard bytes.count >= range.upperBound else { return nil }
            return String(decoding: bytes[range], as: UTF8.self).number(digits: range.count...range.count)
        }
        guard digits.count == 8, let year = number(0..<4, of: digits), let month = number(4..<6, of: digits),
            let day = number(6..<8, of: digits), let date = CivilDate(year: year, month: month, day: day)
        else { throw file.problem(line.number, "\(line.name) is \"\(text)\", which is no date such as 20261224") }
        guard parts.count == 2 else { return (date, nil) }
        let clock = Array(parts[1])
        guard let hour = number(0..<2, of: clock), let minute = number(2..<4, of: clock),
            let time = TimeOfDay(hour: hour, minute: minute)
        else { throw file.problem(line.number, "\(line.name) is \"\(text)\", which is no date and time") }
        return (date, time)
    }

    /// The last day. `DTEND` is the day after it, for whole days.
    private func lastDay(from first: CivilDate, _ time: TimeOfDay?) throws(FileProblem) -> CivilDate {
        if let end = line("DTEND") {
            let (day, endTime) = try date(end.value, end)
            // An event that ends at midnight ends with the day before.
            let isExclusive = endTime == nil || endTime?.minutes == 0
            // Some programs write the same date as the start and the end of a single day.
            guard day >= first else {
                throw file.problem(end.number, "the event ends on \(day), before it begins on \(first)")
            }
            return isExclusive && day > first ? day.adding(days: -1) : max(day, first)
        }
        guard let duration = line("DURATION") else { return first }
        let text = Array(duration.value.utf8)
        guard text.count >= 3, text[0] == UInt8(ascii: "P"),
            let count = String(decoding: text[1..<text.count - 1], as: UTF8.self).number(digits: 1...3)
        else {
            if time != nil { return first }
            throw file.problem(duration.number, "DURATION is \"\(duration.value)\"; whole days have P3D or P1W")
        }
        switch text[text.count - 1] {
        case UInt8(ascii: "D"): return first.adding(days: max(count, 1) - 1)
        case UInt8(ascii: "W"): return first.adding(days: max(7 * count, 1) - 1)
        default: return first
        }
    }

    /// The dates of all lines of a name, `EXDATE` or `RDATE`.
    private func dates(_ name: String) throws(FileProblem) -> [CivilDate] {
        var dates: [CivilDate] = []
        for line in lines where line.name.matches(name) {
            if line.parameter("VALUE")?.matches("PERIOD", ignoringCase: true) ?? false {
                throw file.problem(line.number, "\(name) with periods is not read; write dates")
            }
            for part in line.value.utf8.split(separator: UInt8(ascii: ",")) {
                dates.append(try date(String(decoding: part, as: UTF8.self), line).0)
            }
        }
        return dates
    }
}
