public import AlmanacValues
public import HTML

extension LabelledLink {
    /// The link to a file, labelled with its format.
    public init(_ format: Format, _ link: Link) {
        self.init(label: SharedWords().label(format), link: link)
    }
}

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

    /// - Parameters:
    ///   - filter: which holidays the calendar has.
    ///   - place: "Bavaria, Germany", "the United Kingdom"
    ///   - subscribe: to a program that subscribes.
    ///   - calendar: returns the link to the calendar in a format.
    ///   - downloads: the page's own facts.
    ///   - changes: the feeds of changes in the data.
    public init(
        _ filter: HolidayFilter, of place: String, _ edition: Edition, subscribe: Link, calendar: (Format) -> Link,
        downloads: DownloadList, changes: DownloadList? = nil
    ) {
        let feed = calendar(.ics)
        self.init(
            text: "\(filter.holidays) in \(place), from last year on. New years and changes follow by themselves.",
            subscribe: subscribe, address: edition.absolute(feed).map { AddressLink(text: $0, link: feed) },
            feed: feed, code: edition.base == nil ? nil : calendar(.svg), downloads: downloads, changes: changes)
    }
}

extension HolidayFilter {
    /// "Public holidays", "All holidays of all regions"
    fileprivate var holidays: String {
        let holidays =
            switch types {
            case .all: "All holidays"
            case .only(.workday): "Working days on weekends"
            case .only(let type): "\(type.label) holidays"
            }
        return isEverywhere ? "\(holidays) of all regions" : holidays
    }
}
