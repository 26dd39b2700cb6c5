/// The map of a country with its regions.
public struct RegionMap: Hashable, Sendable {
    /// In units of the paths.
    public let width: Int
    public let height: Int
    /// In the order of the document.
    public let shapes: [Shape]
    /// The frames around land that is elsewhere in the world.
    public let insets: [Inset]

    /// Where regions are on the map.
    public struct Shape: Hashable, Sendable {
        /// Several share a shape if the source does not tell them apart. Empty for the rest of the country's land.
        public let regions: [RegionCode]
        public let form: Outline.Form

        public init(_ regions: [RegionCode], _ form: Outline.Form) {
            self.regions = regions
            self.form = form
        }
    }

    public struct Inset: Hashable, Sendable {
        public let x: Int
        public let y: Int
        public let width: Int
        public let height: Int

        public init(x: Int, y: Int, width: Int, height: Int) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    public init(width: Int, height: Int, shapes: [Shape], insets: [Inset] = []) {
        self.width = width
        self.height = height
        self.shapes = shapes
        self.insets = insets
    }
}
