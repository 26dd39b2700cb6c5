import AlmanacValues
import Layout
import VIPER

/// What has changed in the data of all countries, for programs: the facts of `ChangeListPage`, and all of the listed changes.
struct ChangeListRecord: Hashable, Sendable {
    let title: LocalizedText
    /// The newest first.
    let days: [Day]
    let feed: Link
    let page: Link

    struct Day: Hashable, Sendable {
        let date: CivilDate
        let countries: [Country]
    }

    struct Country: Hashable, Sendable {
        /// The country's own record, with the revision of this day only.
        let changes: ChangeFeedRecord
        /// "Germany: 12 changes"
        let title: LocalizedText
        /// Everything that changed, in sentences.
        let text: LocalizedText
    }
}
