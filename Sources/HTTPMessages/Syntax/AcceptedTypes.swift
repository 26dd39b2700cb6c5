import Support

/// Whether a client that sends this `Accept` reads JSON rather than a page (RFC 9110, section 12.5.1).
///
/// Only problems depend on it: what an address has is decided by its extension.
package struct AcceptedTypes {
    /// True if JSON has the greater weight, or the same and is the only one of the two that is named: libraries for
    /// scripts send `application/json, text/plain, */*`.
    package private(set) var prefersJSON = false

    package init(_ value: HeaderValue?) {
        guard let value else { return }
        var json = MediaPreference([
            ("application/*", "application/json"), ("application/*", "application/problem+json"),
        ])
        // All of “application” means data, not pages.
        var page = MediaPreference([("text/*", "text/html"), ("text/*", "application/xhtml+xml")])
        for (index, member) in value.members(separatedBy: ",").enumerated() {
            let range = MediaRange(member.utf8)
            json.read(range, at: index)
            page.read(range, at: index)
        }
        guard json.weight > 0 else { return }
        prefersJSON = json.weight > page.weight || (json.weight == page.weight && json.isNamed && !page.isNamed)
    }
}
