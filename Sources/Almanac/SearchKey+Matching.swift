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
