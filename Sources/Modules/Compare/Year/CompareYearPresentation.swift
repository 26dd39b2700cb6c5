import AlmanacValues
import Layout
import VIPER

/// Formats what places with data have in common, and their year.
struct CompareYearPresentation<R: Router<CompareYearNavigation>> {
    let comparison: Comparison
    let router: R

    /// The places with data.
    private var columns: [Comparison.Column] { comparison.places.filter { !$0.days.isEmpty } }
    private var isAlone: Bool { columns.count == 1 }
    private var everybody: String { isAlone ? columns[0].place.nameInSentence : "all of them" }

    var summary: CompareSummary {
        CompareSummary(
            facts: facts,
            meeting: LabelledLink(
                label: isAlone ? "Find the next working days" : "Find days for a meeting",
                link: router.link(to: .meeting(comparison.places.map(\.place.territory)))),
            table: table, daysOff: daysOff, weeks: weeks, months: (1...12).map(month))
    }

    private var facts: [CompareFact] {
        [
            CompareFact(
                number: comparison.workingTogether.description,
                label: isAlone ? "working days" : "days on which all work"),
            CompareFact(
                number: comparison.offTogether.description, label: isAlone ? "days off" : "days on which all are off"),
            CompareFact(number: String(wholeWeeks), label: isAlone ? "whole working weeks" : "whole weeks for all"),
        ]
    }

    private var table: CompareTable {
        CompareTable(
            columns: columns.map { CompareColumn(code: $0.place.territory.description, name: $0.place.name) },
            rows: (1...12).map { month in
                let name = Phrases.month(month)
                let isShort = CompareTable.isDense(columns.count)
                return CompareTableRow(
                    name: isShort ? nil : name,
                    short: isShort ? CompareShortMonth(text: Phrases.shortMonth(month), name: name) : nil,
                    numbers: columns.map { $0.months[month - 1].description })
            },
            totals: columns.map { $0.working.description })
    }

    /// The days off together that are more than an ordinary weekend.
    private var daysOff: CompareRuns {
        let others = comparison.daysOff.filter { !$0.isWeekend }
        let weekends = Phrases.count(comparison.weekendTogether, "day", "days")
        let text =
            "On \(Phrases.count(comparison.offTogether, "day", "days")) of \(comparison.year) \(everybody) "
            + "\(isAlone ? "is" : "are") off; \(weekends) of these on the weekend\(isAlone ? "" : " of each"). "
        return CompareRuns(
            title: isAlone ? "Days off" : "Days off in common",
            text: text
                + (others.isEmpty
                    ? "There is no holiday that \(isAlone ? "adds to these" : "they share on other days")."
                    : "These are more than a weekend:"),
            rows: others.map { CompareRun(text: range($0.days), detail: length($0.days)) })
    }

    private var wholeWeeks: Int { comparison.weeks.map(\.numbers.count).reduce(0, +) }

    private var weeks: CompareRuns {
        CompareRuns(
            title: isAlone ? "Whole working weeks" : "Working weeks in common",
            text:
                "In \(wholeWeeks) of \(comparison.knownWeeks) weeks (ISO 8601, from Monday) nobody loses a working day to a "
                + "holiday\(wholeWeeks == 0 ? "." : ":")",
            rows: comparison.weeks.map { run in
                CompareRun(
                    text: run.numbers.count == 1
                        ? "Week \(run.numbers.lowerBound)"
                        : "Weeks \(run.numbers.lowerBound) to \(run.numbers.upperBound)",
                    detail: range(run.days))
            })
    }

    private func range(_ days: ClosedRange<CivilDate>) -> String {
        days.length == 1
            ? Phrases.fullDate(days.lowerBound) : Phrases.range(from: days.lowerBound, through: days.upperBound)
    }

    private func length(_ days: ClosedRange<CivilDate>) -> String { Phrases.count(days.length, "day", "days") }
}

extension CompareYearPresentation {
    private func month(_ month: Int) -> CompareMonth {
        let name = Phrases.month(month)
        let first = CivilDate.firstDay(of: comparison.year)
        let length = CivilDate.days(in: month, of: comparison.year)
        // Every year has the first day of each month.
        let start = CivilDate(year: comparison.year, month: month, day: 1) ?? first
        let offset = start.dayNumber - first.dayNumber
        let holidays = comparison.holidays.filter { $0.date >= start && $0.date < start.adding(days: length) }
        return CompareMonth(
            name: name, id: "month-\(month)",
            days: (1...length).map { CompareDay(number: Phrases.dayOfMonth($0)) },
            rows: columns.map { column in
                CompareStrip(
                    code: column.place.territory.description, name: column.place.name,
                    days: column.days[offset..<offset + length].map(CompareMark.init))
            },
            holidays: holidays.map(row), empty: holidays.isEmpty ? "No holidays" : nil)
    }

    private func row(_ day: Comparison.Day) -> CompareHolidayRow {
        CompareHolidayRow(
            isoDate: day.date.description, date: "\(Phrases.shortWeekday(day.date)) \(day.date.day)",
            names: day.holidays.map { holiday in
                CompareHolidayName(
                    name: holiday.name.text + (holiday.isObserved ? " (observed)" : "")
                        + (holiday.isHalfDay ? " (half a day)" : ""),
                    language: holiday.name.language,
                    link: router.link(
                        to: .day(ListedHoliday(holiday.id, in: HolidayFilter(region: holiday.region)))),
                    places: isAlone ? "" : holiday.places.map(\.description).joined(separator: ", "))
            })
    }
}

extension CompareMark {
    init(_ mark: Comparison.Mark) {
        switch mark {
        case .working: self.init(text: "", kind: nil)
        case .weekend: self.init(text: "·", kind: "w")
        case .holiday: self.init(text: "H", kind: "h")
        case .half: self.init(text: "½", kind: "x")
        case .workedWeekend: self.init(text: "W", kind: "x")
        }
    }
}
