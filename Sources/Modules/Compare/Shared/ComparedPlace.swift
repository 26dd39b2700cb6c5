import AlmanacValues
import Layout
import VIPER

/// A place of a comparison: part of the Interactors' results for the Presenters.
struct ComparedPlace: Hashable, Sendable {
    let territory: Territory
    let name: PlaceName
    /// The IANA time zone of most of its people; of a country that has several, the capital's.
    let zone: String
    /// Whether the country has regions with holidays of their own, and none is chosen.
    let isNationwide: Bool
    let knownYears: ClosedRange<Int>
    /// The replacement that is shown while a source fails; nil for good data.
    let age: SupplyAge?
}

/// A place whose days off are not known.
struct CompareFailure: Error, Hashable, Sendable {
    let place: Territory
    /// The reason for which the calendar of `place` is missing.
    let reason: TerritoryFailure
    /// The places after it whose calendars are missing too.
    var others: [Territory] = []

    /// Whether a question has to leave the place out.
    func concerns(_ place: Territory) -> Bool { place == self.place || others.contains(place) }
}

/// The places of a comparison, each with a link that removes it.
struct ComparedPlaces: Sendable {
    let rows: [ComparedPlaceRow]
    /// Nil if the limit is reached.
    let add: LabelledLink?
    /// "12 places are the most that we compare."
    let limit: String?
}

/// A day with its holidays.
struct ComparedDay: Sendable {
    let isoDate: String
    /// "Fri 1", "Friday 1 January 2027"
    let date: String
    let holidays: [ComparedHoliday]
}

struct ComparedHoliday: Sendable {
    /// "Boxing Day (observed)", "Eid al-Fitr (estimated)"
    let name: String
    let language: String
    let link: Link
    /// "DE-BY, FR"; empty if only one place is compared.
    let places: String
    /// "Monday 18 January there"; nil if it is the same date as in the first place.
    var there: String?
}

struct ComparedPlaceRow: Sendable {
    let flag: String
    let name: String
    let code: String
    let remove: Link
}
