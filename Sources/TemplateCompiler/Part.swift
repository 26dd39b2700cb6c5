/// A piece of a page after its includes have been expanded.
indirect enum Part {
    case literal(Literal)
    case value(Name)
    case section(Section)
    case mark(Tag)

    struct Section {
        let name: Name
        let isInverted: Bool
        let parts: [Part]
        /// The origin of the closing tag.
        let end: Origin
    }
}

/// The name of a property of the innermost value, or of a property of that (`a.b`); `.` is the value itself.
struct Name: Equatable {
    let text: String
    let origin: Origin

    init(_ tag: Tag) {
        text = tag.name
        origin = tag.origin
    }
}
