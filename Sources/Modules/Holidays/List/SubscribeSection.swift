import Layout
import VIPER

/// How to keep the holidays in a calendar of one's own.
struct SubscribeSection: Sendable {
    /// "Public holidays in Bavaria, Germany, from last year on. New years and changes follow by themselves."
    let text: String
    /// To a program that subscribes, or to the calendar itself if the site's public address is not known.
    let subscribe: Link
    /// The address to paste; nil if the site's public address is not known.
    let address: AddressLink?
    /// The link to the calendar, whose address visitors copy if `address` is nil.
    let feed: Link
    /// The picture of the address, for telephones; nil if the site's public address is not known.
    let code: Link?
    let downloads: DownloadList
    /// What has changed in the data; nil if the source does not say.
    let changes: DownloadList?
}

/// An address that a visitor copies.
struct AddressLink: Sendable {
    /// "https://almanac.example/holidays/DE.ics"
    let text: String
    let link: Link
}

/// The facts of the page as files.
struct DownloadList: Sendable {
    let title: String
    let files: [LabelledLink]
}
