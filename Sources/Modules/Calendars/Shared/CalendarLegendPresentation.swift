import AlmanacValues
import Layout

/// Explains the marks that a calendar has, and no others.
struct CalendarLegendPresentation {
    let sheet: CalendarSheet
    let words: CalendarsWords

    var legend: CalendarLegend { CalendarLegend(rows: rows, note: note) }

    private var rows: [CalendarLegendRow] {
        let days = sheet.months.flatMap(\.days)
        let grid = CalendarGridPresentation(sheet: sheet, words: words)
        var rows: [CalendarLegendRow] = []
        for feast in CalendarMark.Feast.allCases {
            let number = days.first { $0.entries.first.map(grid.feast) == feast }
            guard let number else { continue }
            rows.append(row(CalendarMark(feast: feast), number, words.legend(feast)))
        }
        if let day = days.first(where: { $0.worked != nil }) {
            let isExchanged = if case .exchanged = day.worked { true } else { false }
            rows.append(
                row(
                    CalendarMark(isWeekend: true, isWorked: true), day,
                    isExchanged ? words.workedInExchange : words.workingDay))
        }
        if let day = days.first(where: { $0.isWeekend && $0.worked == nil && $0.entries.isEmpty }) {
            rows.append(row(CalendarMark(isWeekend: true), day, words.weekend))
        }
        if let day = days.first(where: { $0.date == sheet.today }) {
            rows.append(row(CalendarMark(isToday: true), day, words.today(sheet.today)))
        }
        return rows
    }

    private func row(_ mark: CalendarMark, _ day: CalendarSheet.Day, _ text: String) -> CalendarLegendRow {
        CalendarLegendRow(mark: mark, number: words.dayOfMonth(day.date.day), text: text)
    }

    private var note: String {
        // From Monday on, whatever the week begins with: people say "Saturday and Sunday".
        words.note(weekend: Weekday.allCases.filter(sheet.weekend.contains), start: sheet.weekStart)
    }
}
