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

    enum Change: Hashable, Sendable {
        /// Adds a day that the data lack, in these regions; in the whole country if there are none.
        case add(LocalizedText, types: [HolidayType], OwnDates, regions: [RegionCode])
        /// Removes a holiday that the data should not have, on one date or on all.
        case remove(Slug, on: CivilDate?, regions: [RegionCode])
        case move(Slug, from: CivilDate, to: CivilDate, regions: [RegionCode])
        case rename(Slug, LocalizedText)
    }
}
