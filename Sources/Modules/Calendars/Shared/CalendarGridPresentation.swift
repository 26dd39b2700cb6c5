import AlmanacValues
import Layout

/// Arranges days in the weeks of a country, and finds their marks.
struct CalendarGridPresentation {
    let sheet: CalendarSheet
    let words: CalendarsWords

    /// One row of a month: seven days, nil for those of other months.
    struct Week {
        /// The number of the week (ISO 8601), that of the row's Monday.
        let number: Int
        let days: [CalendarSheet.Day?]
    }

    /// - Parameter isNarrow: whether there is room for one or two characters only.
    func headers(isNarrow: Bool = false) -> [CalendarHeader] {
        sheet.weekStart.week.map { weekday in
            CalendarHeader(
                short: isNarrow ? words.shortestWeekday(weekday) : words.shortWeekday(weekday),
                name: words.weekday(weekday), isWeekend: sheet.weekend.contains(weekday))
        }
    }

    func weeks(of month: CalendarSheet.Month) -> [Week] {
        guard let first = month.days.first?.date, let last = month.days.last?.date else { return [] }
        let start = first.weekStart(on: sheet.weekStart)
        return stride(from: start.dayNumber, through: last.dayNumber, by: 7).map { number in
            let days = (0..<7).map { offset in
                let index = number + offset - first.dayNumber
                return month.days.indices.contains(index) ? month.days[index] : nil
            }
            // Every row has a Monday, whose week most of its days belong to.
            let monday = (0..<7).lazy.map { CivilDate(dayNumber: number + $0) }.first { $0.weekday == .monday }
            return Week(number: (monday ?? first).isoWeek, days: days)
        }
    }

    func mark(of day: CalendarSheet.Day, in week: [CalendarSheet.Day?]) -> CalendarMark {
        let index = day.date.dayNumber - day.date.weekStart(on: sheet.weekStart).dayNumber
        return CalendarMark(
            feast: day.entries.first.map(feast), isWeekend: day.isWeekend, isWorked: day.worked != nil,
            isToday: day.date == sheet.today, joinsBefore: joins(day, index > 0 ? week[index - 1] : nil),
            joinsAfter: joins(day, index < 6 ? week[index + 1] : nil))
    }

    func feast(of entry: CalendarSheet.Entry) -> CalendarMark.Feast {
        if entry.isDayOff { return entry.observedFor == nil ? .dayOff : .observed }
        if entry.isHalfDay { return .half }
        return entry.keepers == nil ? .other : .regional
    }

    /// Whether two neighbours show the same run of days.
    private func joins(_ day: CalendarSheet.Day, _ other: CalendarSheet.Day?) -> Bool {
        guard let entry = day.entries.first, let next = other?.entries.first else { return false }
        return entry.first < entry.last && entry.id == next.id && entry.isDayOff == next.isDayOff
            && entry.isHalfDay == next.isHalfDay
    }
}
