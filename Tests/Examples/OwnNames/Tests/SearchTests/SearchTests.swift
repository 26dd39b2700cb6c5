import Entities
import HTML
import Places
import ServiceContracts
import Testing
import VIPER
import VIPERTesting

@testable import Search

struct BooksDouble: BookService {
    let all: [Book]

    func books() async -> [Book] { all }
}

struct SearchInteractorDouble: SearchInteracting {
    var onHits = Stub<String, [SearchHit]>(unset: "hits(for:)", placeholder: [])

    func hits(for text: String) async -> [SearchHit] { onHits(text) }
}

@Suite("Search", .noOrphanedSnapshots(prefix: "search-"))
struct SearchTests {
    @Test(
        "Words of title and author find a book, in any order and by their beginning",
        arguments: ["time", "WELLS ti", ""])
    func found(text: String) async {
        let books = BooksDouble(all: [Book(title: "The Time Machine", author: "H. G. Wells", shelf: 3)])
        let hits = await SearchInteractor(books: books).hits(for: text)
        #expect(hits == [SearchHit(title: "The Time Machine", author: "H. G. Wells", shelf: 3)])
        #expect(await SearchInteractor(books: books).hits(for: "\(text) war").isEmpty)
    }

    @Test("The page names title, author and shelf, as text")
    func page() async throws {
        let router = RecordingRouter<SearchNavigation>()
        var interactor = SearchInteractorDouble()
        interactor.onHits = Stub(returning: [SearchHit(title: "<b>", author: "A & B", shelf: 1)])
        let presenter = SearchPresenter(interactor: interactor, router: router)
        let visit = await Module(view: SearchView(), presenter: presenter).recorded(Visit(.search("b")))
        #expect(router.navigations == [.everything])
        try expectSnapshot(visit, named: "search-hits", raw: .ignored)
    }

    @Test("Every address parses back to its place", arguments: ["", "time", "a b&c=d?é+%"])
    func addresses(text: String) {
        #expect(Place(Place.search(text).link.description) == .search(text))
        #expect(Place("/search?q=%FF") == nil && Place("/") == nil)
    }
}
