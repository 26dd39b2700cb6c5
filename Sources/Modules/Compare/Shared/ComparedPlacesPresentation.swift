import AlmanacValues
import Layout
import VIPER

extension ComparedPlaces {
    /// - Parameters:
    ///   - places: those that are known by name, or by their codes alone.
    ///   - add: to the choice of another place; nil if the limit is reached.
    ///   - label: of that link; nil for one that says how many there are.
    ///   - without: to the same page without a place.
    init(
        _ places: [(territory: Territory, name: String)], _ words: CompareWords, add: Link?,
        label: String? = nil, most: Int, without: (Territory) -> Link
    ) {
        rows = places.map { place in
            ComparedPlaceRow(
                flag: place.territory.country.flag, name: place.name, code: place.territory.description,
                remove: without(place.territory))
        }
        self.add = add.map { LabelledLink(label: label ?? words.addPlace(to: places.count), link: $0) }
        limit = add == nil ? words.limit(most) : nil
    }
}

extension [ComparedPlace] {
    /// What the comparison leaves out: the regional holidays of countries for which no region was chosen.
    func nationwideNote(_ words: CompareWords) -> String? {
        let names = filter(\.isNationwide).map(\.name)
        return names.isEmpty ? nil : words.nationwide(names)
    }
}

extension CompareFailure {
    /// The places to leave out.
    var missing: [Territory] { [place] + others }
}
