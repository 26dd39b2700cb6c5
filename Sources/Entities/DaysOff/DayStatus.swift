public import AlmanacValues

/// Whether people of a territory are off on a day, and why.
public struct DayStatus: Hashable, Sendable {
    public let date: CivilDate
    public let isOff: Bool
    /// All reasons: holidays first, what is one person's own last. A day without any is a working day like any other.
    public let reasons: [Reason]

    /// What a day is to a territory.
    public enum Reason: Hashable, Sendable {
        /// A public holiday of the territory: its own date, or its observed day.
        case holiday(HolidayDay)
        /// A public holiday of some parts of the territory only. The territory as a whole does not have the day off.
        case partial(HolidayDay)
        /// A weekend day that is worked by decree, in exchange for this day off.
        case exchanged(Holiday)
        case weekend
        /// A day off of one person (`OwnDays.off`).
        case ownDayOff
        /// A day that one person works, whatever the other reasons are (`OwnDays.worked`).
        case ownWorkday
    }

    init(date: CivilDate, isOff: Bool, reasons: [Reason]) {
        self.date = date
        self.isOff = isOff
        self.reasons = reasons
    }

    /// Whether the day is on the weekend, worked or not.
    public var isWeekend: Bool { reasons.contains(.weekend) }

    /// The public holidays of the whole territory on this day.
    public var holidays: [HolidayDay] {
        reasons.compactMap { if case .holiday(let day) = $0 { day } else { nil } }
    }

    /// The public holidays of parts of the territory on this day.
    public var partial: [HolidayDay] {
        reasons.compactMap { if case .partial(let day) = $0 { day } else { nil } }
    }
}
