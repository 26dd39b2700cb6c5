/// The outline of the countries, for a map.
public struct Outline: Hashable, Sendable {
    /// In units of the paths.
    public let width: Int
    public let height: Int
    /// In the order of the document. A country is there once, or not at all.
    public let shapes: [Shape]

    /// Where a country is on the map.
    public struct Shape: Hashable, Sendable {
        public let country: CountryCode
        public let form: Form

        public init(_ country: CountryCode, _ form: Form) {
            self.country = country
            self.form = form
        }
    }

    public enum Form: Hashable, Sendable {
        /// The data of a path in SVG.
        case land(path: String)
        /// The land is too small for the map.
        case spot(x: Int, y: Int)
    }

    public init(width: Int, height: Int, shapes: [Shape]) {
        self.width = width
        self.height = height
        self.shapes = shapes
    }
}
