public import HTML

/// A message shown in place of content that is not available: what is wrong, and what to do
/// (Templates/Layout/_notice).
public struct Notice: Sendable {
    public let title: String
    public let explanation: String
    /// The actions that a visitor can take, most useful first.
    public let actions: [Action]

    public struct Action: Sendable {
        public let label: String
        public let link: Link

        public init(_ label: String, _ link: Link) {
            self.label = label
            self.link = link
        }
    }

    public init(title: String, explanation: String, actions: [Action] = []) {
        self.title = title
        self.explanation = explanation
        self.actions = actions
    }
}
