import Entities

public protocol BookService: Sendable {
    /// Returns all books, in the order of the shelves.
    func books() async -> [Book]
}
