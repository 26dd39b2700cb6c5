public import HTML

/// The form that searches a list (Templates/Layout/_search).
public struct SearchForm: Sendable {
    public let action: Link
    /// "Search for a quote": the field's label, visually hidden.
    public let label: String
    /// The placeholder of the empty field.
    public let hint: String
    public let text: String
    /// The error message, shown at the field; nil if the text is valid.
    public let problem: String?

    public init(action: Link, label: String, hint: String, text: String, problem: String?) {
        self.action = action
        self.label = label
        self.hint = hint
        self.text = text
        self.problem = problem
    }
}

extension Phrases {
    /// The problem of a search text that is too long.
    public static func tooLongSearch(_ limit: Int) -> String { SharedWords().tooLongSearch(limit) }
}
