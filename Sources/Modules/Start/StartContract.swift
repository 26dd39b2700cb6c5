import AlmanacValues
import Layout
import VIPER

enum StartEvent: Hashable, Sendable {
    case opened
}

enum StartNavigation: Hashable, Sendable {
    case start
    case day(ListedHoliday)
    case chooseCountry
    case quote(QuotationID)
    case person(PersonID)
    case options
    /// The action of the search form.
    case search
    /// A view of the year of the visitor's place.
    case view(YearView, HolidayYear)
    case part(Frame.Part)
}

protocol StartInteracting: Interactor {
    /// Returns today's holidays, quote and birthdays. Never fails as a whole: a part that could not be fetched is
    /// `.failed`.
    func today() async -> TodayListing
}

struct TodayListing: Hashable, Sendable {
    let today: CivilDate
    /// The visitor's name, from Options; nil if none is set.
    let name: ForeignText?
    let holidays: Finding<CountryHolidays>
    let quote: Finding<QuoteOfTheDay>
    let born: Finding<[BornToday]>
    /// The age of the oldest part that is a stale copy, because its source fails; nil if none is.
    let age: SupplyAge?

    /// A part that was found, does not exist, or could not be fetched.
    enum Finding<Value: Hashable & Sendable>: Hashable, Sendable {
        case found(Value)
        case none
        case failed

        var value: Value? {
            if case .found(let value) = self { value } else { nil }
        }
    }

    struct CountryHolidays: Hashable, Sendable {
        let country: CountryCode
        let place: PlaceName
        /// The visitor's region; nil if the holidays are those of the whole country.
        var region: RegionCode?
        /// Whether the visitor could choose a region, and has not.
        var isNationwide = false
        /// The region that the visitor saved and that the country does not have.
        var missingRegion: RegionCode?
        /// Whether the holiday source covers the country.
        let isCovered: Bool
        /// What today and tomorrow are; nil if one of them is not known.
        var days: Days?
        /// Whether leave is planned for next year: from October on, if its holidays are known.
        var plansNextYear = false
        var next: NextHoliday?
        /// The next long weekends, soonest first.
        var longWeekends: [LongWeekend] = []
    }

    struct Days: Hashable, Sendable {
        let today: Day
        let tomorrow: Day
    }

    /// What a day is in the visitor's place.
    struct Day: Hashable, Sendable {
        let kind: DayKind
        /// Whether the date of its holiday is an estimate.
        var isEstimated = false
    }

    struct NextHoliday: Hashable, Sendable {
        let id: HolidayReference
        let name: LocalizedText
        /// The day off: the holiday's own date or its observed day.
        let date: CivilDate
    }

    struct LongWeekend: Hashable, Sendable {
        let first: CivilDate
        let last: CivilDate
        /// The holidays that make it long, one for each of their days. Never empty.
        let holidays: [NextHoliday]
        /// The half days directly before and after it.
        var halfBefore: CivilDate?
        var halfAfter: CivilDate?

        /// The number of days off.
        var length: DayCount {
            let whole = last.dayNumber - first.dayNumber + 1
            return DayCount(halves: 2 * whole + [halfBefore, halfAfter].count { $0 != nil })
        }
    }

    struct QuoteOfTheDay: Hashable, Sendable {
        let id: QuotationID
        let text: LocalizedText
        let author: ForeignText?
    }

    struct BornToday: Hashable, Sendable {
        let id: PersonID
        let name: String
        let year: Int
    }
}

struct StartPage: HeadedPage {
    let head: PageHead
    /// "Loading", shown until the content is ready.
    var loading: String?
    let greeting: String
    let date: String
    let isoDate: String
    let holidays: StartHolidays?
    /// To the countries, before one was chosen.
    let chooseCountry: Link?
    let quote: StartQuote?
    let born: [BornPerson]
    /// "This is our last good copy, as of 3 hours ago."
    let age: String?
    /// Names the parts that could not be fetched; nil if all were.
    let failure: StartFailure?
    let options: Link
    /// Searches the whole almanac.
    let search: SearchForm
    let parts: [PartLink]
    /// The parts that are for fun, at the foot.
    let asides: [PartLink]
}

struct StartFailure: Sendable {
    let text: String
    let retry: Link
}

struct StartHolidays: Sendable {
    /// "Germany" or "Bavaria, Germany"
    let country: String
    let flag: String
    /// Says that the country does not have the visitor's region; nil otherwise.
    let missingRegion: String?
    let all: Link
    let change: Link
    /// The views of this year; nil if the source does not cover the country.
    let views: YearTabs?
    /// "You work today and tomorrow."; nil if the days are not known.
    let status: String?
    /// Says that these are the holidays of the whole country; nil for a region, and for a country without regions.
    let nationwide: NationwideHint?
    let next: StartNext?
    let nothing: String?
    let weekends: [StartWeekend]
}

struct NationwideHint: Sendable {
    let text: String
    /// "Choose your region"
    let label: String
    let link: Link
}

struct StartNext: Sendable {
    let name: String
    let language: String
    let distance: String
    let date: String
    let isoDate: String
    let link: Link
}

struct StartWeekend: Sendable {
    /// "Friday 25 to Sunday 27 December 2026"
    let days: String
    /// "3 days", "3.5 days"
    let length: String
    /// "and half of Thursday 24 December"
    var half: String?
    let holidays: [NamedLink]
}

struct StartQuote: Sendable {
    let text: TextLines
    let author: String?
    /// " by Ambrose Bierce". Completes the link's hidden text, so that the link makes sense when it is read alone.
    let linkSuffix: String
    let link: Link
}

struct BornPerson: Sendable {
    let name: String
    let year: String
    let link: Link
}

struct PartLink: Sendable {
    let name: String
    let text: String
    let link: Link
}
