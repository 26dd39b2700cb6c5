/// What stands in the place of a list that has nothing in it (Templates/Layout/_nothing).
public struct NothingFound: Sendable {
    public let text: String
    /// To where something is; nil where there is nothing anywhere.
    public let way: Notice.Action?

    public init(_ text: String, way: Notice.Action?) {
        self.text = text
        self.way = way
    }
}
