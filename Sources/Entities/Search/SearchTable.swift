public import AlmanacValues
import PlainBytes

/// The search keys of many subjects in one buffer, so that a search reads all of them without a jump.
///
/// A search looks for the byte of the query that the keys have least often, with `memchr`, and compares the rest only there.
public struct SearchTable: Sendable {
    /// What a key is to its subject, which the rank of a match depends on.
    public enum Role: UInt8, Sendable {
        case name
        /// A name in another language, an alias, a code.
        case other
        /// A code that is found only as a whole: part of a short code says nothing.
        case whole
    }

    private struct Key {
        let start: Int
        let end: Int
        let subject: Int
        let role: Role
    }

    /// The keys, with a byte between them that no key has, so that no match reaches from one into the next.
    private var bytes: [UInt8] = []
    private var keys: [Key] = []
    /// How often each byte occurs.
    private var frequencies = [Int](repeating: 0, count: 256)
    private var subjects = 0
    /// The weakest match that counts.
    private let weakest: SearchKey.Match

    private static let separator = UInt8(ascii: "\n")
    /// The rank of a subject that is not found.
    private static let none = UInt8.max

    public init(weakest: SearchKey.Match = .inside) {
        self.weakest = weakest
    }

    /// Adds a subject, which has the next number from 0.
    public mutating func append(_ keys: [(SearchKey, Role)]) {
        for (key, role) in keys where !key.isEmpty {
            self.keys.append(
                Key(start: bytes.count, end: bytes.count + key.bytes.count, subject: subjects, role: role))
            bytes += key.bytes
            bytes.append(Self.separator)
            for byte in key.bytes { frequencies[Int(byte)] += 1 }
        }
        subjects += 1
    }

    /// Returns the subjects that match, best first; those that match equally well in their order.
    ///
    /// - Parameter most: how many of them to return.
    public func search(_ query: SearchKey, most: Int) -> SearchFinding {
        guard !query.isEmpty, query.bytes.count < bytes.count else { return SearchFinding() }
        let ranks = ranks(of: query.bytes)
        // Ranks are few, so each gets a list. Sorting thousands of matches of a short query would cost more than the search.
        var byRank = [[Int]](repeating: [], count: SearchKey.Match.rankCount)
        for (subject, rank) in ranks.enumerated() where rank != Self.none { byRank[Int(rank)].append(subject) }
        var finding = SearchFinding(count: byRank.reduce(0) { $0 + $1.count })
        for (rank, subjects) in byRank.enumerated() {
            for subject in subjects.prefix(most - finding.best.count) {
                finding.best.append(SearchFinding.Hit(subject: subject, rank: rank))
            }
        }
        return finding
    }

    /// Returns the best rank of each subject.
    private func ranks(of query: [UInt8]) -> [UInt8] {
        var ranks = [UInt8](repeating: Self.none, count: subjects)
        let (text, query) = (bytes.span, query.span)
        let rarest = rarest(in: query)
        // The places where that byte can be part of a match.
        let end = text.count - (query.count - 1 - rarest)
        var current = 0
        var found = text.firstIndex(of: query[rarest], in: rarest..<end)
        while found < end {
            let start = found - rarest
            if Self.occurs(query, in: text, at: start) {
                while keys[current].end <= start { current += 1 }
                let key = keys[current]
                if let rank = rank(of: query.count, at: start, in: text, key) {
                    ranks[key.subject] = min(ranks[key.subject], rank)
                }
            }
            found = text.firstIndex(of: query[rarest], in: found + 1..<end)
        }
        return ranks
    }

    /// The index of the byte that the keys have least often.
    private func rarest(in query: Span<UInt8>) -> Int {
        var rarest = 0
        for index in query.indices where frequencies[Int(query[index])] < frequencies[Int(query[rarest])] {
            rarest = index
        }
        return rarest
    }

    private static func occurs(_ query: Span<UInt8>, in text: Span<UInt8>, at start: Int) -> Bool {
        var offset = 0
        while offset < query.count {
            if text[start + offset] != query[offset] { return false }
            offset += 1
        }
        return true
    }

    /// Returns the rank of the query where it occurs in a key; nil if such a match does not count.
    private func rank(of length: Int, at start: Int, in text: Span<UInt8>, _ key: Key) -> UInt8? {
        let end = start + length
        let match: SearchKey.Match
        if start == key.start {
            match = end == key.end ? .exact : .prefix
        } else if text[start - 1] == UInt8(ascii: " ") {
            match = .wordPrefix
        } else {
            match = end == key.end || text[end] == UInt8(ascii: " ") ? .wordSuffix : .inside
        }
        guard match <= (key.role == .whole ? .exact : weakest) else { return nil }
        return UInt8(match.rank(ofName: key.role == .name))
    }
}

/// What a search has found in a table.
public struct SearchFinding: Hashable, Sendable {
    /// The best matches, best first.
    public fileprivate(set) var best: [Hit] = []
    /// The number of all matches.
    public private(set) var count = 0

    public struct Hit: Hashable, Sendable {
        /// The number of the subject, from 0.
        public let subject: Int
        /// See `SearchKey.Match.rank(ofName:)`.
        public let rank: Int
    }

    public init(count: Int = 0) {
        self.count = count
    }
}
