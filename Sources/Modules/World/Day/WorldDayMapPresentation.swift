import AlmanacValues
import Layout

/// Draws the map: one layer for each state of a country, with its shapes.
struct WorldDayMapPresentation {
    let map: WorldDayMap

    /// The order in which layers are drawn: what matters most is on top.
    private static let order: [WorldDay.State] = [.unknown, .working, .weekend, .regional, .holiday]

    init(_ day: WorldDay, _ outline: WorldDayOutline) {
        let byState = Dictionary(grouping: day.countries, by: \.state)
        let shapes = Dictionary(outline.shapes.map { ($0.country, $0.form) }, uniquingKeysWith: { first, _ in first })
        let layers = Self.order.compactMap { state in
            byState[state].map { Self.layer(state, $0, shapes) }
        }
        map = WorldDayMap(
            width: outline.width, height: outline.height, label: Self.label(day), layers: layers)
    }

    private static func label(_ day: WorldDay) -> String {
        let off = day.countries.filter { $0.state == .holiday }.count
        return "Map of the world: \(Phrases.count(off, "country has", "countries have")) a public holiday on "
            + "\(Phrases.date(day.date)). The lists below name them."
    }

    private static func layer(
        _ state: WorldDay.State, _ countries: [WorldDay.Country], _ shapes: [CountryCode: WorldDayOutline.Form]
    ) -> WorldDayLayer {
        var lands: [WorldDayLand] = []
        var spots: [WorldDaySpot] = []
        for country in countries {
            switch shapes[country.code] {
            case .land(let path): lands.append(WorldDayLand(path: path, title: title(country)))
            case .spot(let x, let y): spots.append(WorldDaySpot(x: x, y: y, title: title(country)))
            case nil: break
            }
        }
        return WorldDayLayer(
            state: state.rawValue, pattern: state.pattern, legend: "\(state.legend) (\(countries.count))",
            lands: lands, spots: spots)
    }

    /// "Germany: Christmas Day"; only the name of a country without a holiday, whose layer tells the rest.
    private static func title(_ country: WorldDay.Country) -> String {
        let feasts = country.holidays.isEmpty ? country.regional : country.holidays
        guard !feasts.isEmpty else { return country.name }
        return "\(Phrases.isolated(country.name)): \(Phrases.list(feasts.map { Phrases.isolated($0.name.text) }))"
    }
}

extension WorldDay.State {
    /// Colours alone do not tell the states apart, nor does paper.
    fileprivate var pattern: String? {
        switch self {
        case .regional: "url(#map-regional)"
        case .weekend: "url(#map-weekend)"
        case .holiday, .working, .unknown: nil
        }
    }

    fileprivate var legend: String {
        switch self {
        case .holiday: "Public holiday"
        case .regional: "In some regions"
        case .weekend: "Weekend"
        case .working: "Working day"
        case .unknown: "No data"
        }
    }
}
