/// An address that is safe wherever a page may lead: in `href`, `src`, `action` or a `Location` header.
///
/// There are three kinds, and no other way to make one: a place of this site (always a path from the root, so it
/// cannot leave the host), a place within the page, and an address elsewhere that was looked at
/// (`init(external:)`). It is printed once, percent-encoded, in ASCII.
public struct Link: Hashable, Sendable, CustomStringConvertible {
    /// The address as it stands in a header; in a page it still has to be escaped, and the writer does so.
    public let description: String

    /// A place of this site.
    ///
    /// Every segment, name and value is percent-encoded as UTF-8 (RFC 3986, section 2.1), so none can add a part
    /// to the address. Browsers read three segments in a way of their own, even when they are encoded (URL
    /// Standard, section 4.1), so these do not stand in a link:
    /// - an empty one is left out, since `//host` would lead off the host;
    /// - `.` and `..` are encoded twice, so that they stay a name, one that no place has.
    ///
    /// - Parameters:
    ///   - segments: the path, unencoded; none for `/`.
    ///   - query: the items after `?` in their order, unencoded.
    ///   - fragment: the id of the element to scroll to, unencoded.
    public init(segments: [String], query: [(name: String, value: String)] = [], fragment: String? = nil) {
        var address = ""
        for segment in segments where !segment.isEmpty {
            address += "/"
            if segment == "." || segment == ".." {
                address += segment.utf8.map { _ in "%252E" }.joined()
            } else {
                address.appendPercentEncoded(segment)
            }
        }
        if address.isEmpty {
            address = "/"
        }
        var separator = "?"
        for item in query {
            address += separator
            address.appendPercentEncoded(item.name)
            address += "="
            address.appendPercentEncoded(item.value)
            separator = "&"
        }
        if let fragment {
            address += "#"
            address.appendPercentEncoded(fragment)
        }
        description = address
    }

    /// A place within the page: the element with this id, unencoded.
    public static func fragment(_ id: String) -> Link {
        var address = "#"
        address.appendPercentEncoded(id)
        return Link(checked: address)
    }

    /// The address has been made or looked at in this target.
    init(checked address: String) {
        description = address
    }
}
