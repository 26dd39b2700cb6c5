import AlmanacValues
import Layout
import VIPER

/// Formats a count.
struct WorkingDaysResultPresentation<R: Router<WorkingDaysCounterNavigation>> {
    let answer: WorkingDaysAnswer
    let count: WorkingDaysCount
    /// The weekend that the visitor chose; empty for that of the place.
    let weekend: Set<Weekday>
    let router: R

    var result: WorkingDaysResult {
        WorkingDaysResult(
            title: title, explanation: explanation, sum: sum,
            holidays: table("Holidays", "holidays", count.holidays) { $0.isWeekend ? "On a weekend" : nil },
            halfDays: table("Half days", "half-days", count.halfDays) { day in
                day.holidays.lazy.compactMap(\.begins).first.map { "Off from \($0): counts half" } ?? "Counts half"
            },
            worked: table("Weekend days that are worked", "worked", count.worked) { _ in "Worked for this day off" },
            partial: table("Not a day off everywhere", "partial", count.partial) { day in
                day.holidays.lazy.compactMap(\.begins).first.map { "Counts as a working day: it begins at \($0)" }
                    ?? "Counts as a working day: only some places keep it"
            },
            months: count.months.count > 1 ? WorkingDaysMonths(rows: count.months.map(month)) : nil, notes: notes,
            list: LabelledLink(
                label: "All holidays in \(place) in \(count.first.year)",
                link: router.link(
                    to: .year(
                        HolidayYear(
                            answer.place.country, count.first.year, HolidayFilter(region: answer.place.region))))))
    }

    private var place: String { Phrases.inSentence(region: answer.regionName, country: answer.countryName) }

    private var title: String {
        switch count.kind {
        case .range, .year: Phrases.count(count.working, "working day", "working days")
        case .away(_, _, let found): Phrases.fullDate(found)
        }
    }

    private var explanation: String {
        switch count.kind {
        case .range where count.first == count.last: "On \(Phrases.fullDate(count.first)) in \(place)."
        case .range: "\(range) in \(place). Both of these days count."
        case .year(let year) where count.first == .firstDay(of: year): "In \(year) in \(place)."
        case .year: "\(range), the end of the year, in \(place). Both of these days count."
        case .away(0, let date, _):
            "The first working day from \(Phrases.fullDate(date)) on in \(place). That day itself counts."
        case .away(let number, let date, _):
            "\(ordinal(of: number)) \(Phrases.fullDate(date)) in \(place). That day itself does not count."
        }
    }

    private var range: String { "From \(Phrases.fullDate(count.first)) to \(Phrases.fullDate(count.last))" }

    private func ordinal(of number: Int) -> String {
        "The \(Phrases.ordinal(abs(number))) working day \(number < 0 ? "before" : "after")"
    }

    private var sum: WorkingDaysSum {
        var rows = [WorkingDaysSumRow(label: dates, number: String(count.days), detail: nil, isTotal: false)]
        if count.weekendDays > 0 {
            rows.append(
                WorkingDaysSumRow(
                    label: "On weekends", number: "− \(count.weekendDays)",
                    detail: Phrases.count(count.weekends, "weekend", "weekends"), isTotal: false))
        }
        if count.holidayDays > 0 {
            rows.append(
                WorkingDaysSumRow(
                    label: "Holidays on other days", number: "− \(count.holidayDays)", detail: nil, isTotal: false))
        }
        if !count.halfDays.isEmpty {
            rows.append(
                WorkingDaysSumRow(
                    label: "Half days off", number: "− \(DayCount(halves: count.halfDays.count))",
                    detail: Phrases.count(count.halfDays.count, "half day", "half days"), isTotal: false))
        }
        return WorkingDaysSum(
            rows: rows + [
                WorkingDaysSumRow(label: "Working days", number: count.working.description, detail: nil, isTotal: true)
            ])
    }

    private var dates: String {
        count.first == count.last
            ? Phrases.date(count.first)
            : "Days from \(Phrases.date(count.first)) to \(Phrases.date(count.last))"
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
                    isoDate: day.date.description, date: Phrases.fullDate(day.date),
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
            name: "\(Phrases.month(month.month)) \(month.year)", days: String(month.days),
            weekend: String(month.weekendDays),
            holidays: DayCount(halves: 2 * month.holidayDays + month.halfDays).description,
            working: month.working.description)
    }

    private var notes: [String] {
        var notes: [String] = []
        if !weekend.isEmpty {
            let days = Weekday.allCases.filter(weekend.contains).map { Phrases.weekday($0) }
            notes.append("With a weekend of your own: \(Phrases.list(days)).")
        }
        if answer.place.region == nil, !answer.regions.isEmpty {
            notes.append("These are the holidays of the whole country. Choose a region to count its own, too.")
        }
        if (count.holidays + count.halfDays).contains(where: { $0.holidays.contains(where: \.isEstimated) }) {
            notes.append("Estimated dates may still move, and the count with them.")
        }
        return notes
    }
}
