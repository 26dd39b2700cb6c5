import Places
import Support
import Synchronization

/// How long visits took, by section of the site. Counted when a page is made, so the requests that the page cache answers
/// are not among them.
public final class VisitTimes: Sendable {
    /// The upper bounds of the buckets, in nanoseconds.
    public static let bounds: [Int64] = [
        250_000, 1_000_000, 2_500_000, 10_000_000, 25_000_000, 100_000_000, 250_000_000, 1_000_000_000, 2_500_000_000,
        10_000_000_000,
    ]

    /// What was counted of one section.
    public struct Row: Hashable, Sendable {
        /// By bucket; the last one has no bound.
        public fileprivate(set) var counts = [Int](repeating: 0, count: VisitTimes.bounds.count + 1)
        public fileprivate(set) var nanoseconds = 0
    }

    private let rows = Mutex<[SectionName: Row]>([:])

    public init() {}

    /// The sections that were visited, by their words.
    public var values: [(section: String, row: Row)] {
        let rows = rows.withLock(\.self)
        return SectionName.allCases.compactMap { section in rows[section].map { (section.rawValue, $0) } }
    }

    func add(_ time: Duration, to section: SectionName) {
        let nanoseconds = time.nanoseconds
        let bucket = Self.bounds.firstIndex { nanoseconds <= $0 } ?? Self.bounds.count
        rows.withLock { rows in
            rows[section, default: Row()].counts[bucket] += 1
            rows[section, default: Row()].nanoseconds += nanoseconds
        }
    }
}
