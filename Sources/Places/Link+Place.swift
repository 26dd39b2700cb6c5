public import HTML

extension Link {
    /// Creates a link to the place's only address.
    public init(_ place: Place) {
        if case .holidays(let place) = place, let link = place.printed {
            self = link
            return
        }
        let address = place.address
        self.init(segments: address.segments, query: address.query.map { ($0.name, $0.value) })
    }
}
