/// The text shown in place of an empty list (Templates/Layout/_nothing).
public struct NothingFound: Sendable {
    public let text: String
    /// A link to a list that has entries; nil if no list has any.
    public let way: Notice.Action?

    public init(_ text: String, way: Notice.Action?) {
        self.text = text
        self.way = way
    }
}
