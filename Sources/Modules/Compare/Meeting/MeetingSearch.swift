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
    /// How many days were asked for; nil for all up to the horizon.
    let wanted: Int?
    /// The first days on which all work, at least half of the day, in order; fewer than wanted if the search reaches
    /// its horizon.
    let days: [Day]
    /// The first run of as many consecutive days as were asked for; nil if the search ends before one is found.
    let inARow: ClosedRange<CivilDate>?
    /// Those of `days` and `inARow` of which somebody has half off, with the holidays that take it.
    let halfDays: [Holidays]
    /// The days before the last one on which somebody is off on a day that is not on the weekend there.
    let skipped: [Holidays]
    /// The other days before the last one on which somebody is off.
    let weekends: [Weekend]
    /// Nil if the hours of work do not matter.
    let hours: Hours?
    /// Whether all days are wanted, and they are more than are listed.
    let isCut: Bool

    /// How many days fall out only because of a weekend.
    var weekendDays: Int { weekends.reduce(0) { $0 + $1.days } }

    /// A day on which all work.
    struct Day: Hashable, Sendable {
        /// The date in the first place.
        let date: CivilDate
        /// The hours that all have in common, by the clocks of each place; nil if the hours do not matter.
        var hours: [LocalHours]?
    }

    /// Hours on the clocks of a place.
    struct LocalHours: Hashable, Sendable {
        /// The days between the date of the first place and that of this one: -1, 0 or 1.
        let dayOffset: Int
        let start: TimeOfDay
        let end: TimeOfDay
    }

    /// A weekday that falls out because it is the weekend of some places.
    struct Weekend: Hashable, Sendable {
        /// In the first place.
        let weekday: Weekday
        /// Whose weekend it is.
        let places: [Territory]
        var days: Int
        /// The other weekdays that it is at the hours of work, each with those of `places` where it is.
        var there: [LocalWeekday] = []
    }

    struct LocalWeekday: Hashable, Sendable {
        let weekday: Weekday
        var places: [Territory]
    }

    struct Hours: Hashable, Sendable {
        let asked: WorkingHours
        /// How many days fall out because the hours have nothing in common, though all work.
        let missed: Int
        /// Longer hours that would have at least one in common on each of those days; nil if none fall out, or if not even the
        /// whole day would do.
        let wider: WorkingHours?
    }

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
        /// The date in these places, if it is another one than in the first place: the day before or after.
        var dateThere: CivilDate?
        var places: [Territory]
    }
}

/// Reasons not to answer a question whose places are all known.
enum MeetingProblem: Error, Hashable, Sendable {
    /// Values that cannot be read, or are out of range.
    case unreadable([MeetingFault])
    /// A place has no data for the first day.
    case noData(place: ComparedPlace, year: Int)
    /// The clocks of a place are not known, so neither are its hours of work.
    case noClock(place: ComparedPlace)
}

/// A field whose value cannot be used. The texts are those of the visitor.
enum MeetingFault: Hashable, Sendable {
    case from(ForeignText)
    case last(ForeignText)
    /// The last day is before the first one.
    case backwards(first: CivilDate, last: CivilDate)
    /// The last day is too long after the first one. The limit is the last day that may be given.
    case tooLate(limit: CivilDate)
    case days(ForeignText, most: Int)
    case opens(ForeignText)
    case closes(ForeignText)
    /// Work ends before it begins.
    case hours(opens: TimeOfDay, closes: TimeOfDay)
}

/// The result of looking up the names of more places.
enum MeetingAddition: Hashable, Sendable {
    /// All are known: the question with these places.
    case settled(MeetingQuestion)
    /// The question with the places that are known, what they are called, and the names that need an answer.
    case open(MeetingQuestion, places: [NamedTerritory], [UnsettledName])
}

/// A place with its name; the name is nil if it is not known.
struct NamedTerritory: Hashable, Sendable {
    let territory: Territory
    let name: PlaceName?
    /// The city that was named.
    var city: ForeignText?
}

struct UnsettledName: Hashable, Sendable {
    /// The text of the visitor.
    let text: String
    let reason: Reason

    enum Reason: Hashable, Sendable {
        case unknown
        /// It means one of these.
        case ambiguous([NamedTerritory])
        /// Nothing has this name; these have similar ones.
        case similar([NamedTerritory])
        /// No room is left: this is the most places that are compared.
        case limit(Int)
        /// Names cannot be looked up now.
        case unavailable
    }
}
