/// A CSS selector as the conditions that it names. `CSSSelector` of `Markup` describes the subset.
package struct ParsedSelector: Sendable {
    /// The maximum length of a selector in bytes.
    package static let maximumLength = 1_000
    /// The maximum number of elements in a chain: three in `ul li > a`.
    package static let maximumDepth = 16

    /// Each is a chain from the outermost element to the one that is selected.
    package let alternatives: [[Compound]]

    /// - Throws: a ``SyntaxFault`` with the position of what is not part of the subset.
    package init(_ text: String) throws(SyntaxFault) {
        var parser = SelectorParser(text)
        alternatives = try parser.selector()
    }

    /// The conditions on one element.
    package struct Compound: Sendable {
        package internal(set) var conditions: [Condition] = []
        /// Whether the element before it in the chain is its parent; otherwise any ancestor.
        package internal(set) var isChild = false
    }

    package enum Condition: Sendable {
        case name(String)
        case id(String)
        case word(String)
        case attribute(String, Comparison?)
        case position(Int)
    }

    package struct Comparison: Sendable {
        /// The character before `=`; nil for equality.
        package let kind: UInt8?
        package let value: String
    }
}
