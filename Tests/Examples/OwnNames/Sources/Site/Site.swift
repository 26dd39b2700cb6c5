import Documents
import Places
import Search
import VIPER

/// The library's site, with the books of one document.
public struct Site: Sendable {
    private let catalogue: Catalogue

    public init(document: [UInt8]) throws {
        catalogue = try Catalogue(document)
    }

    public func run(_ place: Place) async -> Outcome<Never> {
        switch place {
        case .search: await SearchSection(books: catalogue).run(place)
        }
    }
}
