public import HTML

extension Link {
    /// Creates a link to the place's only address in each language.
    public init(_ place: Place) {
        self.init(hasLanguages: place.hasLanguages) { parts in place.spell(into: &parts) }
    }
}
