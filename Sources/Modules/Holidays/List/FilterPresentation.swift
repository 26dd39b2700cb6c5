import Almanac
import Layout
import VIPER

/// Formats the filters of a year: types as links, regions as a form.
struct FilterPresentation<R: Router<HolidayListNavigation>> {
    let listing: Listing
    let selection: HolidayYear
    let router: R

    var section: FilterSection {
        FilterSection(types: types, regions: listing.regions.isEmpty ? nil : regionForm)
    }

    /// "Public" and "All", the current type, and every other type that occurs in this year.
    private var types: [TypeChoice] {
        var shown = Set(listing.types)
        shown.insert(.publicHoliday)
        if case .only(let current) = selection.filter.types { shown.insert(current) }
        let choices = shown.sorted().map { type in
            choice(type.label, types: .only(type))
        }
        return choices + [choice("All", types: .all)]
    }

    private func choice(_ label: String, types: HolidayFilter.Types) -> TypeChoice {
        var year = selection
        year.filter.types = types
        return TypeChoice(
            label: label, link: router.link(to: .year(year)), isCurrent: selection.filter.types == types)
    }

    private var regionForm: RegionForm {
        RegionForm(
            action: router.link(to: .year(HolidayYear(selection.country, selection.year))),
            type: typeToKeep,
            choices: [
                RegionChoice(
                    code: "", name: "Whole country",
                    isCurrent: selection.filter.region == nil && !selection.filter.isEverywhere),
                RegionChoice(code: "all", name: "All regions", isCurrent: selection.filter.isEverywhere),
            ]
                + listing.regions.map { region in
                    RegionChoice(
                        code: region.code.description, name: region.name,
                        isCurrent: region.code == selection.filter.region)
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
