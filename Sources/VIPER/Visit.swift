/// What a visitor did: the browser's half of a View, as a value.
///
/// `Place` is the application's own type for a destination (usually its one enum of addresses), so that a
/// View decodes what was meant and not how it was spelled.
public struct Visit<Place: Sendable>: Sendable {
    public let place: Place

    public init(_ place: Place) {
        self.place = place
    }
}
