public import HTML

/// A picture and its size, so that the layout does not shift when the picture loads.
public struct PortraitImage: Sendable {
    public let link: Link
    public let description: String
    /// In CSS pixels: every portrait is a square. The style sheet makes it smaller if there is less room.
    public let width = 240
    public let height = 240

    /// - Parameter description: "Portrait of Ada Lovelace"
    public init(_ link: Link, description: String) {
        self.link = link
        self.description = description
    }
}
