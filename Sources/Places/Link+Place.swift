public import HTML

extension Link {
    /// Creates a link to the place's only address.
    public init(_ place: Place) {
        self.init { parts in place.spell(into: &parts) }
    }
}
