/// A position that a template marks, such as `{{%loadingEnd}}`, so that a page can be sent in two parts.
public enum PageMark: Sendable {
    /// The content begins. Everything before it is the frame.
    case contentStart
    /// The loading state begins.
    case loadingStart
    /// The loading state ends.
    case loadingEnd
    /// The content ends. Everything from here on is the frame.
    case contentEnd
}

/// The positions of a page's marks, as offsets of its bytes; nil for a mark that was not written.
///
/// They are kept beside the bytes. Only `HTMLWriter.mark`, which compiled templates call, sets them, so no text on a page
/// can be mistaken for one.
public struct PageMarks: Hashable, Sendable {
    public private(set) var contentStart: Int?
    public private(set) var loadingStart: Int?
    public private(set) var loadingEnd: Int?
    public private(set) var contentEnd: Int?

    public init() {}

    /// Sets a position. The first one counts, because a section with a mark may be repeated.
    mutating func note(_ mark: PageMark, at position: Int) {
        switch mark {
        case .contentStart: contentStart = contentStart ?? position
        case .loadingStart: loadingStart = loadingStart ?? position
        case .loadingEnd: loadingEnd = loadingEnd ?? position
        case .contentEnd: contentEnd = contentEnd ?? position
        }
    }
}
