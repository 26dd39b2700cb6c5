import HTML

/// Every address of the guestbook.
public enum GuestbookPlace: Hashable, Sendable {
    /// `/`, or `/?stamp=leaf` after the sub-flow: the form then has this stamp.
    case book(stamp: Stamp?)
    /// `/stamps`: the sub-flow.
    case stamps
    /// `/stamps/leaf`: the visitor chose a stamp.
    case stamp(Stamp)

    /// Parses an address. Nil for one that this guestbook does not have.
    public init?(_ address: String) {
        let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let segments = parts[0].split(separator: "/")
        switch (segments.first, parts.dropFirst().first) {
        case (nil, nil): self = .book(stamp: nil)
        case (nil, let query?):
            guard query.hasPrefix("stamp="), let stamp = Stamp(rawValue: String(query.dropFirst(6))) else { return nil }
            self = .book(stamp: stamp)
        case ("stamps", nil) where segments.count == 1: self = .stamps
        case ("stamps", nil) where segments.count == 2:
            guard let stamp = Stamp(rawValue: String(segments[1])) else { return nil }
            self = .stamp(stamp)
        default: return nil
        }
    }

    /// The address; the opposite of parsing.
    var link: Link {
        switch self {
        case .book(nil): Link(segments: [])
        case .book(let stamp?): Link(segments: [], query: [("stamp", stamp.rawValue)])
        case .stamps: Link(segments: ["stamps"])
        case .stamp(let stamp): Link(segments: ["stamps", stamp.rawValue])
        }
    }
}
