import Almanac
import Layout
import VIPER

extension Format {
    /// The name of the format, as links show it.
    var label: String {
        switch self {
        case .ics: "iCalendar"
        case .vcf: "vCard"
        case .atom: "Atom"
        case .svg: "QR code"
        case .json, .csv, .xml: rawValue.uppercased()
        }
    }
}

extension LabelledLink {
    init(_ format: Format, _ link: Link) {
        self.init(label: format.label, link: link)
    }
}

extension SubscribeSection {
    /// - Parameters:
    ///   - subscribe: to a program that subscribes.
    ///   - calendar: returns the link to the calendar in a format.
    ///   - downloads: the page's own facts.
    ///   - changes: what has changed in the data.
    init(
        _ wording: CalendarWording, _ edition: Edition, subscribe: Link, calendar: (Format) -> Link,
        downloads: DownloadList, changes: DownloadList? = nil
    ) {
        let feed = calendar(.ics)
        self.init(
            text: wording.text, subscribe: subscribe,
            address: edition.absolute(feed).map { AddressLink(text: $0, link: feed) }, feed: feed,
            code: edition.base == nil ? nil : calendar(.svg), downloads: downloads, changes: changes)
    }
}

/// Says what a calendar has.
struct CalendarWording {
    let filter: HolidayFilter
    /// "Bavaria, Germany", "the United Kingdom"
    let place: String

    /// "Public holidays in Bavaria, Germany, from last year on. New years and changes follow by themselves."
    var text: String { "\(holidays) in \(place), from last year on. New years and changes follow by themselves." }

    private var holidays: String {
        let holidays =
            switch filter.types {
            case .all: "All holidays"
            case .only(.workday): "Working days on weekends"
            case .only(let type): "\(type.label) holidays"
            }
        return filter.isEverywhere ? "\(holidays) of all regions" : holidays
    }
}
