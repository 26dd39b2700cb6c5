public import AlmanacValues
public import Documents
public import Entities

/// An adapter with holidays. It also conforms to ``SheetSource`` or ``CalendarSource``, depending on the form of its
/// holidays.
public protocol HolidayAdapter: Adapter {
    var form: HolidayForm { get }
}

/// The forms in which upstreams have holidays.
public enum HolidayForm: Sendable {
    /// One document for each year, or for each year and region.
    case sheets(any SheetSource)
    /// One document for each country, and one with all countries.
    case calendars(any CalendarSource)
}

/// A source with one document for each country, and one with all countries.
public protocol CalendarSource: Sendable {
    var countries: UpstreamDocument<CountryDirectory> { get }
    func calendar(of country: CountryCode) -> UpstreamDocument<HolidayCalendar>
    /// The changes of the calendars, by country. Some hosts do not publish them.
    var changes: UpstreamDocument<[CountryCode: [Revision]]> { get }
}

extension HolidayAdapter where Self: SheetSource {
    public var form: HolidayForm { .sheets(self) }
}

extension HolidayAdapter where Self: CalendarSource {
    public var form: HolidayForm { .calendars(self) }
}
