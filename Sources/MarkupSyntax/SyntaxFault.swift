/// Why a document or a selector is rejected before libxml2 sees it.
package struct SyntaxFault: Error {
    package enum Reason: Sendable {
        /// The document exceeds a limit.
        case limit
        /// The bytes are not UTF-8 or contain a null character, or the document declares another encoding.
        case encoding
        /// The document is empty.
        case malformed
        /// The selector is not of the subset.
        case selector
    }

    package let reason: Reason
    /// One line of English. That of a selector quotes it.
    package let message: String
    /// The line, counted from 1; nil if unknown.
    package let line: Int?
    /// The column in that line, or in the selector, counted from 1; nil if unknown.
    package let column: Int?

    init(_ reason: Reason, _ message: String, line: Int? = nil, column: Int? = nil) {
        self.reason = reason
        self.message = message
        self.line = line
        self.column = column
    }
}
