import AlmanacValues
import Layout
import VIPER

/// A destination that the feed names.
enum ChangeFeedNavigation: Hashable, Sendable {
    /// The feed itself.
    case feed(CountryCode, Format)
    /// The holidays of the country, for people.
    case country(CountryCode)
    /// The year with the holidays that changed.
    case year(HolidayYear)
}

protocol ChangeFeedInteracting: Interactor {
    func changes(of country: CountryCode) async throws(ChangeFeedFailure) -> CountryChanges
}

enum ChangeFeedFailure: Error, Hashable, Sendable {
    case unknownCountry
    /// The source of the holidays does not say what has changed.
    case unrecorded(country: ForeignText)
    case service(ServiceFailure, country: ForeignText?)
}

struct CountryChanges: Hashable, Sendable {
    let countryName: LocalizedText
    /// The newest first.
    let revisions: [Revision]

    struct Revision: Hashable, Sendable {
        let date: CivilDate
        let changes: [DataChange]
        /// The number of changes that are not listed.
        let unlisted: Int
    }
}

/// What changed in the data of a country, for programs. It changes only when the data do.
struct ChangeFeedRecord: Hashable, Sendable {
    let country: CountryCode
    let countryName: LocalizedText
    let title: LocalizedText
    /// The newest first.
    let revisions: [Revision]
    let feed: Link
    let page: Link

    struct Revision: Hashable, Sendable {
        let date: CivilDate
        let changes: [Entry]
        let unlisted: Int
        /// "7 more changes"; nil if all are listed.
        let rest: LocalizedText?
    }

    struct Entry: Hashable, Sendable {
        let change: DataChange
        /// "German Unity Day moved"
        let title: LocalizedText
        /// One sentence.
        let text: LocalizedText
        let page: Link
    }
}

extension ChangeFeedRecord {
    /// The parts of a permanent id: those of the feed, or of something in a revision.
    func id(_ revision: CivilDate? = nil, _ parts: [String] = []) -> [String] {
        ["holidays", country.description, "changes"] + [revision?.description].compactMap(\.self) + parts
    }

    /// The id of an entry. No two entries of a revision are of the same kind and name and begin on the same day.
    func id(of entry: Entry, in revision: Revision) -> [String] {
        let change = entry.change
        let first = change.dates?.lowerBound.description
        return id(revision.date, [change.kind.rawValue] + [change.name, first].compactMap(\.self))
    }
}
