import AlmanacValues
import Layout

// Shared by the page and the record.
extension Comparison {
    /// Whether at least one place has data for the year.
    var hasData: Bool { places.contains { !$0.days.isEmpty } }

    /// Returns the year to show when a place is removed: the next one for which some other place has data.
    func yearWithout(_ gone: Territory) -> Int {
        let others = places.filter { $0.place.territory != gone }
        guard let first = others.first, others.allSatisfy(\.days.isEmpty) else { return year }
        let known = first.place.knownYears
        return min(max(year, known.lowerBound), known.upperBound)
    }

    /// A sentence for each place without data.
    func missing(_ words: CompareWords) -> [String] {
        places.filter(\.days.isEmpty).map { words.missing(year, $0.place.name, known: $0.place.knownYears) }
    }
}
