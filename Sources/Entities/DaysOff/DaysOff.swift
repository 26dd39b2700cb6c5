public import AlmanacValues

/// Tells who is off: the one function for days off, for a country as a whole or one of its regions.
///
/// A day is off if it is a public holiday of the territory (its own date or its observed day), or on the weekend unless
/// it is worked by decree. Everything else about days off is built on `statuses(from:through:)`.
///
/// - The country as a whole has its national holidays, whatever its regions do.
/// - A region has the national holidays that it does not keep in another way, and its own.
/// - Holidays of parts of a territory are reported, but give nobody else a day off.
/// - A holiday of half a day (the type `half-day`) leaves half a working day, unless the day is off anyway.
/// - A day is worked by decree if a public day off of the territory was exchanged for it, or if it says so itself
///   (`Holiday.isWorked`). The type `workday` is something else: a day that people remember and work on.
/// - One person's own week and days (`OwnDays`) take precedence over those of the territory.
public struct DaysOff: Sendable {
    public let calendar: HolidayCalendar
    /// Nil for the country as a whole.
    public let region: RegionCode?
    /// How one person's days differ from those of the territory; by default not at all.
    public let own: OwnDays

    public init(_ calendar: HolidayCalendar, in region: RegionCode? = nil, own: OwnDays = OwnDays()) {
        self.calendar = calendar
        self.region = region
        self.own = own
    }

    /// The days that can be answered for: all days of the calendar's years.
    public var known: ClosedRange<CivilDate> {
        CivilDate.firstDay(
            of: calendar.years.lowerBound)...CivilDate.firstDay(of: calendar.years.upperBound + 1)
            .adding(days: -1)
    }

    /// Returns what a day is; nil if its year is not known.
    public func status(of date: CivilDate) -> DayStatus? {
        statuses(from: date, through: date).first
    }

    /// Returns what each known day of a range is, in date order. Takes time linear in the days and their holidays.
    public func statuses(from first: CivilDate, through last: CivilDate) -> [DayStatus] {
        let known = known
        let (first, last) = (max(first, known.lowerBound), min(last, known.upperBound))
        guard first <= last else { return [] }
        var reasons = holidays(from: first, through: last)
        for holiday in calendar.exchanged(from: first, through: last) {
            guard let worked = holiday.movedFrom, isPublic(holiday.kind) || holiday.isWorked,
                share(of: holiday.kind) == .whole
            else { continue }
            reasons[worked.dayNumber - first.dayNumber].append(.exchanged(holiday))
        }
        var weekend = weekend(of: first.year)
        return reasons.enumerated().map { offset, found in
            let date = first.adding(days: offset)
            if date >= weekend.end { weekend = self.weekend(of: date.year) }
            return status(of: date, found, isWeekend: weekend.contains(date))
        }
    }

    private func weekend(of year: Int) -> WeekendOfYear {
        WeekendOfYear(own.weekend ?? calendar.weekends.days(in: region, of: year), year: year)
    }

    /// The weekend of one year, which many days are compared with.
    private struct WeekendOfYear {
        /// The first day of the next year.
        let end: CivilDate
        /// A bit for each day of the week, Monday's first.
        private let free: UInt8

        init(_ days: Set<Weekday>, year: Int) {
            end = .firstDay(of: year + 1)
            free = days.reduce(0) { $0 | 1 << UInt8($1.rawValue - 1) }
        }

        func contains(_ date: CivilDate) -> Bool { free >> UInt8(date.weekdayIndex) & 1 == 1 }
    }

    /// Returns the public holidays of each day of a range.
    private func holidays(from first: CivilDate, through last: CivilDate) -> [[DayStatus.Reason]] {
        var reasons = [[DayStatus.Reason]](repeating: [], count: last.dayNumber - first.dayNumber + 1)
        func add(_ day: HolidayDay) {
            let isHalf = isHalfDay(day.holiday.kind)
            guard isHalf || isPublic(day.holiday.kind) else { return }
            let offset = day.date.dayNumber - first.dayNumber
            switch share(of: day.holiday.kind) {
            case .whole: reasons[offset].append(isHalf ? .half(day) : .holiday(day))
            // Half a day of parts of the territory is too little to report.
            case .parts: if !isHalf { reasons[offset].append(.partial(day)) }
            case .none: break
            }
        }
        for holiday in calendar.holidays(from: first, through: last) where holiday.isOffOnOwnDate {
            add(HolidayDay(holiday))
        }
        for holiday in calendar.observed(from: first, through: last) { add(HolidayDay(holiday, isObserved: true)) }
        return reasons
    }

    private func status(of date: CivilDate, _ found: [DayStatus.Reason], isWeekend: Bool) -> DayStatus {
        let status = territoryStatus(of: date, found, isWeekend: isWeekend)
        guard own.hasSingleDays, let reason = own.reason(on: date) else { return status }
        // A person who works on a day works all of it.
        return DayStatus(date: date, isOff: reason == .ownDayOff, reasons: status.reasons + [reason])
    }

    /// Puts the reasons in order. An exchanged day only counts on the weekend, and not on a holiday.
    private func territoryStatus(
        of date: CivilDate, _ found: [DayStatus.Reason], isWeekend: Bool
    ) -> DayStatus {
        let weekend = isWeekend ? Self.weekend : []
        guard !found.isEmpty else { return DayStatus(date: date, isOff: isWeekend, reasons: weekend) }
        let holidays = found.filter { if case .holiday = $0 { true } else { false } }
        let partial = found.filter { if case .partial = $0 { true } else { false } }
        let half = found.filter { if case .half = $0 { true } else { false } }
        let exchanged = found.filter { if case .exchanged = $0 { true } else { false } }
        let isWorked = isWeekend && holidays.isEmpty && !exchanged.isEmpty
        return DayStatus(
            date: date, isOff: !holidays.isEmpty || (isWeekend && !isWorked), isHalf: !half.isEmpty,
            reasons: [holidays, half, partial, isWorked ? Array(exchanged.prefix(1)) : [], weekend].flatMap(\.self))
    }

    private static let weekend: [DayStatus.Reason] = [.weekend]

    /// Some sources mark half a day off as a public holiday, too.
    private func isPublic(_ kind: HolidayKind) -> Bool {
        kind.typeSet.contains(Self.publicHoliday) && !isHalfDay(kind)
    }

    private func isHalfDay(_ kind: HolidayKind) -> Bool { kind.typeSet.contains(Self.halfDay) }

    private static let publicHoliday = HolidayTypes([.publicHoliday])
    private static let halfDay = HolidayTypes([.halfDay])

    private func share(of kind: HolidayKind) -> KindShare { kind.share(of: region) }
}
