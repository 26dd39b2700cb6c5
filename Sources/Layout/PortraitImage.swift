public import HTML

/// A picture and the room it takes, so that the page does not move when it comes.
public struct PortraitImage: Sendable {
    public let link: Link
    public let description: String
    /// In pixels; style sheets make it smaller where there is less room.
    public let width: Int
    public let height: Int

    /// A square.
    public init(_ link: Link, of name: String, size: Int) {
        self.link = link
        description = "Portrait of \(Phrases.isolated(name))"
        width = size
        height = size
    }
}
