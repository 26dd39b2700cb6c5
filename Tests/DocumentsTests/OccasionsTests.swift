import Foundation
import TestSupport
import Testing

@testable import Documents

@Suite("Occasions")
struct OccasionsTests {
    private let label = DocumentLabel(name: "occasions.xml", source: "test")

    private func document(_ occasion: String) -> [UInt8] {
        Array("<occasions xmlns=\"urn:almanac:occasions\">\n\(occasion)</occasions>".utf8)
    }

    private let feast = """
        <occasion id="feast" tradition="east-asian"><name>The  Feast</name><about>People feast.</about>\
        <when>1 May</when><called>Feast</called></occasion>
        """

    @Test("An occasion has an id, a name, a sentence, a rule and a tradition")
    func read() throws {
        let occasions = try OwnFormat.occasions(document(feast), label: label)
        let feast = try #require(occasions.first)
        #expect(occasions.count == 1 && feast.id.description == "feast" && feast.name == "The Feast")
        #expect(feast.about == "People feast." && feast.rule == "1 May" && feast.tradition == .eastAsian)
    }

    @Test(
        "A document that breaks the schema is refused, with the line",
        arguments: [
            "", "<occasion/>", "<occasion id=\"A B\" tradition=\"folk\"/>",
            "<occasion id=\"a\" tradition=\"none\"><name>A</name><about>A</about><when>A</when><called>A</called></occasion>",
        ])
    func refused(occasion: String) throws {
        let failure = try #require(throws: DocumentFailure.self) {
            try OwnFormat.occasions(document(occasion), label: label)
        }
        #expect(failure.description.contains("occasions.xml") && failure.description.contains("line "))
    }

    @Test("Two occasions with one id are refused")
    func twice() {
        #expect(throws: DocumentFailure.self) { try OwnFormat.occasions(document(feast + feast), label: label) }
    }

    @Test("The embedded documents have every tradition’s occasions, and every id that a holiday names")
    func embedded() async throws {
        let library = DocumentLibrary(EmbeddedDocuments())
        var ids: Set<Slug> = []
        for country in try await library.countries().value {
            let calendar = try #require(
                try await library.calendar(of: country.code, covering: CalendarScope(year: 2026)))
            ids.formUnion(calendar.value.holidays.compactMap(\.kind.occasion))
        }
        #expect(ids.count >= 150)
        var traditions: Set<Tradition> = []
        for id in ids {
            let occasion = try #require(try await library.occasion(id), "\(id)")
            #expect(occasion.id == id && !occasion.name.isEmpty && occasion.about.hasSuffix("."), "\(id)")
            traditions.insert(occasion.tradition)
        }
        #expect(traditions == Set(Tradition.allCases))
        #expect(try await library.occasion(Slug("no such occasion")) == nil)
    }

    /// A folder with the given documents.
    private struct Given: DocumentSource {
        let name = "given"
        let documents: [String: [UInt8]]

        func bytes(of name: String) -> [UInt8]? { documents[name] }
    }

    @Test("A folder without occasions has those of the program; its own replace them")
    func folder() async throws {
        let christmas = Slug("christmas day")
        let bare = DocumentLibrary(Given(documents: [:]))
        #expect(try await bare.occasion(christmas)?.name == "Christmas Day")
        let own = DocumentLibrary(Given(documents: ["occasions.xml": document(feast)]))
        #expect(try await own.occasion(Slug("feast"))?.name == "The Feast")
        #expect(try await own.occasion(christmas) == nil)
    }

    @Test("An invalid document in a folder is reported and gives no occasion, not the program’s")
    func invalid() async throws {
        let library = DocumentLibrary(Given(documents: ["occasions.xml": Array("<occasions/>".utf8)]))
        await #expect(throws: ServiceFailure.invalid) { try await library.occasion(Slug("christmas day")) }
    }
}
