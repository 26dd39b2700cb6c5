import AlmanacValues
import Layout

/// Explains the marks that a calendar has, and no others.
struct CalendarLegendPresentation {
    let sheet: CalendarSheet

    var legend: CalendarLegend { CalendarLegend(rows: rows, note: note) }

    private var rows: [CalendarLegendRow] {
        let days = sheet.months.flatMap(\.days)
        let grid = CalendarGridPresentation(sheet: sheet)
        var rows: [CalendarLegendRow] = []
        for (feast, text) in Self.feasts {
            let number = days.first { $0.entries.first.map(grid.feast) == feast }
            guard let number else { continue }
            rows.append(row(CalendarMark(feast: feast), number, text))
        }
        if let day = days.first(where: { $0.workedFor != nil }) {
            rows.append(row(CalendarMark(isWeekend: true, isWorked: true), day, "Worked in exchange for another day"))
        }
        if let day = days.first(where: { $0.isWeekend && $0.workedFor == nil && $0.entries.isEmpty }) {
            rows.append(row(CalendarMark(isWeekend: true), day, "Weekend"))
        }
        if let day = days.first(where: { $0.date == sheet.today }) {
            rows.append(row(CalendarMark(isToday: true), day, "Today, \(Phrases.fullDate(sheet.today))"))
        }
        return rows
    }

    private static let feasts: [(CalendarMark.Feast, String)] = [
        (.dayOff, "Public holiday"), (.observed, "Day off for a holiday on another date"),
        (.half, "Half a day off"), (.regional, "In some regions or places only"),
        (.other, "Not a day off for everybody"),
    ]

    private func row(_ mark: CalendarMark, _ day: CalendarSheet.Day, _ text: String) -> CalendarLegendRow {
        CalendarLegendRow(mark: mark, number: Phrases.dayOfMonth(day.date.day), text: text)
    }

    /// "The weekend is Friday and Saturday. Weeks have their ISO 8601 numbers; a row has that of its Monday."
    private var note: String {
        // From Monday on, whatever the week begins with: people say "Saturday and Sunday".
        let weekend = Weekday.allCases.filter(sheet.weekend.contains).map(CalendarGridPresentation.name)
        let first = weekend.isEmpty ? "" : "The weekend is \(Phrases.list(weekend)). "
        let numbers = "Weeks have their ISO 8601 numbers"
        return first + numbers + (sheet.weekStart == .monday ? "." : "; a row has that of its Monday.")
    }
}
