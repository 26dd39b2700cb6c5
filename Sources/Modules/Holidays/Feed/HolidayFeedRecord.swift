import AlmanacValues
import VIPER

/// The holidays of one place or of several, for programs that keep calendars: typed values, and the words that
/// people read in their calendars.
///
/// It depends on today only by the year, so it changes when the data does, and on New Year's Day.
struct HolidayFeedRecord: Hashable, Sendable {
    let request: HolidayFeedRequest
    /// The places, in the order of their codes.
    let places: [HolidayFeed.Place]
    let years: ClosedRange<Int>
    let types: HolidayFilter.Types
    let events: [Event]
    let revised: RevisionTime?
    /// The moment of the last change, in seconds since 1970 (UTC); nil if that is not known.
    let lastModified: Int?
    /// The replacement that is shown while a source fails; nil for good data.
    let supplyAge: SupplyAge?
    /// The page for people.
    let page: Link
    /// The calendar itself, as iCalendar and as a feed of news.
    let calendar: Link
    let feed: Link
    let words: Words
    /// The language of all words (BCP 47).
    let language: String

    /// What calendars say about themselves to people. Formats for programs alone leave it out.
    struct Words: Hashable, Sendable {
        /// "Holidays in Bavaria, Germany"
        let name: String
        /// "Public holidays in Bavaria, Germany from 2025 to 2029."
        let description: String
    }

    struct Event: Hashable, Sendable {
        /// Names the event permanently, wherever it appears; see `EventNames`.
        let uid: String
        let country: CountryCode
        let holiday: HolidayRecord.Holiday
        let isObserved: Bool
        /// The places of the feed that keep it.
        let places: [HolidayFeed.Place]
        let otherNames: [LocalizedText]
        let revised: RevisionTime?
        let words: Words

        struct Words: Hashable, Sendable {
            /// "Boxing Day (observed)"
            let summary: String
            /// "Friday 25 December 2026". Nil unless the record is a feed of news, which only rolling calendars are.
            let date: String?
            /// Nil if there is nothing else to say.
            let description: String?
            /// Where it is kept, if that is not the one place of the calendar.
            let place: String?
            /// What it is and its types, as pages call them: "Holidays", "Public".
            let categories: [String]
        }
    }
}
