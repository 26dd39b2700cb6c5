/// A text of short lines with its heading, or a notice in place of the lines (Templates/Layout/_creed).
public struct Creed: Sendable {
    public let title: String
    public var notice: Notice?
    /// "This is our last good copy, as of 3 hours ago."
    public var age: String?
    public var lines: [Line] = []

    public struct Line: Sendable {
        public let text: String
        public let isLast: Bool
    }

    /// - Parameter stale: what to say of a stale copy; nil if the lines are good.
    public init(title: String, lines: [String], stale: String?) {
        self.title = title
        age = stale
        self.lines = lines.enumerated().map { index, text in Line(text: text, isLast: index == lines.count - 1) }
    }

    /// Creates the section of a text that could not be loaded.
    public init(title: String, notice: Notice) {
        self.title = title
        self.notice = notice
    }
}
