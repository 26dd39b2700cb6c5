import AlmanacValues
import Layout

extension SearchWords {
    /// "“christmas” in Search", "Search", "Error: Search"
    func title(_ text: ForeignText, isProblem: Bool) -> String {
        if isProblem { return errorSearch }
        return text.text.utf8.isEmpty ? heading : inSearch(text: text)
    }

    // MARK: Results

    /// "3", "20 of 57"
    func count(shown: Int, of all: Int) -> String { shown < all ? of(shown: shown, all: all) : countOfAll(all: all) }

    func title(of kind: SearchKind) -> String {
        switch kind {
        case .countries: kindCountries
        case .occasions: occasions
        case .holidays: namesOfHolidays
        case .regions: regions
        case .people: people
        }
    }

    /// The link to a list with all results of a kind; nil for kinds without one.
    func all(of kind: SearchKind) -> String? {
        switch kind {
        case .countries: allOfTheseCountries
        case .people: allOfThesePeople
        case .occasions: allOccasions
        case .regions, .holidays: nil
        }
    }

    /// "We could not search the countries and the regions. Try again in a few minutes."
    func missing(_ kinds: [SearchKind]) -> String {
        couldNotSearch(kinds: kinds.map(inSentence))
    }

    private func inSentence(_ kind: SearchKind) -> Sentence {
        switch kind {
        case .countries: searchedCountries
        case .occasions: searchedOccasions
        case .holidays: searchedNames
        case .regions: searchedRegions
        case .people: searchedPeople
        }
    }

    /// "German · Christmas Day", "German"
    func nameOf(language: ForeignText, occasion: ForeignText?) -> String {
        occasion.map { languageAndOccasion(language: language, occasion: $0) } ?? languageOnly(language: language)
    }
}
