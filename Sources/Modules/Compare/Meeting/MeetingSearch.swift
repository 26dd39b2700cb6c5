import AlmanacValues

/// The first days on which several places work: the Interactor's result for the Presenters.
struct MeetingSearch: Hashable, Sendable {
    let places: [ComparedPlace]
    /// Today in UTC.
    let today: CivilDate
    let result: Result<MeetingDays, MeetingProblem>
}

struct MeetingDays: Hashable, Sendable {
    /// The first day that was looked at.
    let from: CivilDate
    /// The last day that could be looked at.
    let horizon: CivilDate
    /// How many days were asked for.
    let wanted: Int
    /// The first days on which all work, at least half of the day, in order; fewer than wanted if the horizon comes before.
    let days: [CivilDate]
    /// The first run of as many consecutive days as were asked for; nil if the search ends before one is found.
    let inARow: ClosedRange<CivilDate>?
    /// Those of `days` and `inARow` of which somebody has half off, with the holidays that take it.
    let halfDays: [Holidays]
    /// The days before the last one on which somebody is off on a day that is not on the weekend there.
    let skipped: [Holidays]
    /// The other days before the last one on which somebody is off.
    let weekendDays: Int

    /// Holidays of one day.
    struct Holidays: Hashable, Sendable {
        let date: CivilDate
        let absences: [Absence]
    }

    /// A holiday, and the places that have it under this name.
    struct Absence: Hashable, Sendable {
        /// That of the first of these places.
        let id: HolidayReference
        let region: RegionCode?
        let name: LocalizedText
        var isObserved = false
        var isEstimated = false
        var places: [Territory]
    }
}

/// Reasons not to answer a question whose places are all known.
enum MeetingProblem: Error, Hashable, Sendable {
    /// Values that cannot be read, or are out of range.
    case unreadable([MeetingFault])
    /// A place has no data for the first day.
    case noData(place: ComparedPlace, year: Int)
}

/// A field whose value cannot be used. The texts are those of the visitor.
enum MeetingFault: Hashable, Sendable {
    case from(ForeignText)
    case days(ForeignText, most: Int)
}
