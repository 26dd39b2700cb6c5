public import AlmanacValues

/// What a map shows in one way: the countries or regions of one state (Templates/Layout/_map-legend.mustache).
public struct MapLayer: Sendable {
    /// The class: "holiday", "regional", "weekend", "working", "unknown".
    public let state: String
    /// The reference to the pattern that fills the shapes; nil for a plain colour.
    public let pattern: String?
    /// "Public holiday (24)"
    public let legend: String
    public private(set) var lands: [Land] = []
    public private(set) var spots: [Spot] = []

    public struct Land: Sendable {
        public let path: String
        public let title: String
    }

    public struct Spot: Sendable {
        public let x: Int
        public let y: Int
        public let title: String
    }

    /// - Parameters:
    ///   - pattern: the id of the pattern; nil for a plain colour.
    ///   - shapes: what is drawn, and what the map says of each.
    public init(_ state: String, pattern: String?, legend: String, shapes: [(form: Outline.Form, title: String)]) {
        self.state = state
        self.pattern = pattern.map { "url(#\($0))" }
        self.legend = legend
        for (form, title) in shapes {
            switch form {
            case .land(let path): lands.append(Land(path: path, title: title))
            case .spot(let x, let y): spots.append(Spot(x: x, y: y, title: title))
            }
        }
    }
}
