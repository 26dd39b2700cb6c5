import Entities
import ServiceContracts
import Support

struct SearchInteractor: SearchInteracting {
    let books: any BookService

    func hits(for text: String) async -> [SearchHit] {
        let sought = Words(text)
        return await books.books().filter { Words("\($0.title) \($0.author)").answer(sought) }
            .map { SearchHit(title: $0.title, author: $0.author, shelf: $0.shelf) }
    }
}
