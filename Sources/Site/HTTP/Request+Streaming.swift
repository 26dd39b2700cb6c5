import HTTPMessages
import HTTPTypes

extension Request {
    /// Whether the response may be sent in two parts: its beginning with status 200 before the outcome is known.
    ///
    /// Only a browser that shows a document to somebody gains from that. Programs, crawlers and scripts need the status,
    /// and a condition on the page's version needs the page.
    var mayStream: Bool { method == .get && isNavigation && !requiresVersion }

    /// Whether it has a condition on the version of the page that must hold, or the answer is 412.
    var requiresVersion: Bool { ifMatch != nil || ifUnmodifiedSince != nil }
}
