import Foundation
import TestSupport
import Testing

@testable import Documents

@Suite("Published documents")
struct PublishingTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    @Test("F7 The list has every embedded document and schema, with its size, and calendars with their revisions")
    func list() async throws {
        let documents = try #require(try await Self.library.documents())
        // Each document of the program but none that a later version adds without publishing it.
        #expect(documents.map(\.name) == EmbeddedFiles.all.map { String(describing: $0.path) }.sorted())
        for document in documents {
            #expect(EmbeddedDocuments().bytes(of: document.name)?.count == document.size, "\(document.name)")
            let isRecorded = document.name.hasPrefix("holidays/") || document.name == "changes.xml"
            #expect((document.revised != nil) == isRecorded, "\(document.name)")
        }
    }

    @Test("F7 A document is given byte for byte")
    func bytes() async throws {
        for name in [
            "countries.xml", "holidays/DE.xml", "maps/DE.xml", "stories/DE.xml", "stories/stories.xsd", "quotes.html",
            "translations/de.xml", "translations/translations.xsd", "places/ja.xml", "places/places.xsd",
        ] {
            let (document, bytes) = try #require(try await Self.library.document(named: name), "\(name)")
            #expect(document.name == name && bytes == EmbeddedDocuments().bytes(of: name))
        }
    }

    /// A folder with a file that is no document of ours.
    private struct Folder: DocumentSource {
        let name = "folder"

        func bytes(of name: String) -> [UInt8]? {
            ["settings.json", "../secret.xml", "holidays/ZZ.xml"].contains(name)
                ? Array("secret".utf8) : EmbeddedDocuments().bytes(of: name)
        }
    }

    @Test("F7 Nothing is published but documents: not what else is in a folder, or beside it")
    func onlyDocuments() async throws {
        let library = DocumentLibrary(Folder())
        #expect(try await library.document(named: "countries.xml") != nil)
        for name in [
            "settings.json", "../secret.xml", "holidays/ZZ.xml", "stories/ZZ.xml", "holidays/../countries.xml", "", "/",
        ] {
            #expect(try await library.document(named: name) == nil, "\(name)")
        }
        let names = try #require(try await library.documents()).map(\.name)
        #expect(names.count > 250 && !names.contains("settings.json") && !names.contains("holidays/ZZ.xml"))
    }

    /// A folder of an operator, with a few documents only.
    private struct Few: DocumentSource {
        let name = "few"

        func bytes(of name: String) -> [UInt8]? {
            ["countries.xml", "holidays/DE.xml"].contains(name) ? EmbeddedDocuments().bytes(of: name) : nil
        }
    }

    @Test("F7 A folder publishes what it has, with the program's schemas, and no days of changes that it does not keep")
    func few() async throws {
        let documents = try #require(try await DocumentLibrary(Few()).documents())
        #expect(documents.map(\.name).filter { !$0.hasSuffix(".xsd") } == ["countries.xml", "holidays/DE.xml"])
        #expect(documents.count == 15 && documents.allSatisfy { $0.revised == nil })
        #expect(try await DocumentLibrary(Few()).document(named: "holidays/FR.xml") == nil)
    }

    @Test("F7 A site that publishes nothing has no list")
    func none() async throws {
        #expect(try await NoDocuments().documents() == nil)
        #expect(try await NoDocuments().document(named: "countries.xml") == nil)
    }
}
