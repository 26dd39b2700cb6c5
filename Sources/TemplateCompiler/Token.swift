/// A piece of a template: a tag, or the markup between two tags.
enum Token: Equatable {
    case literal(Literal)
    case tag(Tag)
}

/// Markup that is copied unchanged.
struct Literal: Equatable {
    var bytes: ArraySlice<UInt8>
    /// The origin of the first byte.
    var origin: Origin
}

/// `{{…}}`
struct Tag: Equatable {
    enum Kind: Equatable {
        /// `{{name}}`
        case value
        /// `{{#name}}`
        case section
        /// `{{^name}}`
        case inverted
        /// `{{/name}}`
        case close
        /// `{{! text }}`
        case comment
        /// `{{> name}}`
        case partial
        /// `{{<name}}`
        case parent
        /// `{{$name}}`
        case block
        /// `{{%name}}`
        case mark
    }

    let kind: Kind
    /// The name without the sigil before it; empty for a comment.
    let name: String
    /// The origin of the name, or of the tag for a comment.
    let origin: Origin

    /// The tag as it is written in a template.
    var description: String {
        switch kind {
        case .value: "{{\(name)}}"
        case .section: "{{#\(name)}}"
        case .inverted: "{{^\(name)}}"
        case .close: "{{/\(name)}}"
        case .comment: "{{!}}"
        case .partial: "{{> \(name)}}"
        case .parent: "{{<\(name)}}"
        case .block: "{{$\(name)}}"
        case .mark: "{{%\(name)}}"
        }
    }
}
