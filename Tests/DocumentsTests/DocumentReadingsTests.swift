import Almanac
import Documents
import Testing

@Suite("Readings of documents")
struct DocumentReadingsTests {
    private let embedded = EmbeddedDocuments()

    private func bytes(_ name: String) throws -> [UInt8] {
        try #require(embedded.bytes(of: name))
    }

    private func origin(_ name: String) -> DocumentOrigin {
        DocumentOrigin(name: name, source: "example.org")
    }

    @Test("Bytes from any origin are parsed like the embedded documents")
    func everything() throws {
        let names = [DocumentName.countries, DocumentName.quotations, DocumentName.people]
        let (countries, quotations, people) = (origin(names[0]), origin(names[1]), origin(names[2]))
        #expect(try DocumentReadings.countries(bytes(names[0]), origin: countries).count == 250)
        #expect(try DocumentReadings.quotations(bytes(names[1]), origin: quotations).count > 100)
        #expect(try DocumentReadings.people(bytes(names[2]), origin: people).count > 10)
        let germany = try #require(CountryCode("DE"))
        let name = DocumentName.calendar(of: germany)
        #expect(name == "holidays/DE.xml")
        #expect(try DocumentReadings.calendar(bytes(name), of: germany, origin: origin(name)).country == germany)
        for side in Side.allCases {
            let name = DocumentName.code(of: side)
            #expect(try DocumentReadings.code(bytes(name), of: side, origin: origin(name)).side == side)
        }
        #expect(try DocumentReadings.masters(bytes(DocumentName.masters), origin: origin("m")).count == 5)
        #expect(try DocumentReadings.holocrons(bytes(DocumentName.holocrons), origin: origin("h")).count == 6)
    }

    @Test("A rejected document is reported with its origin, line and reason")
    func refused() throws {
        let france = try #require(CountryCode("FR"))
        let other = try #require(throws: DocumentFailure.self) {
            try DocumentReadings.calendar(bytes("holidays/DE.xml"), of: france, origin: origin("holidays/FR.xml"))
        }
        #expect(
            other.description
                == "invalid document holidays/FR.xml (example.org): line 1: expected the holidays of FR, found DE")
        let page = try #require(throws: DocumentFailure.self) {
            try DocumentReadings.countries(Array("<html>\n<p>Sorry".utf8), origin: origin("countries.xml"))
        }
        #expect(page.description.hasPrefix("invalid document countries.xml (example.org): line 2"))
    }
}
