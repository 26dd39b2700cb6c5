internal import MarkupSyntax

/// A CSS selector of a small, fixed subset, which is translated to XPath.
///
/// | Selector | Elements |
/// |---|---|
/// | `*`, `li` | all; with this local name, in any namespace (HTML: in either case) |
/// | `#top`, `.new` | whose attribute `id` is this; whose attribute `class` has this word |
/// | `[lang]`, `[lang=de]`, `[lang="de"]`, `[lang='de']` | with this attribute; whose value is this |
/// | `[href^=a]`, `[href$=a]`, `[href*=a]` | whose value begins with, ends with, contains this; none for an empty text |
/// | `[rel~=a]` | whose value has this word; none for an empty text or one with white space |
/// | `:first-child`, `:nth-child(3)` | that are the first, or the third, element of their parent |
/// | `ul li`, `ul > li` | `li` within `ul`; `li` whose parent is `ul` |
/// | `a, b` | of any of these, each element once, in document order |
///
/// Names are identifiers without escapes; a quoted value is taken as it is. Attributes are those in no namespace, and
/// values are compared as they are written. Anything else is an error with its position: `:hover`, `:not(…)`, `+`, `~`,
/// `|=`, a flag (`[a=b i]`), a prefix (`a|b`), a backslash, a comment, more than ``maximumLength`` bytes, or more than
/// ``maximumDepth`` elements in one chain.
///
/// ```swift
/// var links = try document.select(css: "main > p a[href^='https:']")
/// ```
///
/// Nothing of the selector becomes part of the XPath expression: names and values are its variables. The steps count as
/// for any expression; see ``Limits/steps``. Still, a selector made from text of others could select anything, so
/// `select(css:)` takes a literal. For a selector of the program's owner there is ``init(chosenAtRunTime:)``.
public struct CSSSelector: Sendable {
    /// The maximum length of a selector in bytes.
    public static let maximumLength = ParsedSelector.maximumLength

    /// The maximum number of elements in a chain: three in `ul li > a`.
    public static let maximumDepth = ParsedSelector.maximumDepth

    let parsed: ParsedSelector

    /// Parses a selector.
    ///
    /// - Throws: a ``MarkupError`` with the position of what is not part of the subset.
    public init(_ selector: StaticString) throws(MarkupError) {
        try self.init(chosenAtRunTime: "\(selector)")
    }

    /// Parses a selector that the program gets at run time, for example from its configuration.
    ///
    /// - Throws: a ``MarkupError`` with the position of what is not part of the subset.
    public init(chosenAtRunTime selector: String) throws(MarkupError) {
        do throws(SyntaxFault) {
            parsed = try ParsedSelector(selector)
        } catch {
            throw MarkupError(error)
        }
    }
}

extension Element {
    /// Returns the elements within this one that a selector selects, in document order. The whole document is taken into
    /// account, as by the DOM's `querySelectorAll`: in `ul li`, the `ul` may be outside of this element.
    ///
    /// - Throws: a ``MarkupError`` if the selector is not of the subset, or as in ``select(_:_:)``.
    @_lifetime(copy self)
    public func select(css selector: StaticString) throws(MarkupError) -> Selection {
        try select(CSSSelector(selector))
    }

    /// Returns the first element that a selector selects within this one, or nil; see ``select(css:)``.
    @_lifetime(copy self)
    public func first(css selector: StaticString) throws(MarkupError) -> Element? {
        var selection = try select(css: selector)
        return selection.next()
    }

    /// Returns the elements within this one that a selector selects; see ``select(css:)``.
    @_lifetime(copy self)
    public func select(_ selector: CSSSelector) throws(MarkupError) -> Selection {
        let translation = SelectorTranslation(selector, isHTML: isOfHTML)
        return try select(XPath(.chosen("descendant::*[\(translation.condition)]")), translation.variables)
    }
}

extension Document {
    /// Returns the elements of the document that a selector selects, in document order, including the root element.
    ///
    /// - Throws: a ``MarkupError`` if the selector is not of the subset, or as in ``Element/select(_:_:)``.
    @_lifetime(borrow self)
    public func select(css selector: StaticString) throws(MarkupError) -> Selection {
        try select(CSSSelector(selector))
    }

    /// Returns the elements of the document that a selector selects; see ``select(css:)``.
    @_lifetime(borrow self)
    public func select(_ selector: CSSSelector) throws(MarkupError) -> Selection {
        let translation = SelectorTranslation(selector, isHTML: isHTML)
        return try root.select(XPath(.chosen("/descendant::*[\(translation.condition)]")), translation.variables)
    }
}
