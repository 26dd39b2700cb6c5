/// A piece of a template: a tag, or what stands between two.
enum Token: Equatable {
    case literal(Literal)
    case tag(Tag)
}

/// Markup that is copied as it is.
struct Literal: Equatable {
    var bytes: ArraySlice<UInt8>
    /// Where the first byte stands.
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
    }

    let kind: Kind
    /// Without the sign before it; empty for a comment.
    let name: String
    /// Where the name stands; for a comment the tag.
    let origin: Origin

    /// As it is written in a template.
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
        }
    }
}
