import AlmanacValues
import VIPER

/// What a search finds, for programs: the facts of `SearchResultsPage`.
struct SearchRecord: Hashable, Sendable {
    let text: String
    /// The number of all results.
    let count: Int
    /// The kinds with results; those with the best match first.
    let groups: [Group]
    /// What could not be searched, because its source fails.
    let missing: [SearchKind]
    /// Whether a part of what was searched is the last good copy, because its source fails.
    let isStale: Bool
    let page: Link

    struct Group: Hashable, Sendable {
        let kind: SearchKind
        let count: Int
        let results: [Result]
    }

    struct Result: Hashable, Sendable {
        let hit: SearchAnswer.Hit
        /// The page that the result leads to.
        let page: Link
    }
}
