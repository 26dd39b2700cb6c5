import AlmanacValues
import Entities
import ServiceContracts

// The holidays of a week or a month, the working days of a range of days, and the day that is a number of working days away.

extension SearchReading {
    /// Whether working days are asked for that are not those of a month or a year.
    var asksWorkingDays: Bool {
        guard topic == .workingDays, !asksNext, !comparesPlaces else { return false }
        if case .week? = time { return true }
        return lastDay != nil || (workingDays != nil && (time == nil || day != nil))
    }

    fileprivate var day: CivilDate? { if case .day(let day)? = time { day } else { nil } }
}

extension SearchFacts {
    /// The most years of a range that are counted, as on the page of working days.
    private static let mostYears = 10

    /// The years of which a count needs the calendar. So many working days take less than twice as many days, and a month for
    /// long holidays.
    var yearsOfWorkingDays: [Int] {
        guard reading.asksWorkingDays else { return [] }
        let first = reading.day ?? today
        if let number = reading.workingDays { return [first.adding(days: 2 * number + (number < 0 ? -31 : 31)).year] }
        guard let last = reading.lastDay, last.year - first.year <= Self.mostYears else { return [] }
        return [last.year]
    }

    func workingDays(in known: KnownPlace) -> SearchAnswer.Fact? {
        let place = known.place
        if let number = reading.workingDays {
            let first = reading.day ?? today
            return .workingDayAway(place, number, from: first, day(number, from: first, known))
        }
        if case .week(let first)? = reading.time {
            let days = first...first.adding(days: 6)
            return .workingDaysOfDays(place, days, count(days, known))
        }
        guard let first = reading.day, let last = reading.lastDay, first <= last else { return nil }
        return .workingDaysOfDays(place, first...last, count(first...last, known))
    }

    private func day(_ number: Int, from first: CivilDate, _ known: KnownPlace) -> CivilDate? {
        guard case .found(let day)? = known.calendar?.daysOff.workingDay(number, from: first) else { return nil }
        return day
    }

    /// The number of working days of some days; nil if they are not known, or too many.
    func count(_ range: ClosedRange<CivilDate>, _ known: KnownPlace) -> DayCount? {
        guard let days = known.calendar?.daysOff, days.known.contains(range.lowerBound),
            days.known.contains(range.upperBound),
            range.upperBound.year - range.lowerBound.year <= Self.mostYears
        else { return nil }
        return days.statuses(from: range.lowerBound, through: range.upperBound).reduce(into: .zero) { $0 += $1.work }
    }

    // MARK: Holidays

    /// Returns the holidays of a week, or the answer that a week or a month has none. Nil if the query asks for something else,
    /// and for a month with holidays.
    func holidaysOfDays(in known: KnownPlace) -> [SearchAnswer.Fact]? {
        switch (reading.time, reading.topic) {
        case (.week(let first)?, nil), (.week(let first)?, .publicHolidays), (.week(let first)?, .bankHolidays):
            let days = first...first.adding(days: 6)
            let (month, year) = (first.fields.month, first.year)
            return holidays(of: days, in: known)
                ?? [noHolidays(of: days, in: known) ?? .month(month, year, known.place)]
        case (.month(let month, let year)?, .publicHolidays):
            guard let days = days(ofMonth: month, year), holidays(of: days, in: known) == nil else { return nil }
            return noHolidays(of: days, in: known).map { [$0] }
        default: return nil
        }
    }

    /// What each holiday of some days is in a place; nil without one.
    private func holidays(of days: ClosedRange<CivilDate>, in known: KnownPlace) -> [SearchAnswer.Fact]? {
        let dates = known.calendar?.daysOff.statuses(from: days.lowerBound, through: days.upperBound).map(\.date) ?? []
        let found = dates.compactMap { status(of: $0, in: known) }.filter { fact in
            switch fact {
            case .status(_, _, .working), .status(_, _, .weekend): false
            default: true
            }
        }
        return found.isEmpty ? nil : found
    }

    /// Says that some days have no holiday, with the next one after them, but not before today. Nil if not all of them are known.
    private func noHolidays(of days: ClosedRange<CivilDate>, in known: KnownPlace) -> SearchAnswer.Fact? {
        guard let daysOff = known.calendar?.daysOff, daysOff.known.contains(days.lowerBound),
            daysOff.known.contains(days.upperBound)
        else { return nil }
        return .noHolidays(known.place, days, next: next(known, from: max(today, days.upperBound.adding(days: 1))))
    }

    /// The next holiday of a place from a day on; nil if none is known.
    func next(_ known: KnownPlace, from first: CivilDate) -> SearchAnswer.Holiday? {
        guard let day = known.calendar?.daysOff.next(from: first).first?.holidays.first else { return nil }
        return holiday(day, known)
    }

    /// The days of a month; nil for a month that no calendar has.
    func days(ofMonth month: Int, _ year: Int) -> ClosedRange<CivilDate>? {
        CivilDate(year: year, month: month, day: 1).map {
            $0...$0.adding(days: CivilDate.days(in: month, of: year) - 1)
        }
    }
}
