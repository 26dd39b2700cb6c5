internal import MarkupSyntax

extension Limits {
    /// Those that are checked before a document is parsed.
    var ofSyntax: SyntaxLimits {
        SyntaxLimits(bytes: bytes, attributes: attributes, tags: tags, references: references, controls: controls)
    }
}
