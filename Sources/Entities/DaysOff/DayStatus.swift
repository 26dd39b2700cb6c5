public import AlmanacValues

/// Whether people of a territory are off on a day, and why.
public struct DayStatus: Hashable, Sendable {
    public let date: CivilDate
    /// Whether nobody works.
    public let isOff: Bool
    /// Whether people work for half of the day: a half-day holiday on a day that is not off.
    public let isHalf: Bool
    /// All reasons: holidays first, one person's own days last. A day without any is a working day like any other.
    public let reasons: [Reason]

    /// What a day is to a territory.
    public enum Reason: Hashable, Sendable {
        /// A public holiday of the territory: its own date, or its observed day.
        case holiday(HolidayDay)
        /// A public holiday of some parts of the territory only. The territory as a whole does not have the day off.
        case partial(HolidayDay)
        /// A holiday of half a day of the territory. People work for the other half, unless the day is off anyway.
        case half(HolidayDay)
        /// A weekend day that is worked by decree, in exchange for this day off.
        case exchanged(Holiday)
        case weekend
        /// A day off of one person (`OwnDays.off`).
        case ownDayOff
        /// A day that one person works, whatever the other reasons are (`OwnDays.worked`).
        case ownWorkday
    }

    init(date: CivilDate, isOff: Bool, isHalf: Bool = false, reasons: [Reason]) {
        self.date = date
        self.isOff = isOff
        self.isHalf = isHalf && !isOff
        self.reasons = reasons
    }

    /// How much of the day people work: nothing, half of it, or all.
    public var work: DayCount { isOff ? .zero : isHalf ? DayCount(halves: 1) : DayCount(1) }

    /// Whether the day is on the weekend, worked or not.
    public var isWeekend: Bool { reasons.contains(.weekend) }

    /// The public holidays of the whole territory on this day.
    public var holidays: [HolidayDay] {
        reasons.compactMap { if case .holiday(let day) = $0 { day } else { nil } }
    }

    /// The holidays of half a day of the whole territory on this day.
    public var halfDays: [HolidayDay] {
        reasons.compactMap { if case .half(let day) = $0 { day } else { nil } }
    }

    /// The time at which a holiday of the evening begins, which takes no work from the day. Nil without such a holiday, and
    /// if parts of the territory have the whole day off.
    public var evening: TimeOfDay? {
        let times = partial.map(\.holiday.kind.begins)
        return times.contains(nil) ? nil : times.compactMap(\.self).min()
    }

    /// The public holidays of parts of the territory on this day.
    public var partial: [HolidayDay] {
        reasons.compactMap { if case .partial(let day) = $0 { day } else { nil } }
    }
}
