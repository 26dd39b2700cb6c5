public import Almanac
public import HTML

extension Link {
    /// The one address of a place.
    public init(_ place: Place) {
        let address = place.address
        self.init(segments: address.segments, query: address.query.map { ($0.name, $0.value) })
    }
}
