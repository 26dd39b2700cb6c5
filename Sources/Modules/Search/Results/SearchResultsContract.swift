import AlmanacValues
import Layout
import VIPER

enum SearchResultsEvent: Hashable, Sendable {
    /// Searched for a text; empty before anything was typed.
    case searched(String)
    /// Asked for an address that no page has, with the words of its path, and what should be the code of a country in it.
    case missed(String, code: String?)
}

enum SearchResultsNavigation: Hashable, Sendable {
    case search(String)
    /// What a place and a year have, of one kind.
    case topic(SearchTopic, Territory, Int)
    case month(Territory, Int, Int)
    /// The count of the working days of some days.
    case workingDays(Territory, ClosedRange<CivilDate>)
    case workingDayAway(Territory, Int, from: CivilDate)
    /// Places side by side, in a year.
    case comparison([Territory], Int)
    /// Who is off on a day.
    case day(CivilDate)
    /// The same of seven days.
    case week(CivilDate)
    case holiday(ListedHoliday)
    /// The holidays of the current year.
    case country(CountryCode)
    case region(CountryCode, RegionCode)
    /// A list that has a holiday: with those of regions, and of all types if it is not a public holiday.
    case holidays(HolidayYear)
    case occasion(Slug)
    case occasions
    case person(PersonID)
    case people(search: String)
    /// All countries, or those that a search finds.
    case countries(search: String)
    /// The results for programs.
    case record(String, Format)
}

protocol SearchResultsInteracting: Interactor {
    func search(_ text: String) async throws(SearchFailure) -> SearchAnswer
}

/// The kind of thing that is searched for. The raw value is the word in the record.
enum SearchKind: String, CaseIterable, Hashable, Sendable {
    case countries, occasions, holidays, regions, people
}

struct SearchAnswer: Hashable, Sendable {
    /// Whether a text was searched for: not before anything but white space was typed.
    let isSearch: Bool
    /// The current year in UTC.
    let year: Int
    /// What the text asks, answered; best first.
    var facts: [Fact] = []
    /// The text that was probably meant; nil if the text is right, or nothing is near.
    var suggestion: Suggestion?
    /// What the results are of, if the text itself has none: a name in it, or in the suggestion.
    var searched: String?
    /// The words that nothing was found for, if the answers are of the other words; nil otherwise.
    var unread: String?
    /// The kinds with results; those with the best match first.
    var groups: [Group] = []
    /// What could not be searched, because its source fails.
    var missing: [SearchKind] = []
    /// The age of the countries if they are a stale copy; nil otherwise.
    var age: SupplyAge?

    var count: Int { groups.reduce(0) { $0 + $1.count } }

    struct Group: Hashable, Sendable {
        let kind: SearchKind
        /// The best results, best first.
        let hits: [Hit]
        /// The number of all results.
        let count: Int
    }

    struct Hit: Hashable, Sendable {
        let match: SearchKey.Match
        let subject: Subject
    }

    enum Subject: Hashable, Sendable {
        /// - Parameter nameLanguage: the BCP 47 tag of the name's language.
        case country(CountryCode, name: String, nameLanguage: String = "en", localNames: [LocalizedText])
        case region(Region)
        /// The language is that of the name and the rule.
        case occasion(Slug, name: String, rule: String, language: String = "en")
        case holiday(Name)
        case person(PersonID, name: String, occupation: String?)
    }

    struct Region: Hashable, Sendable {
        let country: Country
        let code: RegionCode
        let name: String
        /// The BCP 47 tag of the name's language.
        var nameLanguage = "en"
        /// Nil if it is the same.
        let localName: LocalizedText?
    }

    /// What holidays are called in one language.
    struct Name: Hashable, Sendable {
        let text: LocalizedText
        /// What the language is called: as the page's language calls it, or in English.
        let languageName: LocalizedText
        /// Nil if they have none.
        let occasion: Occasion?
        /// Those with a public holiday of this name; without one, those with other holidays of this name.
        let countries: [Country]
        let isPublic: Bool
    }

    struct Country: Hashable, Sendable {
        let code: CountryCode
        let name: String
    }

    struct Occasion: Hashable, Sendable {
        let id: Slug
        let name: String
    }
}

struct SearchResultsPage: HeadedPage {
    let head: PageHead
    let heading: String
    let search: SearchForm
    /// What is said of an address that no page has; nil for a search.
    var missed: SearchMissed?
    /// "Loading", shown until the content is ready.
    var loading: String?
    var notice: Notice?
    /// "This is our last good copy, as of 3 hours ago."
    var age: String?
    /// "We could not search the countries and the regions."
    var missing: String?
    /// What can be searched; nil for results.
    var start: SearchStart?
    /// "Did you mean Germany?"; nil if the text is right.
    var suggestion: SearchSuggestion?
    var answers: SearchAnswers?
    /// "12 results for “christmas”"
    var summary: String?
    var nothing: SearchNothing?
    var groups: [SearchGroup] = []
}

/// The page before anything was searched for.
struct SearchStart: Sendable {
    let text: String
    let ways: [Notice.Action]
}

struct SearchNothing: Sendable {
    let text: String
    let advice: String
    let ways: [Notice.Action]
}

struct SearchMissed: Sendable {
    /// "Error 404"
    let code: String
    let advice: String
}

struct SearchSuggestion: Sendable {
    /// "Did you mean Germany?"
    let text: String
    let link: Link
}

struct SearchAnswers: Sendable {
    /// "Answers": what the section is called.
    let label: String
    let rows: [SearchAnswerRow]
    /// Further pages about the same: a calendar, a plan.
    let ways: [LabelledLink]
    /// Who knows the cities; nil if no answer is about one.
    let credit: String?
}

struct SearchAnswerRow: Sendable {
    /// "Christmas Day 2027 in Bavaria: Saturday 25 December"
    let text: String
    let link: Link
    /// "Day off on Monday 28 December 2026"; nil if there is nothing to add.
    let detail: String?
}

struct SearchGroup: Sendable {
    /// The word of the kind, which makes the address of the heading.
    let word: String
    let title: String
    /// "3", "20 of 57"
    let count: String
    let rows: [SearchRow]
    /// The link to a list with the rest; nil if no list has it.
    let all: Notice.Action?
    /// "Type more of the name to find the others." Nil if all are shown or a list has the rest.
    let hint: String?
}

struct SearchRow: Sendable {
    let link: Link
    let flag: String?
    let name: String
    let language: String
    let localNames: [LocalizedText]
    /// "Christmas Day · German"; nil if there is nothing to add.
    let text: String?
    /// That of the text; nil if it is that of the page.
    var textLanguage: String?
    let code: String?
    /// Where holidays have the name.
    let places: [LabelledLink]
    /// "and 12 more"
    let more: String?

    var markedText: MarkedText? { text.map { MarkedText($0, language: textLanguage) } }
}
