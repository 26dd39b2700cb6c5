import AlmanacValues
import Layout
import VIPER

/// Words single results.
struct SearchRowPresentation<R: Router<SearchResultsNavigation>> {
    let year: Int
    let words: SearchWords
    let router: R

    /// The most countries that a name of holidays lists.
    private static var mostPlaces: Int { 4 }

    func row(_ subject: SearchAnswer.Subject) -> SearchRow {
        switch subject {
        case .country(let code, let name, let nameLanguage, let localNames):
            return row(
                name, nameLanguage, to: .country(code), flag: code.flag, localNames: localNames, code: code.description)
        case .region(let region):
            return row(
                region.name, region.nameLanguage, to: .region(region.country.code, region.code),
                flag: region.country.code.flag,
                localNames: [region.localName].compactMap(\.self), text: region.country.name,
                code: "\(region.country.code)-\(region.code)")
        case .occasion(let id, let name, let rule, let language):
            return row(name, language, to: .occasion(id), text: rule, textLanguage: words.lang(language))
        case .holiday(let name):
            return holiday(name)
        case .person(let id, let name, let occupation):
            return row(name, to: .person(id), text: occupation, textLanguage: words.lang("en"))
        }
    }

    /// A name leads to its occasion. Without one it leads to the first country's list, which is on the row too.
    private func holiday(_ name: SearchAnswer.Name) -> SearchRow {
        let places = name.countries.map { LabelledLink(label: $0.name, link: link(to: $0, name)) }
        let shown = places.count <= Self.mostPlaces + 1 ? places[...] : places.prefix(Self.mostPlaces)
        let target = name.occasion.map { router.link(to: .occasion($0.id)) } ?? places.first?.link
        return SearchRow(
            link: target ?? router.link(to: .occasions), flag: nil, name: name.text.text, language: name.text.language,
            localNames: [],
            text: words.nameOf(
                language: name.languageName.foreign, occasion: name.occasion.map { ForeignText($0.name) }),
            code: nil, places: Array(shown),
            more: shown.count < places.count ? words.more(places.count - shown.count) : nil)
    }

    /// The list of a country that has the holidays with a name, whoever keeps them.
    private func link(to country: SearchAnswer.Country, _ name: SearchAnswer.Name) -> Link {
        let filter = HolidayFilter(types: name.isPublic ? .only(.publicHoliday) : .all, isEverywhere: true)
        return router.link(to: .holidays(HolidayYear(country.code, year, filter)))
    }

    private func row(
        _ name: String, _ language: String = "en", to navigation: SearchResultsNavigation, flag: String? = nil,
        localNames: [LocalizedText] = [], text: String? = nil, textLanguage: String? = nil, code: String? = nil
    ) -> SearchRow {
        SearchRow(
            link: router.link(to: navigation), flag: flag, name: name, language: language,
            localNames: localNames, text: text,
            textLanguage: textLanguage, code: code, places: [], more: nil)
    }
}
