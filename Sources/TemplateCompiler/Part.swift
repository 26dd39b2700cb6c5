/// A piece of a page whose includes have been put in place.
indirect enum Part {
    case literal(Literal)
    case value(Name)
    case section(Section)

    struct Section {
        let name: Name
        let isInverted: Bool
        let parts: [Part]
        /// Where the tag that closes it stands.
        let end: Origin
    }
}

/// A property of the value that is innermost at that place, or one of its properties: `a.b`; `.` is the value
/// itself.
struct Name: Equatable {
    let text: String
    let origin: Origin

    init(_ tag: Tag) {
        text = tag.name
        origin = tag.origin
    }
}
