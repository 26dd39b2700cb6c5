import TestSupport
import Testing

@testable import Documents

@Suite("Changes in the language of the page")
struct LocalizedChangesTests {
    private struct Changes: ChangeService {
        let changes: [DataChange]

        func revisions(of _: CountryCode) async throws(ServiceFailure) -> [Revision]? {
            [Revision(date: Sample.day("2026-11-25"), changes: changes, unlisted: 3)]
        }
    }

    private static let library = DocumentLibrary(EmbeddedDocuments())
    private let day = Sample.day("2026-03-20")

    private func revision(_ changes: [DataChange], in code: String) async throws -> Revision {
        let language = try #require(Language(code: code))
        let service = LocalizedChanges(Changes(changes: changes), in: language, Self.library)
        return try #require(try await service.revisions(of: Sample.code("MY"))?.first)
    }

    @Test("L5 A holiday that changed has its name in the language, and keeps its English one, by which it is known")
    func names() async throws {
        let changes = [
            DataChange(.estimated, name: "Islamic New Year", dates: day...day, days: 1),
            DataChange(.renamed, name: "Christmas Day", dates: day...day, days: 1, former: "New Year's Day"),
            DataChange(.moved, name: "No Such Day", dates: day...day, days: 1, former: "2026-03-19"),
        ]
        let revision = try await revision(changes, in: "de")
        #expect(revision.unlisted == 3 && revision.changes.map(\.name) == changes.map(\.name))
        #expect(revision.changes.map(\.former) == changes.map(\.former))
        #expect(revision.changes[0].translation?.language == "de")
        #expect(revision.changes[1].formerTranslation == LocalizedText("Neujahr", language: "de"))
        #expect(revision.changes[2].translation == nil && revision.changes[2].formerTranslation == nil)
    }

    @Test("Without translations the changes stay as they are")
    func untranslated() async throws {
        let change = DataChange(.added, name: "Christmas Day", dates: day...day, days: 1)
        let german = try #require(Language(code: "de"))
        let service = LocalizedChanges(Changes(changes: [change]), in: german, NoTranslations())
        #expect(try await service.revisions(of: Sample.code("MY"))?.first?.changes == [change])
    }
}
