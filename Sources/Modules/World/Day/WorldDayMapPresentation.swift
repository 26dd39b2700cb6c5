import AlmanacValues
import Layout

/// Draws the map: one layer for each state of a country, with its shapes.
struct WorldDayMapPresentation {
    let day: WorldDay
    let outline: Outline
    let words: WorldWords

    /// The order in which layers are drawn: what matters most is on top.
    private static let order: [WorldDay.State] = [.unknown, .working, .weekend, .regional, .holiday]

    var map: WorldDayMap {
        let byState = Dictionary(grouping: day.countries, by: \.state)
        let shapes = Dictionary(outline.shapes.map { ($0.country, $0.form) }, uniquingKeysWith: { first, _ in first })
        return WorldDayMap(
            width: outline.width, height: outline.height,
            label: words.map(of: day.date, byState[.holiday]?.count ?? 0),
            layers: Self.order.compactMap { state in byState[state].map { layer(state, $0, shapes) } })
    }

    private func layer(
        _ state: WorldDay.State, _ countries: [WorldDay.Country], _ shapes: [CountryCode: Outline.Form]
    ) -> MapLayer {
        MapLayer(
            state.rawValue, pattern: state.pattern, legend: words.legend(state, countries.count),
            shapes: countries.compactMap { country in shapes[country.code].map { ($0, title(country)) } })
    }

    private func title(_ country: WorldDay.Country) -> String {
        let feasts = country.holidays.isEmpty ? country.regional : country.holidays
        return words.shape(of: country.name, feasts.map(\.name))
    }
}

extension WorldDay.State {
    /// Patterns, since colours alone do not tell the states apart, least of all in print.
    fileprivate var pattern: String? {
        switch self {
        case .regional: "map-regional"
        case .weekend: "map-weekend"
        case .holiday, .working, .unknown: nil
        }
    }
}
