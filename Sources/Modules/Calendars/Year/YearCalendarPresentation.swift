import AlmanacValues
import Layout
import VIPER

/// Formats the twelve months of a year.
struct YearCalendarPresentation<R: Router<CalendarNavigation>> {
    let sheet: CalendarSheet
    let selection: HolidayYear
    let router: R
    let words: CalendarsWords

    /// The most holidays that a month lists, so that a year is printed on one page. The month's own page has all.
    private static var mostEntries: Int { 6 }

    var section: YearCalendarSection {
        var section = YearCalendarSection(
            steps: YearSteps(of: selection.year, known: sheet.knownYears, words: words) { year in
                router.link(to: .year(HolidayYear(selection.country, year, selection.filter)))
            },
            tabs: sheet.isKnown
                ? YearTabs(current: .calendar, words: words) { router.link(to: .view($0, selection)) } : nil)
        guard sheet.isKnown else {
            section.noData = words.noData(sheet)
            return section
        }
        let filter = CalendarFilterPresentation(
            sheet: sheet, selection: selection, router: router, words: words, place: CalendarNavigation.year)
        section.content = YearCalendarContent(
            filter: filter.section, count: words.count(sheet), notices: words.notices(sheet), regional: filter.regional,
            months: sheet.months.map(month), legend: CalendarLegendPresentation(sheet: sheet, words: words).legend)
        return section
    }

    private func month(_ month: CalendarSheet.Month) -> YearCalendarMonth {
        let grid = CalendarGridPresentation(sheet: sheet, words: words)
        let entries = CalendarEntriesPresentation(
            sheet: sheet, selection: selection, router: router, words: words
        ).entries(of: month)
        let shown = entries.count > Self.mostEntries ? Self.mostEntries - 1 : entries.count
        let link = router.link(to: .month(selection, month.number))
        return YearCalendarMonth(
            name: words.month(month.number), year: words.year(sheet.year), link: link,
            headers: grid.headers(isNarrow: true),
            weeks: grid.weeks(of: month).map { week in
                YearCalendarWeek(
                    number: words.number(week.number),
                    days: week.days.map { day in day.map { self.day($0, grid.mark(of: $0, in: week.days)) } })
            },
            entries: Array(entries.prefix(shown)),
            more: shown < entries.count ? LabelledLink(label: words.more(entries.count - shown), link: link) : nil)
    }

    private func day(_ day: CalendarSheet.Day, _ mark: CalendarMark) -> YearCalendarDay {
        let presentation = CalendarNotesPresentation(filter: selection.filter)
        var notes = day.entries.prefix(Self.mostEntries).map { entry in
            YearCalendarNote(
                name: entry.name.text, language: entry.name.language, note: words.text(presentation.notes(of: entry)))
        }
        if let worked = day.worked {
            let named = words.named(worked, words.worked)
            notes.append(YearCalendarNote(name: named.name.text, language: named.name.language, note: named.note))
        }
        return YearCalendarDay(number: words.dayOfMonth(day.date.day), mark: mark, notes: notes)
    }
}
