public import HTML

/// A picture and its size, so that the layout does not shift when the picture loads.
public struct PortraitImage: Sendable {
    public let link: Link
    public let description: String
    /// In CSS pixels. The style sheet makes the picture smaller if there is less room.
    public let width: Int
    public let height: Int

    /// Creates a square portrait.
    ///
    /// - Parameter size: the side of the square, in CSS pixels.
    public init(_ link: Link, of name: String, size: Int) {
        self.link = link
        description = "Portrait of \(Phrases.isolated(name))"
        width = size
        height = size
    }
}
