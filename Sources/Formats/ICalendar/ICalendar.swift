/// A document of iCalendar (RFC 5545, RFC 7986) with events that last whole days.
///
/// ```swift
/// let bytes = ICalendar.document(product: "-//Almanac//EN") { calendar in
///     calendar.text("NAME", "Holidays in Germany")
/// } events: { events in
///     let stamp = ICalendar.Moment((2026, 8, 1))
///     events.event(uid: "DE-2026-german-unity-day@…", stamp: stamp, first: (2026, 10, 3), end: (2026, 10, 4)) {
///         $0.text("SUMMARY", "German Unity Day")
///     }
/// }
/// ```
/// Lines end with CRLF and are folded, texts are escaped, and every component has what it must have. There is no METHOD:
/// with `METHOD:PUBLISH` each event would need an organizer (RFC 5546, section 3.2.1).
public enum ICalendar {
    /// A date of the Gregorian calendar: a year of 0–9999, a month, a day of it.
    public typealias Day = (year: Int, month: Int, day: Int)

    /// A moment in UTC.
    public struct Moment: Sendable {
        let day: Day
        let second: Int

        /// - Parameter second: the second of the day, 0–86,399.
        public init(_ day: Day, second: Int = 0) {
            self.day = day
            self.second = second
        }
    }

    /// Returns the UTF-8 bytes of a calendar.
    ///
    /// - Parameters:
    ///   - product: identifies the program, as a formal public identifier (PRODID).
    ///   - capacity: the memory to reserve, in bytes. A longer document is copied into larger memory.
    ///   - properties: writes the calendar's own properties, such as NAME.
    ///   - events: writes the events. A calendar without any has the time zone UTC instead: it must have a component
    ///     (RFC 5545, section 3.6), and strict readers reject one that has none.
    public static func document(
        product: String, capacity: Int = 32_768, properties: (inout ICalendarProperties) -> Void,
        events: (inout ICalendarEvents) -> Void
    ) -> [UInt8] {
        var calendar = ICalendarProperties(capacity: capacity)
        calendar.word("BEGIN", "VCALENDAR")
        calendar.word("VERSION", "2.0")
        calendar.text("PRODID", product)
        calendar.word("CALSCALE", "GREGORIAN")
        properties(&calendar)
        var list = ICalendarEvents(calendar)
        events(&list)
        let isEmpty = list.isEmpty
        calendar = list.ended()
        if isEmpty { calendar.zone() }
        calendar.word("END", "VCALENDAR")
        return calendar.bytes
    }
}

/// The events of a calendar that is being written, in the order of the calls.
public struct ICalendarEvents: ~Copyable {
    private var output: ICalendarProperties
    /// Whether no event was written.
    private(set) var isEmpty = true

    init(_ output: consuming ICalendarProperties) {
        self.output = output
    }

    /// Writes an event.
    ///
    /// - Parameters:
    ///   - uid: globally unique, and the same in every calendar and at all times for this event.
    ///   - stamp: when the event became as it is written.
    ///   - first: the first day.
    ///   - end: the day after the last one. Left out if it is not after `first` or its year has five digits: the event
    ///     then lasts one day, and one that begins at a time to 23:59.
    ///   - begins: the time of the first day at which the event begins, in the reader's time zone. The event lasts to
    ///     the end of the last day, which is the beginning of `end` (RFC 5545, section 3.8.2.2). Nil for whole days.
    ///   - properties: writes the other properties, each of them once.
    public mutating func event(
        uid: String, stamp: ICalendar.Moment, first: ICalendar.Day, end: ICalendar.Day,
        begins: (hour: Int, minute: Int)? = nil, _ properties: (inout ICalendarProperties) -> Void
    ) {
        isEmpty = false
        output.word("BEGIN", "VEVENT")
        output.text("UID", uid)
        output.moment("DTSTAMP", stamp)
        let hasEnd = first < end && end.year <= 9999
        if let begins {
            output.time("DTSTART", first, begins)
            if hasEnd { output.time("DTEND", end, (0, 0)) } else { output.time("DTEND", first, (23, 59)) }
        } else {
            output.date("DTSTART", first)
            if hasEnd { output.date("DTEND", end) }
        }
        properties(&output)
        output.word("END", "VEVENT")
    }

    consuming func ended() -> ICalendarProperties { output }
}

extension ICalendarProperties {
    /// Writes the time zone UTC, which nothing refers to.
    fileprivate mutating func zone() {
        word("BEGIN", "VTIMEZONE")
        word("TZID", "UTC")
        word("BEGIN", "STANDARD")
        word("DTSTART", "19700101T000000")
        word("TZOFFSETFROM", "+0000")
        word("TZOFFSETTO", "+0000")
        word("END", "STANDARD")
        word("END", "VTIMEZONE")
    }
}
