import VIPER

enum SearchEvent: Hashable, Sendable {
    case searched(String)
}

enum SearchNavigation: Hashable, Sendable {
    /// Everything that the library has.
    case everything
}

protocol SearchInteracting: Interactor {
    func hits(for text: String) async -> [SearchHit]
}

/// What the page says about a book.
struct SearchHit: Hashable, Sendable {
    let title: String
    let author: String
    let shelf: Int
}

struct SearchPage: Sendable {
    let title: String
    let rows: [SearchRow]
    let everything: Link
}

struct SearchRow: Hashable, Sendable {
    let text: String
}
