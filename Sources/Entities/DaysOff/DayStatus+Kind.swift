public import AlmanacValues

extension DayStatus {
    /// What the day is, for sentences. What is one person's own does not count.
    public var kind: DayKind {
        func names(_ days: [HolidayDay]) -> [LocalizedText] { days.map(\.holiday.kind.name) }
        let exchanged = reasons.lazy.compactMap { if case .exchanged(let holiday) = $0 { holiday } else { nil } }
        if !holidays.isEmpty { return .holiday(names(holidays)) }
        if let holiday = exchanged.first { return .exchanged(for: holiday.date) }
        if isOff { return .weekend }
        if isHalf { return .half(names(halfDays)) }
        if let begins = evening { return .evening(names(partial), from: begins) }
        return partial.isEmpty ? .workingDay : .partial(names(partial))
    }

    /// The holiday because of which the day is what it is, if its date is an estimate; nil otherwise.
    public var estimated: HolidayDay? {
        (holidays + halfDays + partial).first { $0.holiday.isEstimated }
    }
}
