public import Almanac
import Support

/// The destinations of the comparison of places.
public enum ComparePlace: Hashable, Sendable {
    /// `/compare`: this year, and no places yet
    case front
    /// `/compare/2026?place=DE-BY&place=FR`
    case year(Int, [Territory])
}

extension ComparePlace: Section {
    init(_ rest: ArraySlice<Address.Text>, of address: Address) throws(PlaceProblem) {
        guard let text = rest.first else {
            self = .front
            return
        }
        guard rest.count == 1 else { throw .unknown }
        guard let year = HolidayYear.year(text) else { throw .badValue(name: "year", value: text.string) }
        var places: [Territory] = []
        for text in address.values("place") {
            guard let place = Territory(text) else { throw .badValue(name: "place", value: text.string) }
            if !places.contains(place) { places.append(place) }
        }
        self = .year(year, places)
    }

    var address: Address {
        switch self {
        case .front: Address(segments: ["compare"])
        case .year(let year, let places):
            Address(
                segments: ["compare", HolidayYear.printed(year)],
                query: places.map { Address.QueryItem("place", $0.description) })
        }
    }

    var caching: Caching { self == .front ? .personal : .shared }
}
