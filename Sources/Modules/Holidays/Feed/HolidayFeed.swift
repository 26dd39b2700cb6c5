import AlmanacValues
import VIPER

/// What a program asks for: the holidays that one calendar has.
enum HolidayFeedRequest: Hashable, Sendable {
    case year(HolidayYear)
    /// From last year to as far as is known, at most three years ahead.
    case rolling(CountryCode, HolidayFilter)
    /// The same, of several places: what they share on a day is one event.
    case places([Territory], HolidayFilter.Types)
    case day(HolidayReference)
}

/// A destination that the record names.
enum HolidayFeedNavigation: Hashable, Sendable {
    /// The page for people. For several places, that on which to choose one.
    case page(HolidayFeedRequest)
    /// The record itself.
    case record(HolidayFeedRequest, Format)
    case day(HolidayReference)
}

/// The business logic behind calendars.
protocol HolidayFeedInteracting: Interactor {
    func feed(_ request: HolidayFeedRequest) async throws(HolidayFeedFailure) -> HolidayFeed
}

enum HolidayFeedFailure: Error, Hashable, Sendable {
    /// As on the list of that country.
    case listing(YearFailure, of: CountryCode)
    case unknownYears(country: ForeignText, known: ClosedRange<Int>)
    /// The country has no such holiday on that day.
    case unknownDay(country: ForeignText)
}

/// The Interactor's result: the events of a calendar.
struct HolidayFeed: Hashable, Sendable {
    let request: HolidayFeedRequest
    /// The places, in the order of their codes.
    let places: [Place]
    /// The years of the events.
    let years: ClosedRange<Int>
    /// In date order.
    let events: [Event]
    /// When the data last changed; nil if a source does not say.
    let revised: RevisionTime?
    /// The moment of the last change, in seconds since 1970 (UTC): of the data, or of the years of a rolling calendar.
    /// Nil if a source does not say, or fails, that of school breaks too.
    let lastModified: Int?
    /// The age of the oldest stale part, whose source fails; nil if all parts are fresh.
    let age: SupplyAge?

    struct Place: Hashable, Sendable {
        let territory: Territory
        let countryName: ForeignText
        /// Nil for the country.
        let regionName: ForeignText?
        /// What is known of the holidays in the last year of the feed, for each kind of them.
        var known: [YearKnowledge] = []

        var place: PlaceName { PlaceName(region: regionName, country: countryName) }
        /// The name of the region, or of the country as a whole.
        var name: ForeignText { place.shortest }
    }

    struct Event: Hashable, Sendable {
        /// The key of the row, unless another event of the calendar has it: two places may keep a feast for different
        /// numbers of days.
        let name: String
        var row: Listing.Row
        /// Whether the day is an observed one: that of a holiday in the calendar, or of one whose own date is unknown.
        let isObserved: Bool
        /// Whether all who keep it have half of the day off, and nobody the whole day.
        var isHalfDay = false
        /// The places of the feed that keep it, by their index in `places`.
        var places: [Int]
        /// What the other places call it.
        var otherNames: [LocalizedText] = []
        /// When the data of its country last changed; nil if the source does not say.
        var revised: RevisionTime?
    }
}
