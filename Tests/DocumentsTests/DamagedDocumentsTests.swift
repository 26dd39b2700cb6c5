import TestSupport
import Testing

@testable import Documents

/// A source of documents that a test writes in memory.
struct MemoryDocuments: DocumentSource {
    let name = "test"
    let documents: [String: String]

    func bytes(of name: String) -> [UInt8]? { documents[name].map { Array($0.utf8) } }
}

@Suite("Damaged documents")
struct DamagedDocumentsTests {
    private static let countries = """
        <?xml version="1.0" encoding="UTF-8"?>
        <countries xmlns="urn:almanac:countries">
        <country alpha2="DE" alpha3="DEU" numeric="276" zones="Europe/Berlin" weekend="6 7" from="2020" to="2035">
        <name xml:lang="en">Germany</name>
        </country>
        </countries>
        """

    private static func calendar(_ body: String, country: String = "DE", years: String = "from=\"2020\" to=\"2035\"")
        -> String
    {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <calendar xmlns="urn:almanac:holidays" country="\(country)" \(years) weekend="6 7">
        \(body)
        </calendar>
        """
    }

    /// The documents that every source needs, without errors.
    private static let others = [
        "quotes.html": QuotesDocumentTests.page(QuotesDocumentTests.quote("One")),
        "people.html": PeopleDocumentTests.page(PeopleDocumentTests.person("ada", PeopleDocumentTests.name)),
    ]

    private func failure(_ documents: [String: String], besides others: [String: String] = others) -> String? {
        let documents = documents.merging(others) { given, _ in given }
        let library = DocumentLibrary(MemoryDocuments(documents: documents))
        do {
            try library.validateAll()
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("A well-formed and valid document is accepted")
    func valid() {
        let holiday = "<holiday types=\"public\"><name xml:lang=\"en\">Day</name><day date=\"2026-01-01\"/></holiday>"
        #expect(failure(["countries.xml": Self.countries, "holidays/DE.xml": Self.calendar(holiday)]) == nil)
    }

    @Test("A missing document is named")
    func missing() throws {
        #expect(failure([:]) == "missing document countries.xml (test)")
        #expect(failure(["countries.xml": Self.countries]) == "missing document holidays/DE.xml (test)")
    }

    @Test(
        "Q8 A source whose quotes or people are missing or damaged is rejected",
        arguments: ["quotes.html", "people.html"])
    func literature(name: String) throws {
        var others = Self.others
        others[name] = nil
        let sound = ["countries.xml": Self.countries, "holidays/DE.xml": Self.calendar("")]
        #expect(failure(sound) == nil)
        #expect(failure(sound, besides: others) == "missing document \(name) (test)")
        others[name] = "<p>Nothing of that kind"
        let message = try #require(failure(sound, besides: others))
        #expect(message.hasPrefix("invalid document \(name) (test): line 1: the document has no"), "\(message)")
    }

    @Test(
        "A damaged document is rejected with its name and the line",
        arguments: [
            ("<holiday", 4),
            ("<holiday types=\"none\"><name xml:lang=\"en\">D</name><day date=\"2026-01-01\"/></holiday>", 3),
            ("\n<holiday types=\"public\"><name xml:lang=\"en\">D</name>\n<day date=\"2026-02-30\"/></holiday>", 5),
            ("<holiday types=\"public\"><day date=\"2026-01-01\"/></holiday>", 3), ("<stranger/>", 3),
        ])
    func damaged(body: String, line: Int) throws {
        let message = try #require(failure(["countries.xml": Self.countries, "holidays/DE.xml": Self.calendar(body)]))
        #expect(message.hasPrefix("invalid document holidays/DE.xml (test): "))
        #expect(message.contains("line \(line)"), "\(message)")
    }

    @Test("Violations of rules beyond the schema are rejected too")
    func inconsistent() throws {
        let reversed = Self.calendar("", years: "from=\"2035\" to=\"2020\"")
        let message = try #require(failure(["countries.xml": Self.countries, "holidays/DE.xml": reversed]))
        #expect(message == #"invalid document holidays/DE.xml (test): line 2: "from" must not be after "to""#)
        let other = try #require(
            failure(["countries.xml": Self.countries, "holidays/DE.xml": Self.calendar("", country: "FR")]))
        #expect(other.contains("expected the holidays of DE, found FR"))
    }

    @Test("H4 A visitor sees a damaged document as an invalid source; the operator gets a report")
    func serving() async throws {
        let told = Told()
        let library = DocumentLibrary(
            MemoryDocuments(documents: ["countries.xml": Self.countries, "holidays/DE.xml": "<calendar"])
        ) { failure in told.append("\(failure)") }
        let germany = try #require(CountryCode("DE"))
        await #expect(throws: ServiceFailure.invalid) {
            try await library.calendar(of: germany, covering: CalendarScope(year: 2026))
        }
        #expect(told.texts.count == 1 && told.texts.first?.contains("holidays/DE.xml") == true)
    }
}
