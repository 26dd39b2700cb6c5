import AlmanacValues

struct LeavePlans: Hashable, Sendable {
    let request: LeaveRequest
    let place: Place
    /// The place of the second person.
    var partner: Place?
    /// The schools whose holidays are known in the year.
    var schools: [Schools] = []
    /// The rules that the request breaks, in the order of the form.
    var problems: [LeaveProblem] = []
    /// The plan that was asked for, then others; empty if no number of days was given.
    var proposals: [Proposal] = []
    /// Single bridges, best first.
    var bridges: [Break] = []
    /// The date at the first person’s place. Records do not depend on it.
    var today: CivilDate?
    /// When the data last changed; nil if the source does not say.
    var revised: RevisionTime?
    /// Set if the source fails: the age of the copy that is shown.
    var age: SupplyAge?
    /// Set if the plans keep to holidays of schools whose source could not be read when it should have been.
    var outage: SourceOutage?

    /// A country or a region, as this screen shows it.
    struct Place: Hashable, Sendable {
        let territory: Territory
        let name: PlaceName
        /// The regions of the country, by name.
        let regions: [NamedRegion]
        let knownYears: ClosedRange<Int>
    }

    struct Schools: Hashable, Sendable {
        let schools: LeaveSchools
        /// Nil for the whole country.
        let name: ForeignText?
    }

    /// Today, if it is in the year of the plans.
    var todayOfYear: CivilDate? { today.flatMap { $0.year == request.year ? $0 : nil } }

    /// The next year, if so much of this one is over that people plan that one; nil without its data.
    var nextYear: Int? {
        guard let today = todayOfYear, today.fields.month >= LeaveLimits.planningMonth else { return nil }
        let next = today.year + 1
        let isKnown = place.knownYears.contains(next) && partner?.knownYears.contains(next) != false
        return isKnown ? next : nil
    }

    /// A way to take leave.
    struct Proposal: Hashable, Sendable {
        /// The fewest days of a break that counts.
        let shortest: Int
        /// Whether it has long and short breaks.
        var isMixed = false
        /// The days off in the breaks, and those without any leave. A break over New Year counts with all its days.
        let daysOff: Int
        let daysOffAnyway: Int
        /// In date order; those that need no leave are among them.
        let breaks: [Break]

        var leave: DayCount { breaks.reduce(.zero) { $0 + $1.cost } }
        var partnerLeave: DayCount { breaks.reduce(.zero) { $0 + $1.partnerCost } }
    }

    /// Days off in a row.
    struct Break: Hashable, Sendable {
        let days: [Day]
        /// The days of leave of each person; half days are among them.
        let leave: [CivilDate]
        let partnerLeave: [CivilDate]
        /// The leave that these take.
        let cost: DayCount
        let partnerCost: DayCount
        /// The year before or after that is not known, so that the break may be longer; nil if it is not.
        let unknownYear: Int?

        init(days: [Day], unknownYear: Int? = nil) {
            self.days = days
            leave = days.filter { $0.kind.isLeave }.map(\.date)
            partnerLeave = days.filter { $0.partner?.isLeave == true }.map(\.date)
            cost = days.reduce(.zero) { $0 + $1.kind.leave }
            partnerCost = days.reduce(.zero) { $0 + ($1.partner?.leave ?? .zero) }
            self.unknownYear = unknownYear
        }

        var first: CivilDate { days.first?.date ?? CivilDate(dayNumber: 0) }
        var last: CivilDate { days.last?.date ?? CivilDate(dayNumber: 0) }
        /// Whether somebody takes leave in it.
        var takesLeave: Bool { !leave.isEmpty || !partnerLeave.isEmpty }
        /// Whether the date of one of its holidays is an estimate.
        var isEstimated: Bool { days.contains(where: \.isEstimated) }
    }

    struct Day: Hashable, Sendable {
        let date: CivilDate
        let kind: Kind
        /// The day's kind for the second person; nil without one.
        var partner: Kind?
        /// The holidays of the day, of both places, without repetition.
        var holidays: [Holiday] = []
        /// Whether the date of one of these holidays is an estimate.
        var isEstimated = false
    }

    struct Holiday: Hashable, Sendable {
        let name: LocalizedText
        /// Whether it is the day off for a holiday on another date.
        var isObserved = false
    }

    /// Why a day is off. The raw value is the word of records.
    enum Kind: String, Hashable, Sendable {
        case leave, taken, holiday, weekend
        /// Half a day of leave: the other half is off anyway.
        case halfLeave = "half-leave"

        var isLeave: Bool { leave > .zero }

        /// The leave that the day takes.
        var leave: DayCount {
            switch self {
            case .leave: DayCount(1)
            case .halfLeave: DayCount(halves: 1)
            case .taken, .holiday, .weekend: .zero
            }
        }
    }

    /// The place whose year is not known; nil if all are.
    var placeWithoutData: Place? {
        [place, partner].compactMap(\.self).first { !$0.knownYears.contains(request.year) }
    }
}

/// A rule that a request breaks.
enum LeaveProblem: Hashable, Sendable {
    /// A value that cannot be read. The text is untrusted.
    case unreadable(LeaveField, ForeignText)
    case outOfRange(LeaveField, ClosedRange<Int>)
    /// A date of another year.
    case otherYear(LeaveField, CivilDate)
    case workedAndTaken(CivilDate)
    /// Days off whose last day is before the first one.
    case backwards(first: CivilDate, last: CivilDate)
    /// The weekend has all days of the week.
    case noWorkingDays
    /// The country has no such region, or its schools' holidays are not known in the year.
    case unknownSchools(LeaveSchools)

    var field: LeaveField {
        switch self {
        case .unreadable(let field, _), .outOfRange(let field, _), .otherYear(let field, _): field
        case .workedAndTaken, .backwards: .taken
        case .noWorkingDays: .weekend
        case .unknownSchools: .schools
        }
    }
}

/// The limits of a request.
enum LeaveLimits {
    /// Days of leave. No country's law gives more than 40.
    static let days = 1...60
    /// The fewest days of a break that counts. A weekend alone is too short.
    static let shortest = 3...30
    /// The fewest days of the breaks that are proposed: a long weekend with a day more, a week with both of its weekends,
    /// and two weeks with theirs. They are proposed beside one with long and short breaks, the usual one.
    static let usual = [4, 9, 16]
    /// The month from which on people plan the leave of next year.
    static let planningMonth = 10
}
