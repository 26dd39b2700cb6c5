import AlmanacValues
import Layout
import VIPER

/// Formats a count.
struct WorkingDaysResultPresentation<R: Router<WorkingDaysCounterNavigation>> {
    let answer: WorkingDaysAnswer
    let count: WorkingDaysCount
    /// The weekend that the visitor chose; empty for that of the place.
    let weekend: Set<Weekday>
    let words: WorkingDaysWords
    let router: R

    private var place: PlaceName { answer.name }

    var result: WorkingDaysResult {
        WorkingDaysResult(
            title: title, explanation: explanation, sum: sum,
            holidays: table(words.holidays, "holidays", count.holidays) { $0.isWeekend ? words.onWeekend : nil },
            halfDays: table(words.halfDays, "half-days", count.halfDays) { words.countsHalf(begins: $0.begins) },
            worked: table(words.worked, "worked", count.worked) { _ in words.workedInstead },
            partial: table(words.partial, "partial", count.partial) { words.countsAsWorkingDay(begins: $0.begins) },
            months: count.months.count > 1 ? count.months.map(month) : [], notes: notes,
            lists: Set([count.first.year, count.last.year]).sorted().map { list(of: $0) })
    }

    private func list(of year: Int) -> LabelledLink {
        LabelledLink(
            label: words.allHolidays(place, year),
            link: router.link(
                to: .year(HolidayYear(answer.place.country, year, HolidayFilter(region: answer.place.region)))))
    }

    private var title: String {
        switch count.kind {
        case .range, .year: words.count(count.working)
        case .away(_, _, let found): words.text(found, .full)
        }
    }

    private var explanation: String {
        let (first, last) = (count.first, count.last)
        return switch count.kind {
        case .range where first == last: words.explanation(on: first, place)
        case .range: words.explanation(from: first, to: last, place)
        case .year(let year) where first == .firstDay(of: year): words.explanation(of: year, place)
        case .year: words.explanation(from: first, toEndOfYear: last, place)
        case .away(0, let date, _): words.firstWorkingDay(from: date, place)
        case .away(let number, let date, _) where number < 0: words.workingDay(-number, before: date, place)
        case .away(let number, let date, _): words.workingDay(number, after: date, place)
        }
    }

    private var sum: [WorkingDaysSumRow] {
        var rows = [row(dates, String(count.days))]
        if count.weekendDays > 0 {
            rows.append(
                row(words.onWeekends, words.less(DayCount(count.weekendDays)), words.weekends(count.weekends)))
        }
        if count.holidayDays > 0 {
            rows.append(row(words.onOtherDays, words.less(DayCount(count.holidayDays))))
        }
        let halves = count.halfDays.count
        if halves > 0 {
            rows.append(row(words.halfDaysOff, words.less(DayCount(halves: halves)), words.halfDays(halves)))
        }
        return rows + [row(words.total, words.number(count.working), isTotal: true)]
    }

    private func row(
        _ label: String, _ number: String, _ detail: String? = nil, isTotal: Bool = false
    ) -> WorkingDaysSumRow {
        WorkingDaysSumRow(label: label, number: number, detail: detail, isTotal: isTotal)
    }

    private var dates: String {
        count.first == count.last
            ? words.text(count.first, .long) : words.days(from: count.first, to: count.last)
    }

    private func table(
        _ title: String, _ id: String, _ days: [WorkingDaysCount.Day],
        detail: (WorkingDaysCount.Day) -> String?
    ) -> WorkingDaysTable? {
        guard !days.isEmpty else { return nil }
        return WorkingDaysTable(
            title: title, id: id,
            rows: days.map { day in
                WorkingDaysRow(
                    isoDate: day.date.description, date: words.text(day.date, .full),
                    holidays: day.holidays.map(holiday), detail: detail(day))
            })
    }

    private func holiday(_ holiday: WorkingDaysCount.Holiday) -> WorkingDaysHoliday {
        WorkingDaysHoliday(
            name: holiday.name.text, language: holiday.name.language, isObserved: holiday.isObserved,
            isEstimated: holiday.isEstimated,
            link: router.link(
                to: .day(ListedHoliday(holiday.id, in: HolidayFilter(region: answer.place.region)))))
    }

    private func month(_ month: WorkingDaysCount.Month) -> WorkingDaysMonth {
        WorkingDaysMonth(
            name: words.month(month.month, month.year), days: String(month.days),
            weekend: String(month.weekendDays),
            holidays: words.number(DayCount(halves: 2 * month.holidayDays + month.halfDays)),
            working: words.number(month.working))
    }

    private var notes: [String] {
        var notes: [String] = []
        if !weekend.isEmpty { notes.append(words.ownWeekend(Weekday.allCases.filter(weekend.contains))) }
        if answer.place.region == nil, !answer.regions.isEmpty { notes.append(words.wholeCountryOnly) }
        if (count.holidays + count.halfDays).contains(where: { $0.holidays.contains(where: \.isEstimated) }) {
            notes.append(words.estimated)
        }
        return notes
    }
}

extension WorkingDaysCount.Day {
    /// The time at which a half day off begins; nil if the law gives none.
    fileprivate var begins: TimeOfDay? { holidays.lazy.compactMap(\.begins).first }
}
