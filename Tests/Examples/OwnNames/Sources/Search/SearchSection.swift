import Places
import ServiceContracts
import VIPER

/// The way into the search.
public struct SearchSection: Sendable {
    private let books: any BookService

    public init(books: any BookService) {
        self.books = books
    }

    public func run(_ place: Place) async -> Outcome<Never> {
        await SearchRouter(books: books).run(Visit(place))
    }
}
