public import HTML

/// The form that searches a list (Templates/Layout/_search).
public struct SearchForm: Sendable {
    public let action: Link
    /// "Search for a quote": what the field is called where it is not seen.
    public let label: String
    /// What stands in the field while it is empty.
    public let hint: String
    public let text: String
    /// What is wrong with the text, said at the field.
    public let problem: String?

    public init(action: Link, label: String, hint: String, text: String, problem: String?) {
        self.action = action
        self.label = label
        self.hint = hint
        self.text = text
        self.problem = problem
    }
}
