import AlmanacValues

/// The map of a holiday: an image, whose facts are on the page as text.
struct KeepersMapSection: Sendable {
    /// "Where it is kept"
    let title: String
    let width: Int
    let height: Int
    /// What the map shows, for those who do not see it.
    let label: String
    let insets: [KeepersMap.Frame]
    /// Those with shapes, in the order in which they are drawn.
    let layers: [KeepersMapLayer]
    /// "Also kept, and not on the map: Guam and Puerto Rico."; nil if all regions that keep it are on the map.
    let unmapped: String?
}

/// The regions of one state.
struct KeepersMapLayer: Sendable {
    /// The class: "holiday", "regional", "working", as on the map of the world.
    let state: String
    /// The reference to the pattern that fills the shapes; nil for a plain colour.
    let pattern: String?
    let legend: String
    let lands: [KeepersMapLand]
    let spots: [KeepersMapSpot]
}

struct KeepersMapLand: Sendable {
    let path: String
    let title: String
}

struct KeepersMapSpot: Sendable {
    let x: Int
    let y: Int
    let title: String
}

/// Draws the map: one layer for each state of a region, with its shapes.
struct KeepersMapPresentation {
    let map: KeepersMap
    let detail: HolidayDetail
    let words: HolidaysWords

    /// The order in which layers are drawn: what matters most is on top.
    private static let order: [KeepersMap.State] = [.notKept, .keptInPart, .kept]

    var section: KeepersMapSection {
        let byState = Dictionary(grouping: map.shapes, by: \.state)
        return KeepersMapSection(
            title: words.whereKept, width: map.width, height: map.height,
            label: words.map(of: detail.name, in: detail.place.country), insets: map.insets,
            layers: Self.order.compactMap { state in byState[state].map { layer(state, $0) } },
            unmapped: map.unmapped.isEmpty ? nil : words.unmapped(map.unmapped))
    }

    private func layer(_ state: KeepersMap.State, _ shapes: [KeepersMap.Shape]) -> KeepersMapLayer {
        var lands: [KeepersMapLand] = []
        var spots: [KeepersMapSpot] = []
        for shape in shapes {
            let title =
                shape.regions.isEmpty
                ? words.rest(of: detail.place.country) : words.shape(of: shape.regions, state)
            switch shape.form {
            case .land(let path): lands.append(KeepersMapLand(path: path, title: title))
            case .spot(let x, let y): spots.append(KeepersMapSpot(x: x, y: y, title: title))
            }
        }
        return KeepersMapLayer(
            state: state.name, pattern: state == .keptInPart ? "url(#map-regional)" : nil,
            legend: words.legend(state), lands: lands, spots: spots)
    }
}

extension KeepersMap.State {
    /// The class of its layer.
    fileprivate var name: String {
        switch self {
        case .kept: "holiday"
        case .keptInPart: "regional"
        case .notKept: "working"
        }
    }
}
