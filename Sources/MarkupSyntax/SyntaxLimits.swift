/// The limits that are checked before a document is parsed. `Limits` of `Markup` describes each.
package struct SyntaxLimits: Sendable {
    package let bytes: Int
    package let attributes: Int
    package let tags: Int
    package let references: Int
    package let controls: Int

    package init(bytes: Int, attributes: Int, tags: Int, references: Int, controls: Int) {
        self.bytes = bytes
        self.attributes = attributes
        self.tags = tags
        self.references = references
        self.controls = controls
    }
}
