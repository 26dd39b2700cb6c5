public import AlmanacValues
public import HTML

extension YearFilter {
    /// Formats the filters of the year that a page shows.
    ///
    /// - Parameters:
    ///   - types: the types that occur in the year.
    ///   - regions: the regions of the country, in their order.
    ///   - link: the link to the same page with another selection.
    public init(
        types: [HolidayType], regions: [(code: RegionCode, name: ForeignText)], selection: HolidayYear,
        words: some Words, link: (HolidayYear) -> Link
    ) {
        self.types = Self.choices(types, selection, words, link)
        self.regions = regions.isEmpty ? nil : Self.form(regions, selection, words, link)
    }

    /// Returns "Public" and "All", the current choice, and every other type that occurs in this year.
    private static func choices(
        _ types: [HolidayType], _ selection: HolidayYear, _ words: some Words, _ link: (HolidayYear) -> Link
    ) -> [Choice] {
        func choice(_ label: String, _ types: HolidayFilter.Types) -> Choice {
            var year = selection
            year.filter.types = types
            return Choice(label: label, link: link(year), isCurrent: selection.filter.types == types)
        }
        var shown = Set(types)
        shown.insert(.publicHoliday)
        if case .only(let current) = selection.filter.types { shown.insert(current) }
        let both = selection.filter.types == .publicAndSchool ? [choice(words.publicAndSchool, .publicAndSchool)] : []
        return shown.sorted().map { choice(words.label($0), .only($0)) } + both + [choice(words.allTypes, .all)]
    }

    private static func form(
        _ regions: [(code: RegionCode, name: ForeignText)], _ selection: HolidayYear, _ words: some Words,
        _ link: (HolidayYear) -> Link
    ) -> RegionForm {
        let filter = selection.filter
        return RegionForm(
            action: link(HolidayYear(selection.country, selection.year)), type: typeToKeep(filter.types),
            choices: [
                RegionChoice(
                    code: "", name: words.wholeCountry, isCurrent: filter.region == nil && !filter.isEverywhere),
                RegionChoice(code: "all", name: words.allRegions, isCurrent: filter.isEverywhere),
            ]
                + regions.map { region in
                    RegionChoice(
                        code: region.code.description, name: words.text(region.name),
                        isCurrent: region.code == filter.region)
                })
    }

    private static func typeToKeep(_ types: HolidayFilter.Types) -> String? {
        types == .only(.publicHoliday) ? nil : types.word
    }
}
