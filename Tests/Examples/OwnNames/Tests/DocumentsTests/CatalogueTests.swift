import Documents
import Entities
import Markup
import Testing

@Suite("Catalogue")
struct CatalogueTests {
    @Test("Each element becomes a book")
    func books() async throws {
        let text = "<catalogue><book title='A' author='B' shelf='1'/></catalogue>"
        #expect(try await Catalogue(Array(text.utf8)).books() == [Book(title: "A", author: "B", shelf: 1)])
    }

    @Test("A book without a shelf is refused, with its line")
    func refused() throws {
        let text = "<catalogue>\n<book title='A' author='B'/></catalogue>"
        let error = #expect(throws: MarkupError.self) { try Catalogue(Array(text.utf8)) }
        #expect(try #require(error).problems.first?.line == 2)
    }
}
