import AlmanacValues
import VIPER

/// All occasions, for programs: the facts of `OccasionListPage`.
struct OccasionsRecord: Hashable, Sendable {
    /// The year whose public holidays are counted.
    let year: Int
    /// In the order of the page.
    let occasions: [Occasion]
    let page: Link

    struct Occasion: Hashable, Sendable {
        let summary: OccasionList.Summary
        let page: Link
        let record: Link
    }
}

/// One occasion, for programs: the facts of `OccasionDetailPage`.
struct OccasionRecord: Hashable, Sendable {
    let kept: KeptOccasion
    let page: Link
    /// The records of the occasions before and after it; nil at the ends of the list.
    let previous: Link?
    let next: Link?
}
