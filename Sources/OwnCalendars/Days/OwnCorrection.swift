public import AlmanacValues
import Entities

/// A correction of the days of a country that the site's operator makes, with its reason.
public struct OwnCorrection: Hashable, Sendable {
    public let country: CountryCode
    let id: Slug
    /// What is right, and how the data differ: a sentence each.
    let fact, reason: String
    let sources: [Correction.Source]
    let changes: [Change]
    /// The file's name, and the line of the correction, for messages.
    let file: String
    let line: Int
    /// When the file was last changed; nil if that is not known.
    var revised: RevisionTime?

    enum Change: Hashable, Sendable {
        /// Adds a day that is missing from the data: in these regions, or in the whole country if the list is empty.
        case add(LocalizedText, types: [HolidayType], OwnDates, regions: [RegionCode])
        /// Removes a holiday that the data should not have, on one date or on all.
        case remove(Slug, on: CivilDate?, regions: [RegionCode])
        case move(Slug, from: CivilDate, to: CivilDate, regions: [RegionCode])
        case rename(Slug, LocalizedText)
    }
}
