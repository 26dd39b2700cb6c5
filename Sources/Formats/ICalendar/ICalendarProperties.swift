/// The properties of a calendar or of an event that is being written: one line for each call, in their order.
///
/// Names are part of the program, so they cannot contain anything else. They are not checked.
public struct ICalendarProperties: ~Copyable {
    private(set) var bytes: [UInt8] = []
    private var line = ContentLine()

    init(capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    /// Writes a property whose value is a text, escaped.
    public mutating func text(_ name: StaticString, _ value: String) {
        begin(name, ":")
        line.text(value)
        end()
    }

    /// Writes a property whose value is a list of texts, each escaped; nothing if the list is empty.
    public mutating func texts(_ name: StaticString, _ values: some Sequence<String>) {
        begin(name, ":")
        var isFirst = true
        for value in values {
            if !isFirst { line.sign(",") }
            isFirst = false
            line.text(value)
        }
        if !isFirst { end() }
    }

    /// Writes a property whose value is a word of the format, such as `TENTATIVE`.
    public mutating func word(_ name: StaticString, _ value: StaticString) {
        begin(name, ":")
        line.syntax(value)
        end()
    }

    /// Writes a property whose value is a number.
    public mutating func number(_ name: StaticString, _ value: Int) {
        begin(name, ":")
        line.number(value)
        end()
    }

    /// Writes a property whose value is a date: `DTSTART;VALUE=DATE:20261003`.
    public mutating func date(_ name: StaticString, _ value: ICalendar.Day) {
        begin(name, ";VALUE=DATE:")
        line.date(value)
        end()
    }

    /// Writes a property whose value is the beginning of a day in UTC: `DTSTAMP:20260801T000000Z`.
    public mutating func moment(_ name: StaticString, _ value: ICalendar.Day) {
        begin(name, ":")
        line.date(value)
        line.syntax("T000000Z")
        end()
    }

    /// Writes a property whose value is a number of days: `REFRESH-INTERVAL;VALUE=DURATION:P1D`.
    ///
    /// - Parameter isTyped: whether the type is given, as RFC 7986 asks for.
    public mutating func duration(_ name: StaticString, days: Int, isTyped: Bool = true) {
        begin(name, isTyped ? ";VALUE=DURATION:" : ":")
        line.sign("P")
        line.number(days)
        line.sign("D")
        end()
    }

    /// Writes a property whose value is an address: `SOURCE;VALUE=URI:https://…`. A URI is not escaped.
    ///
    /// - Parameter isTyped: whether the type is given, as RFC 7986 asks for.
    public mutating func address(_ name: StaticString, _ value: String, isTyped: Bool = false) {
        begin(name, isTyped ? ";VALUE=URI:" : ":")
        line.plain(value)
        end()
    }

    private mutating func begin(_ name: StaticString, _ separator: StaticString) {
        line.reset()
        line.syntax(name)
        line.syntax(separator)
    }

    private mutating func end() { LineFolding.append(line, to: &bytes) }
}
