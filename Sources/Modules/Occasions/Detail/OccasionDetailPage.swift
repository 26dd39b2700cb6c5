import Almanac
import Layout
import VIPER

/// The view model.
struct OccasionDetailPage: HeadedPage {
    let head: PageHead
    let heading: String
    let back: BackLink
    /// "Loading", shown until the content is ready.
    var loading: String?
    var notice: Notice?
    var occasion: OccasionSection?
}

struct OccasionSection: Sendable {
    let about: String
    let rule: String
    let tradition: String
    /// "In 2026, a public holiday in 160 countries, and in parts of 3 more"
    let keepers: String
    let years: OccasionYears?
    let places: OccasionPlaces?
    let names: OccasionNames?
    let neighbours: OccasionNeighbours?
}

/// The dates of the years, as a table.
struct OccasionYears: Sendable {
    let caption: String
    let rows: [OccasionYearRow]
}

struct OccasionYearRow: Sendable {
    let year: String
    let isCurrent: Bool
    let dates: [OccasionYearDate]
    /// In place of dates: "97 dates, from 1 January to 28 December"; "No public holiday".
    let text: String?
}

struct OccasionYearDate: Sendable {
    let date: String
    let isoDate: String
    /// "160 countries, 3 in part"
    let keepers: String
}

/// Where the occasion is a public holiday in one year, by date.
struct OccasionPlaces: Sendable {
    let title: String
    let remark: String
    /// Whether the section is unfolded: not if it has more dates than a reader looks through.
    let isOpen: Bool
    let dates: [OccasionDate]
}

struct OccasionDate: Sendable {
    let date: String
    let isoDate: String
    let countries: [OccasionCountry]
}

struct OccasionCountry: Sendable {
    let flag: String
    let name: String
    /// "in some regions"; nil if the whole country keeps it.
    let part: String?
    let link: Link
}

/// The names in all languages, as a table.
struct OccasionNames: Sendable {
    let title: String
    let caption: String
    /// Whether the section is unfolded: not if it has more names than a reader looks through.
    let isOpen: Bool
    let rows: [OccasionNameRow]
}

struct OccasionNameRow: Sendable {
    let text: String
    let language: String
    let languageName: String
    let places: [OccasionNamePlace]
    /// "and 12 more"
    let more: String?
    /// "not as a public holiday"
    let remark: String?
}

struct OccasionNamePlace: Sendable {
    let name: String
    let link: Link
}

/// The occasions before and after this one in the list.
struct OccasionNeighbours: Sendable {
    let previous: BackLink?
    let next: BackLink?
}
