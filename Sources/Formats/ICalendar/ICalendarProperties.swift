/// The properties of a calendar or of an event that is being written: one line for each call, in their order.
///
/// Names are part of the program, so they cannot contain anything else. They are not checked.
public struct ICalendarProperties: ~Copyable {
    private var lines: ContentLines

    init(capacity: Int) {
        lines = ContentLines(capacity: capacity)
    }

    var bytes: [UInt8] { lines.bytes }

    /// Writes a property whose value is a text, escaped.
    public mutating func text(_ name: StaticString, _ value: String) {
        lines.line(name) { $0.text(value) }
    }

    /// Writes a property whose value is a list of texts, each escaped; nothing if the list is empty.
    public mutating func texts(_ name: StaticString, _ values: [String]) {
        if !values.isEmpty { lines.line(name) { $0.texts(values, separator: ",") } }
    }

    /// Writes a property whose value is a word of the format, such as `TENTATIVE`.
    public mutating func word(_ name: StaticString, _ value: StaticString) {
        lines.line(name) { $0.syntax(value) }
    }

    /// Writes a property whose value is a number.
    public mutating func number(_ name: StaticString, _ value: Int) {
        lines.line(name) { $0.number(value) }
    }

    /// Writes a property whose value is a date: `DTSTART;VALUE=DATE:20261003`.
    public mutating func date(_ name: StaticString, _ value: ICalendar.Day) {
        lines.line(name, ";VALUE=DATE:") { $0.date(value) }
    }

    /// Writes a property whose value is a local time, in whatever zone the reader is: `DTSTART:20261224T130000`.
    public mutating func time(_ name: StaticString, _ day: ICalendar.Day, _ time: (hour: Int, minute: Int)) {
        lines.line(name) {
            $0.date(day)
            $0.syntax("T")
            $0.twoDigits(time.hour)
            $0.twoDigits(time.minute)
            $0.syntax("00")
        }
    }

    /// Writes a property whose value is a moment in UTC: `DTSTAMP:20260801T000000Z`.
    public mutating func moment(_ name: StaticString, _ value: ICalendar.Moment) {
        let second = value.second
        lines.line(name) {
            $0.date(value.day)
            // Most moments are the beginning of a day.
            guard second > 0 else { return $0.syntax("T000000Z") }
            $0.syntax("T")
            $0.twoDigits(second / 3600)
            $0.twoDigits(second / 60 % 60)
            $0.twoDigits(second % 60)
            $0.syntax("Z")
        }
    }

    /// Writes a property whose value is a number of days: `REFRESH-INTERVAL;VALUE=DURATION:P1D`.
    ///
    /// - Parameter isTyped: whether the type is given, as RFC 7986 asks for.
    public mutating func duration(_ name: StaticString, days: Int, isTyped: Bool = true) {
        lines.line(name, isTyped ? ";VALUE=DURATION:" : ":") {
            $0.sign("P")
            $0.number(days)
            $0.sign("D")
        }
    }

    /// Writes a property whose value is an address: `SOURCE;VALUE=URI:https://…`. A URI is not escaped.
    ///
    /// - Parameter isTyped: whether the type is given, as RFC 7986 asks for.
    public mutating func address(_ name: StaticString, _ value: String, isTyped: Bool = false) {
        lines.line(name, isTyped ? ";VALUE=URI:" : ":") { $0.plain(value) }
    }
}
