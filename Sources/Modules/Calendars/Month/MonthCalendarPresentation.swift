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
    let words: CalendarsWords

    /// The most holidays that a cell names, so that a month is printed on one page. The list has all.
    private static var mostEntries: Int { 3 }

    var section: MonthCalendarSection {
        var section = MonthCalendarSection(
            title: words.month(month, of: selection.year), previous: step(by: -1), next: step(by: 1),
            tabs: sheet.isKnown ? YearTabs(current: nil, words: words) { router.link(to: .view($0, selection)) } : nil)
        guard sheet.isKnown else {
            section.noData = words.noData(sheet)
            return section
        }
        section.content = sheet.months.first.map(content)
        return section
    }

    /// The month before or after, if its year is known. From a year outside the known ones, the nearest known month.
    private func step(by distance: Int) -> LabelledLink? {
        let (first, last) = (sheet.knownYears.lowerBound * 12, sheet.knownYears.upperBound * 12 + 11)
        let number = selection.year * 12 + month - 1 + distance
        let nearest = distance < 0 ? min(number, last) : max(number, first)
        guard first...last ~= nearest else { return nil }
        let (year, month) = (nearest / 12, nearest % 12 + 1)
        return LabelledLink(
            label: words.month(month, of: year),
            link: router.link(to: .month(HolidayYear(selection.country, year, selection.filter), month)))
    }

    private func content(_ month: CalendarSheet.Month) -> MonthCalendarContent {
        let grid = CalendarGridPresentation(sheet: sheet, words: words)
        let entries = CalendarEntriesPresentation(
            sheet: sheet, selection: selection, router: router, words: words)
        let number = month.number
        let filter = CalendarFilterPresentation(
            sheet: sheet, selection: selection, router: router, words: words, place: { .month($0, number) })
        return MonthCalendarContent(
            year: LabelledLink(label: words.whole(selection.year), link: router.link(to: .year(selection))),
            months: months, filter: filter.section, count: words.count(sheet), notices: words.notices(sheet),
            regional: filter.regional,
            caption: words.month(number, of: selection.year), headers: grid.headers(),
            weeks: grid.weeks(of: month).map { week in
                MonthCalendarWeek(
                    number: words.number(week.number),
                    days: week.days.map { day in
                        day.map { self.day($0, grid.mark(of: $0, in: week.days), entries) }
                    })
            },
            entries: entries.entries(of: month), legend: CalendarLegendPresentation(sheet: sheet, words: words).legend)
    }

    private var months: [Choice] {
        (1...12).map { number in
            Choice(
                label: words.month(number), link: router.link(to: .month(selection, number)),
                isCurrent: number == month)
        }
    }

    private func day(
        _ day: CalendarSheet.Day, _ mark: CalendarMark, _ entries: CalendarEntriesPresentation<R>
    ) -> MonthCalendarDay {
        let shown = day.entries.count > Self.mostEntries ? Self.mostEntries - 1 : day.entries.count
        let rest = day.entries.count - shown
        let number = words.dayOfMonth(day.date.day)
        return MonthCalendarDay(
            number: number, isoDate: day.date.description,
            page: sheet.hasPagesOfDays ? LabelledLink(label: number, link: router.link(to: .world(day.date))) : nil,
            mark: mark,
            entries: day.entries.prefix(shown).map { entry($0, on: day, entries) },
            more: rest > 0
                ? LabelledLink(label: words.more(rest), link: router.link(to: .view(.list, selection))) : nil,
            worked: day.worked.map(words.text))
    }

    private func entry(
        _ entry: CalendarSheet.Entry, on day: CalendarSheet.Day, _ entries: CalendarEntriesPresentation<R>
    ) -> MonthCalendarEntry {
        let presentation = CalendarNotesPresentation(filter: selection.filter)
        // The later days of a run say which they are, and where; its first day says the rest.
        let isFirst = day.date == entry.first || day.date.day == 1
        let position = presentation.position(of: entry, on: day.date)
        let notes =
            [position].compactMap(\.self)
            + (isFirst ? presentation.notes(of: entry) : presentation.places(of: entry))
        return MonthCalendarEntry(
            name: entry.name.text, language: entry.name.language,
            mark: CalendarMark(feast: CalendarGridPresentation(sheet: sheet, words: words).feast(of: entry)),
            page: isFirst ? entries.page(of: entry) : nil,
            note: words.text(notes))
    }
}
