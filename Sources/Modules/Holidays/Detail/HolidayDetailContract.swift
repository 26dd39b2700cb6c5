import AlmanacValues
import Layout
import VIPER

enum HolidayDetailEvent: Hashable, Sendable {
    case opened(ListedHoliday)
}

enum HolidayDetailNavigation: Hashable, Sendable {
    /// The list of holidays, with no country chosen.
    case start
    case year(HolidayYear)
    case day(ListedHoliday)
    case chooseCountry(searching: CountryCode?)
    /// The month of the holiday, as a calendar.
    case month(HolidayYear, Int)
    /// Who is off on the day, worldwide.
    case world(CivilDate)
    /// The feast, wherever it is kept.
    case occasion(Slug)
    /// Where a correction is written.
    case source(ExternalPage)
    /// The holiday's facts for programs.
    case record(HolidayReference, Format)
    /// The calendar of the list, from last year on.
    case calendar(CountryCode, HolidayFilter, Format)
}

protocol HolidayDetailInteracting: Interactor {
    func detail(_ holiday: ListedHoliday) async throws(HolidayDetailFailure) -> HolidayDetail
}

enum HolidayDetailFailure: Error, Hashable, Sendable {
    case unknownCountry
    /// The country exists, but the holiday source does not cover it.
    case uncovered(country: ForeignText)
    case unknownYear(country: ForeignText, known: ClosedRange<Int>)
    /// The country has no such holiday on that day, but perhaps others.
    case unknownDay(country: ForeignText, sameDay: [SameDay])
    case service(ServiceFailure)

    struct SameDay: Hashable, Sendable {
        let name: ForeignText
        let id: HolidayReference
    }
}

struct HolidayDetail: Hashable, Sendable {
    let id: HolidayReference
    /// The country, and the region of the list if it has one.
    var place: PlaceName
    let name: LocalizedText
    let localName: LocalizedText?
    let date: CivilDate
    /// The days in a row that begin on the date, as lists have them: several if regions that begin together end on different
    /// days, by these ends. Empty for a single day.
    var runs: [Run] = []
    let observed: CivilDate?
    let movedFrom: CivilDate?
    /// Whether the date is the observed day of a holiday that is not known.
    var isInLieu = false
    let types: [HolidayType]
    /// The types that regions give a holiday of the whole country, beyond `types`; see `HolidayRow.regionalTypes`.
    var regionalTypes: [RegionalHolidayType] = []
    /// Empty for the whole country.
    let regions: [ForeignText]
    let exceptions: [ForeignText]
    /// Where only parts keep it: of `regions` if it is local, and otherwise of regions beside them.
    var parts: [Parts] = []
    /// Whether only some places keep it, in the country or in `regions`.
    var isLocal = false
    /// Whether the region of the list keeps it, or a part of it does; true without a region.
    var isKeptInRegion = true
    /// Where it is kept within the country; nil for the whole country, and for a country without a map.
    var map: KeepersMap?
    let isEstimated: Bool
    /// Whether it is estimated because it is computed beyond what is announced, and not because of the moon.
    var isComputed = false
    /// Whether all who keep it have it as a public holiday, also if it is listed once more on its date, with that type. False
    /// for a holiday that only some of its regions make public; see `regionalTypes`.
    let isPublic: Bool
    /// Whether anybody in the country has it as a public holiday, so that the list of these has it.
    var isListedAsPublic = false
    /// What the feast is, wherever it is kept; nil if the source does not say.
    var occasion: About?
    /// What the day is: the country's own, or else its occasion. Nil if the source does not say.
    var story: Story?
    /// Whether the story is about the day in this country.
    var hasOwnStory = false
    /// The same feast in the years around, without this one. Years that are not known are left out.
    var otherYears: [OtherYear] = []
    /// Where else the feast is a public holiday in this year, by date.
    var elsewhere: [Elsewhere] = []
    /// Where this holiday differs from the source.
    var corrections: [CorrectionNote] = []
    let today: CivilDate
    /// The same holiday one year before; nil if it is unknown.
    let previous: HolidayReference?
    /// The same holiday one year after; nil if it is unknown.
    let next: HolidayReference?
    let age: SupplyAge?

    struct Run: Hashable, Sendable {
        let last: CivilDate
        /// Who has these days, if others have other ones; nil for all who keep the holiday.
        var keepers: Keepers?
        var mayBeginEarlier = false
        var mayGoOn = false
    }

    /// Regions of which only parts keep it.
    struct Parts: Hashable, Sendable {
        /// Empty for parts of the country.
        let regions: [ForeignText]
        /// Which parts; nil if the source does not say.
        let which: ForeignText?
    }

    struct About: Hashable, Sendable {
        let id: Slug
        let name: ForeignText
        /// One sentence.
        let text: String
        /// How the date is found: "the second Monday of October".
        let rule: String
        /// That of the name, the text and the rule.
        var language = "en"
    }

    struct OtherYear: Hashable, Sendable {
        let year: Int
        /// The first of its days; nil if nobody keeps it in this year, or if that is not announced.
        let day: Day?
        /// Whether its date in this year is announced, or known not to be.
        var isAnnounced = true

        struct Day: Hashable, Sendable {
            let id: HolidayReference
            let date: CivilDate
            let isObserved: Bool
        }
    }

    struct Elsewhere: Hashable, Sendable {
        let date: CivilDate
        /// Sorted by name.
        let countries: [Country]

        struct Country: Hashable, Sendable {
            let code: CountryCode
            let name: ForeignText
            /// Whether only some of its regions keep it.
            let isInPart: Bool
            /// Whether the date is estimated there and may still change.
            var isEstimated = false
        }
    }
}

struct HolidayDetailPage: AwaitedPage {
    let head: PageHead
    let heading: String
    let language: String
    let back: LabelledLink
    var loading: String?
    var notice: Notice?
    var age: String?
    var detail: DetailSection?
}

/// The date as a leaf of a calendar has it. Read aloud, it is the date as the language writes it.
struct CalendarLeaf: Sendable {
    /// "2026年10月", above the day in Japanese and Chinese; nil otherwise.
    let before: String?
    let day: String
    /// After the day, and not shown: "." in German, "日" in Japanese.
    let sign: String?
    /// Below the day; nil if it is above it.
    let month: Month?

    struct Month: Sendable {
        /// Before the month, and not shown: "de " in Spanish.
        let joint: String?
        /// "October 2026"
        let name: String
    }
}

struct DetailSection: Sendable {
    /// The canonical address.
    let page: Link
    let flag: String
    let name: String
    let nameLanguage: String
    let localName: LocalName?
    let date: String
    let isoDate: String
    /// "Until Friday 8 January 2027, 16 days"; several if this differs by region, each with its regions. Empty for a single
    /// day.
    let runs: [String]
    /// The last day, if it is the same for all who keep the holiday; nil for a single day.
    let isoLast: String?
    /// Whether the date is the observed day of a holiday that is not known: named as such after it.
    let isObserved: Bool
    let leaf: CalendarLeaf
    let year: String
    let weekday: String
    /// "in 12 days"
    let distance: String
    let observed: NamedDay?
    let movedFrom: NamedDay?
    let country: ForeignText
    let countryCode: String
    /// "True" or "False", as in the app that this page comes from: for programs.
    let isPublic: String
    /// "Yes" or "No", for people.
    let publicAnswer: String
    let types: String
    /// "Public holiday in Alberta and Ontario", for each type that only regions give it.
    let regionalTypes: [String]
    let regions: String
    /// "Parts of Bavaria: municipalities with a Catholic majority", beside the regions that keep it as a whole.
    let parts: [String]
    /// "Berlin: not kept"; nil unless the list is that of a region that does not keep it.
    let notKept: String?
    /// Where it is kept within the country, as an image.
    let map: KeepersMapSection?
    /// Where it is kept, for microdata; empty for the country.
    let areas: [EventArea]
    var isNationwide: Bool { areas.isEmpty }
    /// Why the date is an estimate; nil if it is none.
    let estimate: String?
    /// The language of `about` and `rule`; nil if it is that of the page.
    let occasionLanguage: String?
    /// One sentence on what the day is.
    let about: String?
    /// What the day is, at length.
    let story: StorySection?
    /// "25 December", "the second Monday of October"
    let rule: String?
    var markedAbout: MarkedText? { about.map { MarkedText($0, language: occasionLanguage) } }
    var markedRule: MarkedText? { rule.map { MarkedText($0, language: occasionLanguage) } }
    let previous: LabelledLink?
    let next: LabelledLink?
    /// Other pages about the day.
    let more: [LabelledLink]
    let corrections: CorrectionSection?
    /// The same feast in the years around.
    let otherYears: [OtherYearRow]
    let elsewhere: ElsewhereSection?
    /// How to keep the holidays in a calendar of one's own.
    let calendar: SubscribeSection
}

struct OtherYearRow: Sendable {
    let year: String
    /// "Saturday 25 December"; nil if nobody keeps it in this year, or if that is not announced.
    let day: OtherYearDay?
    /// "not kept", "not announced yet", in place of the day.
    let absence: String
}

struct OtherYearDay: Sendable {
    let text: String
    let isoDate: String
    let link: Link
}

/// The same feast in other countries.
struct ElsewhereSection: Sendable {
    /// "In 96 other countries"
    let title: String
    let dates: [ElsewhereDate]
}

struct ElsewhereDate: Sendable {
    let date: String
    let isoDate: String
    /// Whether the date is estimated in all of the countries: named as such after the date.
    let isEstimated: Bool
    let countries: [ElsewhereCountry]
}

struct ElsewhereCountry: Sendable {
    let flag: String
    let name: ForeignText
    /// "in some regions"; nil for the whole country.
    let part: String?
    /// Whether the date is estimated in this country, but not in all.
    let isEstimated: Bool
    let link: Link
}

struct NamedDay: Sendable {
    let date: String
    let isoDate: String
}
