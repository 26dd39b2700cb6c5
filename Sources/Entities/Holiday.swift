public import AlmanacValues

/// One holiday on one day.
public struct Holiday: Hashable, Sendable {
    public let date: CivilDate
    /// The day off given for the holiday, beside `date` or instead of it; nil if it is the same day.
    public let observed: CivilDate?
    /// False if nobody has `date` itself off, but only `observed`.
    public let isKept: Bool
    /// True if `date` is an observed day whose own holiday is not known.
    public let isInLieu: Bool
    /// The facts that all days of this holiday share.
    public let kind: HolidayKind
    /// The working day that this day off was exchanged for; nil if it was not exchanged. Equal to `date` for a day that
    /// is worked without a day off in exchange (`isWorked`).
    public let movedFrom: CivilDate?
    /// True if the date depends on the sighting of the moon or is otherwise not yet fixed.
    public let isEstimated: Bool
    /// The id, unique within the country and year.
    public let id: HolidayID

    public init(
        date: CivilDate, observed: CivilDate? = nil, isKept: Bool = true, isInLieu: Bool = false,
        movedFrom: CivilDate? = nil, kind: HolidayKind, isEstimated: Bool = false, id: HolidayID
    ) {
        self.date = date
        self.observed = observed
        self.isKept = isKept
        self.isInLieu = isInLieu
        self.movedFrom = movedFrom
        self.kind = kind
        self.isEstimated = isEstimated
        self.id = id
    }

    /// Whether people work on this weekend day without a day off in exchange: a company's stocktaking, for example.
    public var isWorked: Bool { movedFrom == date }

    /// The working day that makes up for this day off; nil if there is none.
    public var exchangedFor: CivilDate? { isWorked ? nil : movedFrom }

    /// The same day of a holiday with other facts, such as another name.
    public init(_ holiday: Holiday, kind: HolidayKind) {
        self.init(
            date: holiday.date, observed: holiday.observed, isKept: holiday.isKept, isInLieu: holiday.isInLieu,
            movedFrom: holiday.movedFrom, kind: kind, isEstimated: holiday.isEstimated, id: holiday.id)
    }

    /// Returns this holiday with the id of the `number`th holiday with its name on its day.
    public func numbered(_ number: Int) -> Holiday {
        Holiday(
            date: date, observed: observed, isKept: isKept, isInLieu: isInLieu, movedFrom: movedFrom, kind: kind,
            isEstimated: isEstimated, id: HolidayID(date: date, slug: kind.slug.numbered(number)))
    }
}
