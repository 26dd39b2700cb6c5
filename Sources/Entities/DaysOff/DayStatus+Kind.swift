public import AlmanacValues

extension DayStatus {
    /// What to say about the day. Ignores the days off and workdays of one person.
    public var kind: DayKind {
        func names(_ days: [HolidayDay]) -> [LocalizedText] { days.map(\.holiday.kind.name) }
        let exchanged = reasons.lazy.compactMap { if case .exchanged(let holiday) = $0 { holiday } else { nil } }
        if !holidays.isEmpty { return .holiday(names(holidays)) }
        if let holiday = exchanged.first { return holiday.isWorked ? .workingDay : .exchanged(for: holiday.date) }
        if isOff { return .weekend }
        if isHalf { return .half(names(halfDays)) }
        if let begins = evening { return .evening(names(partial), from: begins) }
        return partial.isEmpty ? .workingDay : .partial(names(partial))
    }

    /// The first holiday that `kind` names and whose date is an estimate; nil if it names none.
    public var estimated: HolidayDay? {
        let named: [HolidayDay] =
            switch kind {
            case .holiday: holidays
            case .half: halfDays
            case .partial, .evening: partial
            case .weekend, .workingDay, .exchanged: []
            }
        return named.first { $0.holiday.isEstimated }
    }
}
