import AlmanacValues
import Layout
import VIPER

/// Lists the holidays of a month.
struct CalendarEntriesPresentation<R: Router<CalendarNavigation>> {
    let sheet: CalendarSheet
    let selection: HolidayYear
    let router: R
    let words: CalendarsWords

    /// Returns the holidays of a month, each run once, and its working days by decree, in date order.
    func entries(of month: CalendarSheet.Month) -> [CalendarListEntry] {
        var entries: [CalendarListEntry] = []
        for day in month.days {
            for entry in day.entries where day.date == max(entry.first, month.days[0].date) {
                entries.append(self.entry(entry, from: day, in: month))
            }
            if let worked = day.worked { entries.append(workedEntry(day, worked)) }
        }
        return entries
    }

    private func entry(
        _ entry: CalendarSheet.Entry, from day: CalendarSheet.Day, in month: CalendarSheet.Month
    ) -> CalendarListEntry {
        let end = min(entry.last, month.days[month.days.count - 1].date)
        return CalendarListEntry(
            mark: CalendarMark(feast: CalendarGridPresentation(sheet: sheet, words: words).feast(of: entry)),
            days: words.days(day.date.day, end.day), isoDate: day.date.description, date: words.dates(day.date, end),
            name: entry.name.text, language: entry.name.language, page: page(of: entry),
            note: words.text(CalendarNotesPresentation(filter: selection.filter).notes(of: entry)))
    }

    private func workedEntry(_ day: CalendarSheet.Day, _ worked: CalendarSheet.Worked) -> CalendarListEntry {
        let named = words.named(worked, words.workingDay)
        return CalendarListEntry(
            mark: CalendarMark(isWeekend: true, isWorked: true), days: words.dayOfMonth(day.date.day),
            isoDate: day.date.description, date: words.text(day.date, .day), name: named.name.text,
            language: named.name.language, page: nil, note: named.note)
    }

    func page(of entry: CalendarSheet.Entry) -> NamedLink {
        NamedLink(entry.name, router.link(to: .day(ListedHoliday(entry.id, in: selection.filter))))
    }
}
