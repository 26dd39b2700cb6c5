import AlmanacValues
import Layout
import VIPER

enum HolidayListEvent: Hashable, Sendable {
    /// Opened without a country.
    case opened
    case choseCountry(CountryCode)
    case choseRegion(CountryCode, RegionCode)
    case choseYear(HolidayYear)
}

enum HolidayListNavigation: Hashable, Sendable {
    case start
    case chooseCountry(comingBackTo: HolidayYear?, searching: CountryCode? = nil)
    case year(HolidayYear)
    /// The year's facts for programs.
    case record(HolidayYear, Format)
    case day(ListedHoliday)
    /// Another view of the year.
    case view(YearView, HolidayYear)
    /// The calendar of the country, from last year on.
    case calendar(CountryCode, HolidayFilter, Format)
    /// What has changed in the data of the country.
    case changes(CountryCode, Format)
    /// Where the form that saves a place is sent.
    case savePlace
    /// What is known of every country.
    case data
    /// Where a correction or an authority is written.
    case source(ExternalPage)
}

protocol HolidayListInteracting: Interactor {
    /// Returns the current year in the country's time zone.
    func currentYear(in country: CountryCode) async throws(YearFailure) -> Int
    func listing(_ year: HolidayYear) async throws(YearFailure) -> Listing
    /// Returns the same listing for programs, which need to recognise its rows. Names cost a sixth of a page.
    func namedListing(_ year: HolidayYear) async throws(YearFailure) -> NamedListing
    /// Returns the current year of the place that the visitor saved; nil if none is saved, or if it does not exist.
    func home() async -> HomeListing?
}

/// A year of the visitor's place, and what there is to list.
struct HomeListing: Hashable, Sendable {
    let year: HolidayYear
    let listing: Result<Listing, YearFailure>
}

struct HolidayListPage: AwaitedPage {
    let head: PageHead
    let heading: String
    let control: CountryControl
    var loading: String?
    /// "Choose your country first"
    var placeholder: String?
    var notice: Notice?
    /// "This is our last good copy, as of 3 hours ago."
    var age: String?
    var year: YearSection?
}

struct YearSection: Sendable {
    let title: String
    let previous: LabelledLink?
    let next: LabelledLink?
    /// All known years, to jump to.
    let years: [Choice]
    /// The other views of the year; nil for a year without data.
    var views: YearTabs?
    /// "Today, Sunday 22 November, is a day off in Germany: it is the weekend."
    ///
    /// In a list of school holidays: "Next school holidays in Bavaria, in 30 days: Christmas Break, Thursday 24 December 2026
    /// to Friday 8 January 2027."
    var today: String?
    /// "Known until 10 September 2029.", for a list of school holidays; nil if the source does not say.
    var reach: String?
    /// "No data for 2040", for a year outside the known ones.
    var noData: String?
    /// "No public holidays in 2026", for a known year without holidays that the filter includes.
    var empty: String?
    var upcoming: Upcoming?
    var filter: YearFilter?
    var summary: String?
    /// The link to the regional holidays, or back to those of the whole country; nil if no region has its own.
    var regional: LabelledLink?
    var months: [MonthSection] = []
    /// The months that are folded: what is past in the current year, and the end of a long list.
    var folds: [MonthFold] = []
    /// What is not known of the year, and who says what is; nil if the source does not tell.
    var knowledge: KnowledgeSection?
    /// The link to what is known of every country; nil without `knowledge`.
    var data: LabelledLink?
    /// Where the list differs from its source; nil if nowhere.
    var corrections: CorrectionSection?
    /// How to keep the holidays in a calendar of one's own.
    var calendar: SubscribeSection?
    /// The form that saves the place of the list.
    var place: PlaceForm?
    /// What search engines read; nil for a list without holidays.
    var about: ListFacts?
}

/// What the list is, as microdata (schema.org): a data set about a place.
struct ListFacts: Sendable {
    /// "Bavaria, Germany"
    let place: String
    let title: String
    let description: String
    let year: String
    let page: Link
    let downloads: [Alternate]
}

struct PlaceForm: Sendable {
    let action: Link
    let country: String
    /// Empty for the whole country.
    let region: String
    let label: String
}

/// The next holiday.
struct Upcoming: Sendable {
    let name: String
    let language: String
    /// "in 12 days"
    let distance: String
    /// "Saturday 20 March 2027 (estimated)"
    let date: String
    let isoDate: String
    /// Worded as in `DayRow`; nil for everybody.
    let regions: String?
    let link: Link
}

/// Months that are folded.
struct MonthFold: Sendable {
    let id: String
    /// "Earlier in 2026"
    let name: String
    /// The number of rows: "9"
    let count: String
    let months: [MonthSection]
}

struct MonthSection: Sendable {
    let name: String
    let id: String
    let rows: [DayRow]
}

struct DayRow: Sendable {
    let name: String
    let language: String
    let localName: LocalName?
    let isoDate: String
    let day: String
    /// For programs that read aloud, after the day without a space: "." in German, "er" of the first day in French.
    var sign: String?
    /// For programs that read aloud, before the day: "12月" in Japanese; nil in languages that write the day first.
    var monthBefore: String?
    /// For programs that read aloud, after the day: "December", or for a run of the year before "December 2025".
    let month: String
    /// As in a date, "vendredi"; the style sheet shows it with a capital.
    let weekday: String
    /// The type that the list's filter names: told to programs that read aloud, and not shown on each row.
    let type: String?
    /// The types that the list's own filter does not already name.
    let types: [String]
    /// Whether it is an observed day: named as such after the name.
    let isObserved: Bool
    /// "Until Wednesday 12 August, 45 days", for a run of days.
    let range: String?
    /// The last day of a run of days; nil for a single day.
    var isoLast: String?
    /// Where it is kept, for the microdata of the row: the country, or if `areas` has something, nil.
    let nation: String?
    let areas: [EventArea]
    /// "Observed on Monday 28 December 2026", "For Saturday 26 December 2026", or for a day off in exchange "In exchange for
    /// Sunday 20 September 2026, which is a working day"
    let otherDay: String?
    /// "Bavaria and Berlin", "In 12 of 16 regions" or "Not in Berlin"; nil for everybody.
    let regions: String?
    /// "Bavaria (municipalities with a Catholic majority)": the parts of other regions that keep it, too; nil without any.
    let parts: String?
    /// "Public holiday in 9 of 13 regions", for each type that only some of those who keep it give it.
    let regionalTypes: [String]
    let otherNames: [OtherNameText]
    let isEstimated: Bool
    /// Whether there is a type or an estimate to tell.
    var hasTags: Bool { isEstimated || !types.isEmpty }
    let isPast: Bool
    let isNext: Bool
    let link: Link
}

/// A part of a country, for microdata.
struct EventArea: Sendable {
    /// "Bavaria", "12 of 16 regions"
    let name: String
    let country: String
}

/// "In Alabama: Robert E. Lee Day"
struct OtherNameText: Sendable {
    /// "In Alabama"
    let place: String
    let name: String
    let language: String
}

struct LocalName: Sendable {
    let text: String
    let language: String
}
