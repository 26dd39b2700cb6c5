import AlmanacValues
import Layout
import VIPER

/// Tells what the holidays of an occasion are called.
struct NamesPresentation<R: Router<OccasionDetailNavigation>> {
    let kept: KeptOccasion
    let words: OccasionsWords
    let router: R

    /// The most countries that a name lists. English names have a hundred.
    private static var mostPlaces: Int { 6 }

    /// The most names that are shown unfolded. Christmas has a hundred.
    private static var mostRows: Int { 12 }

    /// Nil if no name is known.
    var names: OccasionNames? {
        guard !kept.names.isEmpty else { return nil }
        let languages = Set(kept.names.map(\.languageName)).count
        return OccasionNames(
            title: words.names,
            caption: words.names(kept.names.count, languages: languages),
            isOpen: kept.names.count <= Self.mostRows,
            rows: inOrder.map(row))
    }

    /// By language, without regard to accents.
    private var inOrder: [KeptOccasion.Name] {
        kept.names.map { (key: SearchKey($0.languageName.text).bytes, name: $0) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.name)
    }

    private func row(_ name: KeptOccasion.Name) -> OccasionNameRow {
        let isPublic = !name.countries.isEmpty
        let places = (isPublic ? name.countries : name.others).sorted { $0.place < $1.place }
        // If only one more country is left, it is named: that is as short as the number.
        let shown = places.count <= Self.mostPlaces + 1 ? places[...] : places.prefix(Self.mostPlaces)
        return OccasionNameRow(
            text: name.text.text, language: name.text.language, languageName: name.languageName.text,
            languageNameLanguage: words.lang(name.languageName.language),
            places: shown.map { place($0, isPublic: isPublic) },
            more: shown.count < places.count ? words.more(places.count - shown.count) : nil,
            remark: isPublic ? nil : words.notPublic)
    }

    private func place(_ country: KeptOccasion.Country, isPublic: Bool) -> LabelledLink {
        let filter = HolidayFilter(types: isPublic ? .only(.publicHoliday) : .all, isEverywhere: true)
        return LabelledLink(
            label: words.text(country.name),
            link: router.link(to: .holidays(HolidayYear(country.code, kept.year, filter))))
    }
}
