public import HTML

/// How to keep the holidays in a calendar of one's own (Templates/Layout/_subscribe).
public struct SubscribeSection: Sendable {
    /// "Public holidays in Bavaria, Germany, from last year on. New years and changes follow by themselves."
    public let text: String
    /// To a program that subscribes, or to the calendar itself if the site's public address is not known.
    public let subscribe: Link
    /// The address to paste; nil if the site's public address is not known.
    public let address: AddressLink?
    /// The link to the calendar, whose address visitors copy if `address` is nil.
    public let feed: Link
    /// The picture of the address, for telephones; nil if the site's public address is not known.
    public let code: Link?
    public let downloads: DownloadList
    /// The feeds of changes in the data; nil if the source records none.
    public let changes: DownloadList?
}

/// An address that a visitor copies.
public struct AddressLink: Sendable {
    /// "https://almanac.example/holidays/DE.ics"
    public let text: String
    public let link: Link
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
