public import HTML

/// The view model of the control that shows a place and leads to the choice of another (Templates/Layout/_control.mustache).
public struct CountryControl: Sendable {
    /// Nil before anything was chosen.
    public let flag: String?
    public let label: String
    /// Nil before anything was chosen.
    public let code: Code?
    public let link: Link

    public struct Code: Sendable {
        public let text: String
        /// "country" or "place": what the link changes, for screen readers.
        public let subject: String
    }

    public init(flag: String?, label: String, code: String?, subject: String = "country", link: Link) {
        self.flag = flag
        self.label = label
        self.code = code.map { Code(text: $0, subject: subject) }
        self.link = link
    }
}
