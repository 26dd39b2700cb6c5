import AlmanacValues
import Layout
import VIPER

enum OccasionDetailEvent: Hashable, Sendable {
    case opened(Slug)
}

enum OccasionDetailNavigation: Hashable, Sendable {
    case list
    case occasion(Slug)
    /// The list of a country's holidays: with those of regions if the occasion is kept in part, and of all types if it is
    /// no public holiday there.
    case holidays(HolidayYear)
    /// The occasion for programs.
    case record(Slug, Format)
}

protocol OccasionDetailInteracting: Interactor {
    /// Returns an occasion, and where it is a public holiday in the years around today's.
    func occasion(_ id: Slug) async throws(LookupFailure) -> KeptOccasion
    /// Returns the occasions that may be meant by a text that is not an id.
    func guess(_ text: Slug) async throws(ServiceFailure) -> OccasionGuess
}

/// The occasions that may be meant by a text that is not an id.
struct OccasionGuess: Hashable, Sendable {
    /// In the order of the list; empty if no name is like the text.
    let occasions: [KeptOccasion.Neighbour]
    /// Whether the text is a name of theirs in some language, and not only a part of one.
    let isName: Bool

    /// The only occasion of this name; nil for a part of a name, and if several have it.
    var only: Slug? { isName && occasions.count == 1 ? occasions.first?.id : nil }
}

/// An occasion, when and where it is a public holiday, and what it is called.
struct KeptOccasion: Hashable, Sendable {
    let facts: OccasionFacts
    /// The current year in UTC.
    let year: Int
    /// Last year and the next three.
    let years: [Year]
    /// What holidays of the occasion are called, by language.
    var names: [Name] = []
    /// What it is, at length; nil if the source does not say.
    var story: Story?
    /// The occasion before it in the list; nil for the first.
    var previous: Neighbour?
    /// The occasion after it in the list; nil for the last.
    var next: Neighbour?

    struct Year: Hashable, Sendable {
        let year: Int
        /// In date order, own dates before observed days; empty if no country is known to keep it.
        let days: [Day]
    }

    struct Day: Hashable, Sendable {
        /// The first day, if it lasts several.
        let date: CivilDate
        /// Whether it is a day off for the occasion on another date, known or not.
        var isObserved = false
        /// On an observed day, the occasion's own date; nil if it is not known.
        var observedFor: CivilDate?
        /// Those that keep it nationwide.
        let countries: [Country]
        /// Those of which only some regions keep it.
        let countriesInPart: [Country]
        /// Those of both where the date is estimated and may still change.
        var estimated: Set<CountryCode> = []
        /// Whether to mark the date as estimated where it is shown for all countries at once.
        var isMostlyEstimated = false
    }

    struct Country: Hashable, Sendable {
        let code: CountryCode
        let name: ForeignText
        /// Where it is in the language's dictionaries, among all countries.
        var place = 0
    }

    struct Name: Hashable, Sendable {
        let text: LocalizedText
        /// What the language is called: as the page's language calls it, or in English.
        let languageName: LocalizedText
        /// Those with a public holiday of this name.
        let countries: [Country]
        /// Those in which only holidays of other types have this name.
        let others: [Country]
    }

    struct Neighbour: Hashable, Sendable {
        let id: Slug
        let name: String
        var language = "en"
    }
}

struct OccasionDetailPage: AwaitedPage {
    let head: PageHead
    let heading: String
    /// Nil if it is that of the page.
    var headingLanguage: String?
    let back: LabelledLink
    var loading: String?
    var notice: Notice?
    var occasion: OccasionSection?
}

struct OccasionSection: Sendable {
    /// That of what the occasion is and of its rule; nil if it is that of the page.
    let language: String?
    let about: String
    /// What it is, at length.
    let story: StorySection?
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
    /// Whether it is an observed day: named as such after the date.
    let isObserved: Bool
    /// Whether the date is estimated in at least half of the countries: named as such after the date.
    let isEstimated: Bool
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
    /// Whether it is an observed day: named as such after the date.
    let isObserved: Bool
    /// Whether the date is estimated in all of the countries: named as such after the date.
    let isEstimated: Bool
    /// "For Saturday 19 June 2027"; nil for an own date, and if that is not known.
    let observed: String?
    let countries: [OccasionCountry]
}

struct OccasionCountry: Sendable {
    let flag: String
    let name: String
    /// "in some regions"; nil if the whole country keeps it.
    let part: String?
    /// Whether the date is estimated in this country, but not in all.
    let isEstimated: Bool
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
    /// Nil if it is that of the page.
    let languageNameLanguage: String?
    let places: [LabelledLink]
    /// "and 12 more"
    let more: String?
    /// "not as a public holiday"
    let remark: String?
}

/// The occasions before and after this one in the list.
struct OccasionNeighbours: Sendable {
    let previous: OccasionNeighbour?
    let next: OccasionNeighbour?
}

struct OccasionNeighbour: Sendable {
    let label: String
    /// Nil if it is that of the page.
    let language: String?
    let link: Link
}
