import AlmanacValues
import Layout
import VIPER

/// Formats one month of a year.
struct MonthCalendarPresentation<R: Router<CalendarNavigation>> {
    let sheet: CalendarSheet
    let selection: HolidayYear
    /// 1–12
    let month: Int
    let router: R

    /// The most holidays that a cell names, so that a month is printed on one page. The list has all.
    private static var mostEntries: Int { 3 }

    var section: MonthCalendarSection {
        var section = MonthCalendarSection(
            title: title(selection.year, month), previous: step(by: -1), next: step(by: 1),
            tabs: sheet.isKnown ? YearTabs(current: nil) { router.link(to: .view($0, selection)) } : nil)
        guard sheet.isKnown else {
            section.noData = sheet.noData
            return section
        }
        section.content = sheet.months.first.map(content)
        return section
    }

    private func title(_ year: Int, _ month: Int) -> String { "\(Phrases.month(month)) \(year)" }

    /// The month before or after, if its year is known. From a year outside the known ones, the nearest known month.
    private func step(by distance: Int) -> LabelledLink? {
        let (first, last) = (sheet.knownYears.lowerBound * 12, sheet.knownYears.upperBound * 12 + 11)
        let number = selection.year * 12 + month - 1 + distance
        let nearest = distance < 0 ? min(number, last) : max(number, first)
        guard first...last ~= nearest else { return nil }
        let (year, month) = (nearest / 12, nearest % 12 + 1)
        return LabelledLink(
            label: title(year, month),
            link: router.link(to: .month(HolidayYear(selection.country, year, selection.filter), month)))
    }

    private func content(_ month: CalendarSheet.Month) -> MonthCalendarContent {
        let grid = CalendarGridPresentation(sheet: sheet)
        let entries = CalendarEntriesPresentation(sheet: sheet, selection: selection, router: router)
        let number = month.number
        let filter = CalendarFilterPresentation(
            sheet: sheet, selection: selection, router: router, place: { .month($0, number) })
        return MonthCalendarContent(
            year: LabelledLink(label: "Year \(selection.year)", link: router.link(to: .year(selection))),
            months: months, filter: filter.section, count: sheet.count, notices: sheet.notices,
            regional: filter.regional,
            caption: title(selection.year, number), headers: grid.headers(),
            weeks: grid.weeks(of: month).map { week in
                MonthCalendarWeek(
                    number: String(week.number),
                    cells: week.days.map { day in
                        MonthCalendarCell(day: day.map { self.day($0, grid.mark(of: $0, in: week.days), entries) })
                    })
            },
            entries: entries.entries(of: month), legend: CalendarLegendPresentation(sheet: sheet).legend)
    }

    private var months: [Choice] {
        (1...12).map { number in
            Choice(
                label: Phrases.month(number), link: router.link(to: .month(selection, number)),
                isCurrent: number == month)
        }
    }

    private func day(
        _ day: CalendarSheet.Day, _ mark: CalendarMark, _ entries: CalendarEntriesPresentation<R>
    ) -> MonthCalendarDay {
        let shown = day.entries.count > Self.mostEntries ? Self.mostEntries - 1 : day.entries.count
        let rest = day.entries.count - shown
        return MonthCalendarDay(
            number: Phrases.dayOfMonth(day.date.day), isoDate: day.date.description, mark: mark,
            entries: day.entries.prefix(shown).map { entry($0, on: day, entries) },
            more: rest > 0
                ? LabelledLink(label: "and \(rest) more", link: router.link(to: .view(.list, selection))) : nil,
            worked: day.workedFor.map { "Worked for \(CalendarNotesPresentation.date($0))" })
    }

    private func entry(
        _ entry: CalendarSheet.Entry, on day: CalendarSheet.Day, _ entries: CalendarEntriesPresentation<R>
    ) -> MonthCalendarEntry {
        let words = CalendarNotesPresentation(selection.filter)
        // The later days of a run say which they are, and where; its first day says the rest.
        let isFirst = day.date == entry.first || day.date.day == 1
        let position = words.position(of: entry, on: day.date)
        let notes = [position].compactMap(\.self) + (isFirst ? words.notes(of: entry) : words.places(of: entry))
        return MonthCalendarEntry(
            name: entry.name.text, language: entry.name.language,
            mark: CalendarMark(feast: CalendarGridPresentation(sheet: sheet).feast(of: entry)),
            page: isFirst ? entries.page(of: entry) : nil,
            note: notes.isEmpty ? nil : notes.joined(separator: ", "))
    }
}
