extension SearchKey {
    /// How well a text matches a query, best first.
    public enum Match: Int, Comparable, CaseIterable, Sendable {
        case exact, prefix, wordPrefix, wordSuffix, inside

        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    /// Returns the best match of `query` in this text; nil if the query does not occur in it or is empty.
    public func match(_ query: SearchKey) -> Match? {
        guard !query.isEmpty, query.bytes.count <= bytes.count else { return nil }
        var best: Match?
        for start in 0...(bytes.count - query.bytes.count) where occurs(query, at: start) {
            if start == 0 { return query.bytes.count == bytes.count ? .exact : .prefix }
            if bytes[start - 1] == UInt8(ascii: " ") { return .wordPrefix }
            let end = start + query.bytes.count
            if end == bytes.count || bytes[end] == UInt8(ascii: " ") { best = .wordSuffix }
            best = best ?? .inside
        }
        return best
    }

    private func occurs(_ query: SearchKey, at start: Int) -> Bool {
        for offset in query.bytes.indices where bytes[start + offset] != query.bytes[offset] { return false }
        return true
    }
}

extension SearchKey.Match {
    /// Returns the place of such a match among the results of a search, 0 first: exact matches, then those that begin with
    /// the query, then names with a word that begins with it, one that ends with it ("land": Finland before the Cook
    /// Islands), and names that contain it elsewhere. Other keys (codes, aliases, names in other languages) come last
    /// unless they begin with the query.
    public func rank(ofName isName: Bool) -> Int {
        switch self {
        case .exact: isName ? 0 : 1
        case .prefix: isName ? 2 : 3
        case .wordPrefix: isName ? 4 : 7
        case .wordSuffix: isName ? 5 : 8
        case .inside: isName ? 6 : 9
        }
    }

    /// The number of ranks.
    public static let rankCount = 10

    /// Creates the match that has this rank.
    public init(rank: Int) {
        self =
            switch rank {
            case ...1: .exact
            case 2...3: .prefix
            case 4, 7: .wordPrefix
            case 5, 8: .wordSuffix
            default: .inside
            }
    }
}
