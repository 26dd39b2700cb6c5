import AlmanacValues
import Entities
import ServiceContracts

// The working days of a range of days, and the day that is a number of working days away.

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
}
