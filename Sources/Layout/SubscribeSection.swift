public import HTML

/// How to keep the holidays in a calendar of one's own (Templates/Layout/_keep, _subscribe), and the page's facts as
/// files (_downloads).
public struct SubscribeSection: Sendable {
    /// The label that unfolds it: "Add to calendar"
    public let label: String
    /// "Public holidays in Bavaria, Germany, from last year on. New years and changes follow by themselves."
    public let text: String
    /// The page with a calendar that has public and school holidays; nil where the place has no school holidays, or where the
    /// calendar has both.
    public let family: LabelledLink?
    /// What the page is about as a file for a calendar: a day, or the long weekends of a year; nil for a list of holidays.
    public let event: LabelledLink?
    /// Nil if the site's public address is not known: other sites and programs cannot be told where the calendar is.
    public let address: PublicCalendar?
    /// The link to the calendar, whose address visitors copy if `address` is nil.
    public let feed: Link
    /// The picture of the address, for telephones; nil if the site's public address is not known.
    public let code: Link?
    /// Nil on a page whose only file is `event`.
    public let downloads: DownloadList?
    /// The feeds of changes in the data; nil if the source records none.
    public let changes: DownloadList?
}

/// Where a calendar is, for programs that subscribe to it.
public struct PublicCalendar: Sendable {
    /// "https://almanac.example/holidays/DE.ics", which a visitor copies.
    public let text: String
    public let link: Link
    /// For programs that open `webcal` addresses, such as Apple's.
    public let apple: Link
    /// For Google Calendar, which takes the address from a query.
    public let google: Link
    /// For Outlook.com, and for Outlook with an account of work or school.
    public let outlook: Link
    public let office: Link
}

extension PublicCalendar {
    /// - Parameters:
    ///   - name: what the calendar is called in Outlook.
    /// - Returns: nil if the site's public address is not known.
    init?(_ feed: Link, name: String, _ edition: Edition) {
        guard let text = edition.absolute(feed), let apple = edition.subscription(to: feed),
            let google = Link(
                external: "https://calendar.google.com/calendar/render", query: [("cid", apple.description)]),
            let outlook = Self.outlook("outlook.live.com", text, name),
            let office = Self.outlook("outlook.office.com", text, name)
        else { return nil }
        self.init(text: text, link: feed, apple: apple, google: google, outlook: outlook, office: office)
    }

    private static func outlook(_ host: String, _ address: String, _ name: String) -> Link? {
        Link(external: "https://\(host)/calendar/0/addfromweb", query: [("url", address), ("name", name)])
    }
}

/// The facts of the page as files.
public struct DownloadList: Sendable {
    public let title: String
    public let files: [LabelledLink]

    public init(title: String, files: [LabelledLink]) {
        self.title = title
        self.files = files
    }
}
