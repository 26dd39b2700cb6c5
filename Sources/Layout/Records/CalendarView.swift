public import AlmanacValues
public import Formats
import VIPER

/// A View that renders a record as a calendar that programs subscribe to (RFC 5545, RFC 7986).
public protocol CalendarView<Place, Event, Record>: RecordView {
    /// Returns what the calendar says about itself.
    func head(of record: Record) -> CalendarHead

    func write(_ record: Record, into events: inout ICalendarEvents)
}

/// What a calendar says about itself.
public struct CalendarHead: Hashable, Sendable {
    /// The name that programs show.
    public let name: String
    public let description: String
    /// Where the calendar is; nil if the site's public address is not known.
    public let source: String?
    /// The page for people; nil if the site's public address is not known.
    public let page: String?
    /// When it last changed; nil if that is not known.
    public let revised: RevisionTime?

    public init(name: String, description: String, source: String?, page: String?, revised: RevisionTime?) {
        self.name = name
        self.description = description
        self.source = source
        self.page = page
        self.revised = revised
    }

    /// The right part of the UID of each event; nobody can own a name below `.invalid` (RFC 2606).
    public static let domain = TagURI.domain

    /// The stamp of events whose last change is not known.
    public static let unknownRevision = RevisionTime(seconds: 0)

    /// How often programs are asked to look for changes. Each has its own way to ask: Nextcloud and Outlook know the
    /// second one only.
    private static let refreshDays = 1

    fileprivate func write(into calendar: inout ICalendarProperties) {
        calendar.text("NAME", name)
        calendar.text("X-WR-CALNAME", name)
        calendar.text("DESCRIPTION", description)
        calendar.text("X-WR-CALDESC", description)
        calendar.duration("REFRESH-INTERVAL", days: Self.refreshDays)
        calendar.duration("X-PUBLISHED-TTL", days: Self.refreshDays, isTyped: false)
        calendar.word("COLOR", "firebrick")
        if let source { calendar.address("SOURCE", source, isTyped: true) }
        if let page { calendar.address("URL", page) }
        if let revised { calendar.moment("LAST-MODIFIED", ICalendar.Moment(revised)) }
    }
}

extension CalendarView {
    public var format: Format { .ics }

    public func bytes(of record: Record) -> [UInt8] {
        let head = head(of: record)
        return ICalendar.document(product: "-//Almanac//Holidays//EN", capacity: 32_768) { calendar in
            head.write(into: &calendar)
        } events: { events in
            write(record, into: &events)
        }
    }
}
