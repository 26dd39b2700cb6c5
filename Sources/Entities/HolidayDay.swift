public import AlmanacValues

/// A holiday on one of its days: its own date, or its observed day.
public struct HolidayDay: Hashable, Sendable {
    public let holiday: Holiday
    /// Whether this is the day off given for the holiday, and not the holiday's own date.
    public let isObserved: Bool

    public init(_ holiday: Holiday, isObserved: Bool = false) {
        self.holiday = holiday
        self.isObserved = isObserved
    }

    /// Whether this is a day off for a holiday on another date, known or not. Wherever days are shown, they are marked.
    public var isSubstitute: Bool { isObserved || holiday.isInLieu }

    public var date: CivilDate { isObserved ? holiday.observed ?? holiday.date : holiday.date }
}

extension Holiday {
    /// Whether people have the holiday's own date off, and not only its observed day.
    public var isOffOnOwnDate: Bool { isKept || observed == nil }

    /// The days on which people keep the holiday: its own date unless nobody has it off, and the observed day.
    public var days: [HolidayDay] {
        (isOffOnOwnDate ? [HolidayDay(self)] : []) + (observed == nil ? [] : [HolidayDay(self, isObserved: true)])
    }
}
