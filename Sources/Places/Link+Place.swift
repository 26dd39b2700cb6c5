public import HTML

extension Link {
    /// Creates a link to the place's only address.
    public init(_ place: Place) {
        let spelled: Link? =
            switch place {
            case .holidays(let place): place.link()
            case .calendars(let place): place.link()
            case .record(.holidays(let place), let format): place.link(as: format)
            case .record(.changes(let place), let format): place.link(as: format)
            default: nil
            }
        if let spelled {
            self = spelled
            return
        }
        let address = place.address
        self.init(segments: address.segments, query: address.query.map { ($0.name, $0.value) })
    }
}
