import AlmanacValues
import Layout

/// Where the data differ from their source: the Interactors' result for the Presenters.
struct CorrectionNote: Hashable, Sendable {
    /// One English sentence: what is right.
    let fact: String
    /// One English sentence: how the source differs.
    let reason: String
    let sources: [Source]

    struct Source: Hashable, Sendable {
        let title: ForeignText
        /// Nil if the source has no permanent address.
        let address: String?
    }
}

/// The corrections that a page is about.
struct CorrectionSection: Sendable {
    /// "We correct our source in 2 places", "We correct our source here"
    let title: String
    let rows: [CorrectionRow]
}

struct CorrectionRow: Sendable {
    let text: String
    let sources: [CorrectionSource]
}

struct CorrectionSource: Sendable {
    let title: ForeignText
    /// Nil if the source has no address.
    let page: LabelledLink?
}
