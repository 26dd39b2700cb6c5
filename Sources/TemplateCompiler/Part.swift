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

    /// The value in compiled code that has the texts of a module.
    static let words = "words"

    /// Whether it is one of the module's texts, not a property of a page: `words.title`.
    var isOfWords: Bool { text.hasPrefix("\(Self.words).") }

    /// The part after `words.`, with its own origin.
    var member: (text: String, origin: Origin) {
        let prefix = Self.words.utf8.count + 1
        let start = Position(line: origin.position.line, column: origin.position.column + prefix)
        return (String(text.dropFirst(prefix)), Origin(path: origin.path, position: start))
    }
}
