public import HTML

/// The form that searches a list (Templates/Layout/_search).
public struct SearchForm: Sendable {
    public let action: Link
    /// The id of the field. A page has one form of each.
    public let id: String
    /// "Search for a quote": the field's label, visually hidden.
    public let label: String
    /// The placeholder of the empty field.
    public let hint: String
    public let text: String
    /// The error message, shown at the field; nil if the text is valid.
    public let problem: String?

    public init(
        action: Link, label: String, hint: String, text: String, problem: String?, id: String = "q"
    ) {
        self.id = id
        self.action = action
        self.label = label
        self.hint = hint
        self.text = text
        self.problem = problem
    }
}

extension SearchForm {
    /// The form that searches the whole almanac: on its own page, on the home page, in the header, and where a page is
    /// missing.
    public static func almanac(
        action: Link, text: String = "", problem: String? = nil, words: some Words, id: String = "q"
    ) -> SearchForm {
        SearchForm(
            action: action, label: words.searchEverything, hint: words.searchExample, text: text, problem: problem,
            id: id)
    }
}
