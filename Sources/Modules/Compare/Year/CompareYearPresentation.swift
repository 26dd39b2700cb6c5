import AlmanacValues
import Layout
import VIPER

/// Formats what places with data have in common, and their year.
struct CompareYearPresentation<R: Router<CompareYearNavigation>> {
    let comparison: Comparison
    let words: CompareWords
    let router: R

    /// The most places below whose strips the holidays are shown unfolded.
    private static var mostUnfolded: Int { 2 }
    /// The most days in a part of a month; the styles count on it.
    private static var daysInSpan: Int { 8 }

    /// The most places of which all months are shown unfolded.
    private static var mostWhole: Int { 6 }

    /// The places with data.
    private var columns: [Comparison.Column] { comparison.places.filter { !$0.days.isEmpty } }
    private var isAlone: Bool { columns.count == 1 }

    var summary: CompareSummary {
        let months = (1...12).map(month)
        let shown = columns.count > Self.mostWhole ? 6 : 12
        return CompareSummary(
            facts: facts,
            meeting: LabelledLink(
                label: isAlone ? words.findWorkingDays : words.findMeeting,
                link: router.link(to: .meeting(comparison.places.map(\.place.territory)))),
            table: table, daysOff: daysOff, weeks: weeks, months: Array(months.prefix(shown)),
            later: shown == 12
                ? nil
                : CompareMonthFold(
                    title: words.months(from: shown + 1, to: 12), months: Array(months.dropFirst(shown))))
    }

    private var facts: [CompareFact] {
        [
            CompareFact(
                number: words.number(comparison.workingTogether),
                label: isAlone ? words.workingDays : words.workingDaysOfAll),
            CompareFact(
                number: words.number(comparison.offTogether), label: isAlone ? words.daysOff : words.daysOffOfAll),
            CompareFact(number: String(wholeWeeks), label: isAlone ? words.weeks : words.weeksOfAll),
        ]
    }

    private var table: CompareTable {
        CompareTable(
            columns: columns.map {
                CompareColumn(code: $0.place.territory.description, name: words.text($0.place.name))
            },
            rows: (1...12).map { month in
                let name = words.month(month)
                let isShort = CompareTable.isDense(columns.count)
                return CompareTableRow(
                    name: isShort ? nil : name,
                    short: isShort ? CompareShortMonth(text: words.shortMonth(month), name: name) : nil,
                    numbers: columns.map { words.number($0.months[month - 1]) })
            },
            totals: columns.map { words.number($0.working) })
    }

    /// The days off together that are more than an ordinary weekend.
    private var daysOff: CompareRuns {
        let others = comparison.daysOff.filter { !$0.isWeekend }
        let (days, weekend) = (comparison.offTogether, comparison.weekendTogether)
        let text =
            isAlone
            ? words.daysOff(
                days, of: comparison.year, in: columns[0].place.name, weekend: weekend, hasMore: !others.isEmpty)
            : words.daysOffOfAll(days, of: comparison.year, weekend: weekend, hasMore: !others.isEmpty)
        return CompareRuns(
            title: isAlone ? words.daysOffTitle : words.daysOffOfAllTitle, text: text,
            rows: others.map { CompareRun(text: words.text($0.days), detail: words.length($0.days.length)) })
    }

    private var wholeWeeks: Int { comparison.weeks.map(\.numbers.count).reduce(0, +) }

    private var weeks: CompareRuns {
        CompareRuns(
            title: isAlone ? words.weeksTitle : words.weeksOfAllTitle,
            text: words.weeks(wholeWeeks, of: comparison.knownWeeks),
            rows: comparison.weeks.map { CompareRun(text: words.weeks($0.numbers), detail: words.text($0.days)) })
    }
}

extension CompareYearPresentation {
    private func month(_ month: Int) -> CompareMonth {
        let name = words.month(month)
        let first = CivilDate.firstDay(of: comparison.year)
        let length = CivilDate.days(in: month, of: comparison.year)
        // Every year has the first day of each month.
        let start = CivilDate(year: comparison.year, month: month, day: 1) ?? first
        let offset = start.dayNumber - first.dayNumber
        let holidays = comparison.holidays.filter { $0.date >= start && $0.date < start.adding(days: length) }
        return CompareMonth(
            name: name, id: "month-\(month)",
            spans: stride(from: 1, through: length, by: Self.daysInSpan).map { day in
                span(day...min(day + Self.daysInSpan - 1, length), of: month, after: offset)
            },
            holidayList: holidays.isEmpty
                ? nil
                : CompareHolidayList(
                    title: words.holidayDays(holidays.count), isOpen: columns.count <= Self.mostUnfolded,
                    rows: holidays.map(row)),
            empty: holidays.isEmpty ? words.noHolidays : nil)
    }

    /// Returns a part of a month, which begins after a number of days of the year.
    private func span(_ days: ClosedRange<Int>, of month: Int, after offset: Int) -> CompareSpan {
        CompareSpan(
            month: "month-\(month)",
            days: days.map { words.dayOfMonth($0) },
            rows: columns.map { column in
                CompareStrip(
                    code: column.place.territory.description, name: words.text(column.place.name),
                    days: column.days[offset + days.lowerBound - 1..<offset + days.upperBound].map(mark))
            })
    }

    private func row(_ day: Comparison.Day) -> ComparedDay {
        ComparedDay(
            isoDate: day.date.description, date: words.day(day.date),
            holidays: day.holidays.map { holiday in
                ComparedHoliday(
                    name: name(of: holiday), language: holiday.name.language,
                    link: router.link(
                        to: .day(ListedHoliday(holiday.id, in: HolidayFilter(region: holiday.region)))),
                    places: isAlone ? "" : words.items(holiday.places.map(\.description)))
            })
    }

    private func name(of holiday: Comparison.Holiday) -> String {
        switch (holiday.isObserved, holiday.isHalfDay, holiday.isEstimated) {
        case (false, false, false): holiday.name.text
        case (true, false, false): words.observed(holiday.name)
        case (false, true, false): words.halfDay(holiday.name)
        case (true, true, false): words.observedHalfDay(holiday.name)
        case (false, false, true): words.estimated(holiday.name)
        case (true, false, true): words.observedAndEstimated(holiday.name)
        case (false, true, true): words.estimatedHalfDay(holiday.name)
        case (true, true, true): words.observedEstimatedHalfDay(holiday.name)
        }
    }

    private func mark(_ mark: Comparison.Mark) -> CompareMark {
        let kind: String? =
            switch mark {
            case .working: nil
            case .weekend: "w"
            case .holiday: "h"
            case .half, .workedWeekend: "x"
            }
        return CompareMark(text: words.mark(mark), kind: kind)
    }
}
