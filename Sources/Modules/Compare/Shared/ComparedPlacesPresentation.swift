import AlmanacValues
import Layout
import VIPER

extension ComparedPlace {
    /// "Bavaria, Germany", "United Kingdom"
    var name: String { Phrases.place(region: regionName, country: countryName) }
    /// "Bavaria, Germany", "the United Kingdom"
    var nameInSentence: String { Phrases.inSentence(region: regionName, country: countryName) }
}

extension ComparedPlaces {
    /// - Parameters:
    ///   - places: those that are known by name, or by their codes alone.
    ///   - add: to the choice of another place; nil if the limit is reached.
    ///   - without: to the same page without a place.
    init(
        _ places: [(territory: Territory, name: String)], add: Link?, most: Int, without: (Territory) -> Link
    ) {
        rows = places.map { place in
            ComparedPlaceRow(
                flag: place.territory.country.flag, name: place.name, code: place.territory.description,
                remove: without(place.territory))
        }
        let label =
            switch places.count {
            case 0: "Add the first place"
            case 1: "Add a second place"
            default: "Add a place"
            }
        self.add = add.map { LabelledLink(label: label, link: $0) }
        limit = add == nil ? "\(most) places are the most that we compare at once." : nil
    }
}

extension [ComparedPlace] {
    /// What the places do not tell: the regional holidays of countries whose regions were not chosen.
    var nationwideNote: String? {
        let names = filter(\.isNationwide).map(\.nameInSentence)
        guard !names.isEmpty else { return nil }
        return
            "Of \(Phrases.list(names)), these are the holidays of the whole country. Search for a region to compare its "
            + "own, too."
    }
}

extension CompareFailure {
    /// "FR and US": the places to leave out.
    var codes: String { Phrases.list(([place] + others).map(\.description)) }
}
