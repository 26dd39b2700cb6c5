import Foundation
import HTML

/// Every address of the site.
public enum Place: Hashable, Sendable {
    /// `/search?q=time`
    case search(String)

    /// Parses an address. Nil for one that the site does not have.
    public init?(_ address: String) {
        let start = "/search?q="
        guard address.utf8.starts(with: start.utf8),
            let text = String(address.dropFirst(start.count)).removingPercentEncoding
        else { return nil }
        self = .search(text)
    }

    /// The address; the opposite of parsing.
    public var link: Link {
        switch self {
        case .search(let text): Link(segments: ["search"], query: [("q", text)])
        }
    }
}
