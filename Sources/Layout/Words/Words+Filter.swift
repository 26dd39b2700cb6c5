public import AlmanacValues

extension Words {
    /// Returns the title of a page with the choices of its filter, so that pages of one year can be told apart: "Holidays
    /// in Germany 2026 – School". The usual choice, public holidays of the chosen place, is not named.
    public func title(_ title: String, of filter: HolidayFilter) -> String {
        let types: [String] =
            switch filter.types {
            case .only(.publicHoliday): []
            case .only(let type): [label(type)]
            case .publicAndSchool: [publicAndSchool]
            case .several(let types): types.sorted.map(label)
            case .all: [allTypes]
            }
        let choices = types + (filter.isEverywhere ? [allRegions] : [])
        guard !choices.isEmpty else { return title }
        return titleOf(title: Sentence(title), filter: Sentence(phrases.items(choices)))
    }
}
