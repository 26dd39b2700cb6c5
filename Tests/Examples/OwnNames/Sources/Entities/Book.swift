/// A book of the library.
public struct Book: Hashable, Sendable {
    public let title: String
    public let author: String
    /// The shelf on which it stands.
    public let shelf: Int

    public init(title: String, author: String, shelf: Int) {
        self.title = title
        self.author = author
        self.shelf = shelf
    }
}
