import Documents
import TestSupport
import Testing

@Suite("Our own format")
struct OwnFormatTests {
    private let embedded = EmbeddedDocuments()

    private func bytes(_ name: String) throws -> [UInt8] {
        try #require(embedded.bytes(of: name))
    }

    private func label(_ name: String) -> DocumentLabel {
        DocumentLabel(name: name, source: "example.org")
    }

    @Test("Bytes from any source are parsed like the embedded documents")
    func everything() throws {
        let names = [DocumentName.countries, DocumentName.quotations, DocumentName.people]
        let (countries, quotations, people) = (label(names[0]), label(names[1]), label(names[2]))
        #expect(try OwnFormat.countries(bytes(names[0]), label: countries).count == 250)
        #expect(try OwnFormat.quotations(bytes(names[1]), label: quotations).count > 100)
        #expect(try OwnFormat.people(bytes(names[2]), label: people).count > 10)
        let germany = try #require(CountryCode("DE"))
        let name = DocumentName.calendar(of: germany)
        #expect(name == "holidays/DE.xml")
        #expect(try OwnFormat.calendar(bytes(name), of: germany, label: label(name)).country == germany)
        for side in Side.allCases {
            let name = DocumentName.code(of: side)
            #expect(try OwnFormat.code(bytes(name), of: side, label: label(name)).side == side)
        }
        #expect(try OwnFormat.masters(bytes(DocumentName.masters), label: label("m")).count == 5)
        #expect(try OwnFormat.holocrons(bytes(DocumentName.holocrons), label: label("h")).count == 6)
    }

    @Test("A rejected document is reported with its name, source, line and reason")
    func refused() throws {
        let france = try #require(CountryCode("FR"))
        let other = try #require(throws: DocumentFailure.self) {
            try OwnFormat.calendar(bytes("holidays/DE.xml"), of: france, label: label("holidays/FR.xml"))
        }
        #expect(
            other.description
                == "invalid document holidays/FR.xml (example.org): line 1: expected the holidays of FR, found DE")
        let page = try #require(throws: DocumentFailure.self) {
            try OwnFormat.countries(Array("<html>\n<p>Sorry".utf8), label: label("countries.xml"))
        }
        #expect(page.description.hasPrefix("invalid document countries.xml (example.org): line 2"))
    }
}
