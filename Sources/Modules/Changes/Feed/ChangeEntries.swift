import AlmanacValues
import Layout
import VIPER

/// Makes the entries of a country's changes, with their words and the pages that have their days.
struct ChangeEntries {
    let country: CountryCode
    let name: ForeignText
    let words: ChangesWords
    /// The link to a year of the country, or to the country.
    let link: (HolidayYear?) -> Link

    func entry(_ change: DataChange) -> ChangeFeedRecord.Entry {
        let (title, text) = message(change)
        // The list of all types and regions, which has every holiday.
        let filter = HolidayFilter(types: .all, isEverywhere: true)
        return ChangeFeedRecord.Entry(
            change: change, title: localized(title), text: localized(text),
            page: link(change.dates.map { HolidayYear(country, $0.lowerBound.year, filter) }))
    }

    /// "7 more changes"; nil for none.
    func rest(of unlisted: Int) -> LocalizedText? { unlisted == 0 ? nil : localized(words.rest(unlisted)) }

    private func message(_ change: DataChange) -> (title: String, text: String) {
        if let change = HolidayChange(change) { return (words.title(of: change), words.text(of: change)) }
        if change.kind == .first { return (words.titleOfFirstEdition(in: name), words.firstEdition(change.days)) }
        return (words.titleOfDetails(in: name), words.details)
    }

    private func localized(_ text: String) -> LocalizedText {
        LocalizedText(text, language: words.language.facts.tag)
    }
}
