import AlmanacValues
import Layout
import VIPER

/// Formats what a calendar leaves out: its filters, and the link to regional holidays.
///
/// - Note: `place` makes the destination of a filter: the same calendar, of a year or a month.
struct CalendarFilterPresentation<R: Router<CalendarNavigation>> {
    let sheet: CalendarSheet
    let selection: HolidayYear
    let router: R
    let words: CalendarsWords
    let place: (HolidayYear) -> CalendarNavigation

    var section: YearFilter {
        YearFilter(
            types: sheet.types, regions: sheet.regions.map { ($0.code, $0.name) }, selection: selection,
            words: words
        ) { router.link(to: place($0)) }
    }

    /// "Show 11 more that only some regions keep", or the way back; nil if no region has its own.
    var regional: LabelledLink? {
        guard sheet.regionalCount > 0, selection.filter.region == nil else { return nil }
        if !sheet.showsRegional {
            return link(words.showRegional(sheet.regionalCount), isEverywhere: true)
        }
        return selection.filter.isEverywhere ? link(words.hideRegional, isEverywhere: false) : nil
    }

    private func link(_ label: String, isEverywhere: Bool) -> LabelledLink {
        var year = selection
        year.filter = HolidayFilter(types: selection.filter.types, isEverywhere: isEverywhere)
        return LabelledLink(label: label, link: router.link(to: place(year)))
    }
}
