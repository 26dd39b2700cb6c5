public import AlmanacValues
public import HTML

extension SubscribeSection {
    /// - Parameters:
    ///   - filter: which holidays the calendar has.
    ///   - subscribe: to a program that subscribes.
    ///   - calendar: returns the link to the calendar in a format.
    ///   - downloads: the page's own facts.
    ///   - changes: the feeds of changes in the data.
    public init(
        _ filter: HolidayFilter, of place: PlaceName, _ edition: Edition, words: some Words, subscribe: Link,
        calendar: (Format) -> Link, downloads: DownloadList, changes: DownloadList? = nil
    ) {
        let feed = calendar(.ics)
        self.init(
            text: words.subscription(filter, of: place), subscribe: subscribe,
            address: edition.absolute(feed).map { AddressLink(text: $0, link: feed) },
            feed: feed, code: edition.base == nil ? nil : calendar(.svg), downloads: downloads, changes: changes)
    }
}
