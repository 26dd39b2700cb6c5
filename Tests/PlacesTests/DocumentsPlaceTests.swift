import Testing

@testable import Places

@Suite("Addresses of documents")
struct DocumentsPlaceTests {
    @Test(
        "F7 Every address leads to its document and back",
        arguments: [
            ("/documents.json", DocumentsPlace.index), ("/documents/countries.xml", .document("countries.xml")),
            ("/documents/holidays/DE.xml", .document("holidays/DE.xml")),
            ("/documents/sides/light/list.xml", .document("sides/light/list.xml")),
            ("/documents/no-such.xsd", .document("no-such.xsd")),
        ])
    func both(target: String, place: DocumentsPlace) throws {
        #expect(try Place(Address(target: target)) == .documents(place))
        #expect(try Place.documents(place).address == Address(target: target))
    }

    @Test("F7 The folder is the list")
    func folder() throws {
        for target in ["/documents", "/DOCUMENTS/", "/Documents.JSON"] {
            #expect(try Place(Address(target: target)) == .documents(.index))
        }
    }

    @Test(
        "F7 What is no name of a file is not found",
        arguments: [
            "/documents/..", "/documents/../settings", "/documents/%2e%2e/a", "/documents/a%2fb", "/documents/.hidden",
            "/documents/a/b/c/d", "/documents/a%20b", "/documents/ä.xml", "/documents/a%00",
            "/documents/" + String(repeating: "a", count: 41), "/documents.json/a", "/documents.xml",
        ])
    func unknown(target: String) {
        #expect(throws: (any Error).self, "\(target)") { try Place(Address(target: target)) }
    }
}
