// The view models of what forms are made of.

/// A field to type in.
public struct FormField: Sendable {
    /// Empty if nothing was entered, and if the text is not a date: a date field cannot show it, so the error message repeats it.
    public let text: String
    /// The error message; nil if the value is valid.
    public let problem: String?

    public init(text: String, problem: String? = nil) {
        self.text = text
        self.problem = problem
    }
}

/// Several values to choose from.
public struct FormSelect: Sendable {
    public let choices: [FormChoice]
    /// The error message; nil if the value is valid.
    public let problem: String?

    public init(_ choices: [FormChoice], problem: String? = nil) {
        self.choices = choices
        self.problem = problem
    }
}

/// One of the values to choose from (Templates/Layout/_options.mustache).
public struct FormChoice: Sendable {
    public let value: String
    public let label: String
    public let isChosen: Bool

    public init(_ value: String, label: String, isChosen: Bool) {
        self.value = value
        self.label = label
        self.isChosen = isChosen
    }
}
