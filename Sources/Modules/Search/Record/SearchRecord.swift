import AlmanacValues
import VIPER

/// What a search finds, for programs: the facts of `SearchResultsPage`.
struct SearchRecord: Hashable, Sendable {
    let text: String
    /// The number of all results.
    let count: Int
    /// The text that was probably meant; nil if the text is right, or nothing is near.
    let suggestion: String?
    /// What the text asks, answered; best first.
    let answers: [Answer]
    /// The kinds with results; those with the best match first.
    let groups: [Group]
    /// What could not be searched, because its source fails.
    let missing: [SearchKind]
    /// The replacement that is shown while a source fails; nil for good data.
    let supplyAge: SupplyAge?
    let page: Link

    struct Answer: Hashable, Sendable {
        let fact: SearchAnswer.Fact
        /// The page that says more.
        let page: Link
    }

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
