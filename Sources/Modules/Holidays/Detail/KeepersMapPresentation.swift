import AlmanacValues
import Layout

/// The map of a holiday: an image, whose facts are on the page as text.
struct KeepersMapSection: Sendable {
    /// "Where it is kept"
    let title: String
    let width: Int
    let height: Int
    /// What the map shows, for those who do not see it.
    let label: String
    let insets: [RegionMap.Inset]
    /// Those with shapes, in the order in which they are drawn.
    let layers: [MapLayer]
    /// "Also kept, and not on the map: Guam and Puerto Rico."; nil if all regions that keep it are on the map.
    let unmapped: String?
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

    private func layer(_ state: KeepersMap.State, _ shapes: [KeepersMap.Shape]) -> MapLayer {
        MapLayer(
            state.name, pattern: state == .keptInPart ? "map-regional" : nil, legend: words.legend(state),
            shapes: shapes.map { shape in
                let title =
                    shape.regions.isEmpty
                    ? words.rest(of: detail.place.country) : words.shape(of: shape.regions, state)
                return (shape.form, title)
            })
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
