import Almanac
import Layout
import VIPER

/// Formats the filters of a calendar: types as links, regions as a form.
///
/// - Note: `place` makes the destination of a filter: the same calendar, of a year or a month.
struct CalendarFilterPresentation<R: Router<CalendarNavigation>> {
    let sheet: CalendarSheet
    let selection: HolidayYear
    let router: R
    let place: (HolidayYear) -> CalendarNavigation

    var section: CalendarFilter {
        CalendarFilter(types: types, regions: sheet.regions.isEmpty ? nil : form)
    }

    /// "Show 11 more that only some regions keep", or the way back; nil if no region has its own.
    var regional: CalendarLink? {
        guard sheet.regionalCount > 0, selection.filter.region == nil else { return nil }
        if !sheet.showsRegional {
            return link("Show \(sheet.regionalCount) more of the year that only some regions keep", isEverywhere: true)
        }
        return selection.filter.isEverywhere ? link("Only those of the whole country", isEverywhere: false) : nil
    }

    private func link(_ label: String, isEverywhere: Bool) -> CalendarLink {
        var year = selection
        year.filter = HolidayFilter(types: selection.filter.types, isEverywhere: isEverywhere)
        return CalendarLink(label: label, link: router.link(to: place(year)))
    }

    /// "Public" and "All", the current type, and every other type that occurs in this year.
    private var types: [CalendarChoice] {
        var shown = Set(sheet.types)
        shown.insert(.publicHoliday)
        if case .only(let current) = selection.filter.types { shown.insert(current) }
        return shown.sorted().map { choice($0.label, .only($0)) } + [choice("All", .all)]
    }

    private func choice(_ label: String, _ types: HolidayFilter.Types) -> CalendarChoice {
        var year = selection
        year.filter.types = types
        return CalendarChoice(
            label: label, link: router.link(to: place(year)), isCurrent: selection.filter.types == types)
    }

    private var form: CalendarRegionForm {
        let filter = selection.filter
        let whole = [
            CalendarRegionChoice(
                code: "", name: "Whole country", isCurrent: filter.region == nil && !filter.isEverywhere),
            CalendarRegionChoice(code: "all", name: "All regions", isCurrent: filter.isEverywhere),
        ]
        return CalendarRegionForm(
            action: router.link(to: place(HolidayYear(selection.country, selection.year))), type: typeToKeep,
            choices: whole
                + sheet.regions.map { region in
                    CalendarRegionChoice(
                        code: region.code.description, name: region.name, isCurrent: region.code == filter.region)
                })
    }

    private var typeToKeep: String? {
        switch selection.filter.types {
        case .all: "all"
        case .only(.publicHoliday): nil
        case .only(let type): type.rawValue
        }
    }
}
