public import AlmanacValues
public import HTML

extension SubscribeSection {
    /// - Parameters:
    ///   - filter: which holidays the calendar has.
    ///   - label: what unfolds the ways to subscribe.
    ///   - event: the day that the page is about, for a calendar.
    ///   - calendar: returns the link to the calendar in a format.
    ///   - downloads: the page's own facts.
    ///   - changes: the feeds of changes in the data.
    ///   - family: the page with a calendar of public and school holidays.
    public init(
        _ filter: HolidayFilter, of place: PlaceName, _ edition: Edition, words: some Words, label: String,
        event: LabelledLink? = nil, calendar: (Format) -> Link, downloads: DownloadList, changes: DownloadList? = nil,
        family: LabelledLink? = nil
    ) {
        let feed = calendar(.ics)
        self.init(
            label: label, text: words.subscription(filter, of: place), family: family, event: event,
            address: PublicCalendar(feed, name: words.calendarName(of: place), edition), feed: feed,
            code: edition.base == nil ? nil : calendar(.svg), downloads: downloads, changes: changes)
    }

    /// - Parameters:
    ///   - text: what the calendar contains, and that it updates by itself.
    ///   - name: the calendar's name, for programs that do not read the one in the calendar.
    ///   - event: the page's own facts for a calendar.
    ///   - feed: the link to the calendar.
    public init(
        _ text: String, named name: String, _ edition: Edition, label: String, event: LabelledLink, feed: Link
    ) {
        self.init(
            label: label, text: text, family: nil, event: event, address: PublicCalendar(feed, name: name, edition),
            feed: feed,
            code: nil, downloads: nil, changes: nil)
    }
}
