import AlmanacValues
import Entities

/// The days that a question is about.
enum WorkingDaysSpan {
    case range(CivilDate, CivilDate)
    /// From a day to the end of its year.
    case year(from: CivilDate)
    case away(Int, from: CivilDate)

    /// The years to ask for. So many working days take less than twice as many days, and a month for long holidays.
    var years: ClosedRange<Int> {
        switch self {
        case .range(let first, let last): first.year...last.year
        case .year(let first): first.year...first.year
        case .away(let days, let date):
            days < 0
                ? date.adding(days: 2 * days - 31).year...date.year : date.year...date.adding(days: 2 * days + 31).year
        }
    }
}

extension WorkingDaysCounterInteractor {
    /// Counts with `DaysOff`, the one function for days off.
    static func count(_ span: WorkingDaysSpan, _ days: DaysOff) -> Result<WorkingDaysCount, WorkingDaysProblem> {
        switch span {
        case .range(let first, let last): range(days, first, last, .range)
        case .year(let first):
            range(days, first, .firstDay(of: first.year + 1).adding(days: -1), .year(first.year))
        case .away(let number, let date): away(days, number, from: date)
        }
    }

    private static func range(
        _ days: DaysOff, _ first: CivilDate, _ last: CivilDate, _ kind: WorkingDaysCount.Kind
    ) -> Result<WorkingDaysCount, WorkingDaysProblem> {
        guard days.known.contains(first), days.known.contains(last) else { return .failure(.noData(first, last)) }
        return .success(WorkingDaysCount(kind, first, last, days))
    }

    /// The asked day itself does not count, except for 0.
    private static func away(
        _ days: DaysOff, _ number: Int, from date: CivilDate
    ) -> Result<WorkingDaysCount, WorkingDaysProblem> {
        guard days.known.contains(date) else { return .failure(.noData(date, date)) }
        switch days.workingDay(number, from: date) {
        case .beyond(let known): return .failure(.beyond(found: known, of: number))
        case .found(let day):
            let kind = WorkingDaysCount.Kind.away(number, from: date, found: day)
            let (first, last) =
                number < 0
                ? (day, date.adding(days: -1)) : (number == 0 ? date : date.adding(days: 1), day)
            return .success(WorkingDaysCount(kind, first, last, days))
        }
    }
}

extension WorkingDaysCount {
    init(_ kind: Kind, _ first: CivilDate, _ last: CivilDate, _ days: DaysOff) {
        let statuses = days.statuses(from: first, through: last)
        let country = days.calendar.country
        func day(_ status: DayStatus, _ holidays: [HolidayDay]) -> Day {
            Day(
                date: status.date, isWeekend: status.isWeekend,
                holidays: holidays.map { Holiday($0, of: country) })
        }
        self.init(
            kind: kind, first: first, last: last, days: statuses.count,
            working: statuses.reduce(.zero) { $0 + $1.work },
            weekendDays: statuses.count { $0.isOff && $0.isWeekend },
            weekends: statuses.split { !($0.isOff && $0.isWeekend) }.count,
            holidayDays: statuses.count { $0.isOff && !$0.isWeekend },
            holidays: statuses.filter { !$0.holidays.isEmpty }.map { day($0, $0.holidays) },
            halfDays: statuses.filter(\.isHalf).map { day($0, $0.halfDays) },
            worked: statuses.filter { $0.isWeekend && !$0.isOff }.map { day($0, $0.exchanged) },
            partial: statuses.filter { !$0.isOff && !$0.partial.isEmpty }.map { day($0, $0.partial) },
            months: Self.months(statuses))
    }

    private static func months(_ statuses: [DayStatus]) -> [Month] {
        var months: [Month] = []
        for status in statuses {
            let (year, month, _) = status.date.fields
            if months.last?.month != month || months.last?.year != year {
                months.append(Month(year: year, month: month))
            }
            let last = months.count - 1
            months[last].days += 1
            if !status.isOff {
                months[last].working += status.work
                months[last].halfDays += status.isHalf ? 1 : 0
            } else if status.isWeekend {
                months[last].weekendDays += 1
            } else {
                months[last].holidayDays += 1
            }
        }
        return months
    }
}

extension WorkingDaysCount.Holiday {
    init(_ day: HolidayDay, of country: CountryCode) {
        let holiday = day.holiday
        self.init(
            id: HolidayReference(country, holiday.date.year, holiday.id), name: holiday.kind.name,
            isObserved: day.isSubstitute, isEstimated: holiday.isEstimated, begins: holiday.kind.begins)
    }
}

extension DayStatus {
    /// The days off that the day is worked for.
    fileprivate var exchanged: [HolidayDay] {
        reasons.compactMap { if case .exchanged(let holiday) = $0 { HolidayDay(holiday) } else { nil } }
    }
}
