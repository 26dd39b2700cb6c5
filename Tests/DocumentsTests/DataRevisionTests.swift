import TestSupport
import Testing

@testable import Documents

@Suite("The revision of the data")
struct DataRevisionTests {
    /// The embedded documents with a line break added to one of them, or without one of them.
    private struct Changed: DocumentSource {
        let name = "changed"
        var longer: String?
        var missing: String?

        func bytes(of name: String) -> [UInt8]? {
            guard name != missing, let bytes = EmbeddedDocuments().bytes(of: name) else { return nil }
            return name == longer ? bytes + [0x0A] : bytes
        }
    }

    @Test("V1 The revision from the build is that of the documents, which are not read for it")
    func embedded() throws {
        let revision = try DocumentLibrary(EmbeddedDocuments()).revision()
        #expect(try DocumentReader(EmbeddedDocuments()).computedRevision() == revision)
        #expect(revision == EmbeddedDocuments.revision && revision.date != nil)
        #expect(revision.description.wholeMatch(of: /\d{4}-\d\d-\d\d-[0-9a-f]{16}/) != nil, "\(revision)")
    }

    @Test("V1 Its day is the newest of all countries, which their calendars and feeds say too")
    func date() async throws {
        let library = DocumentLibrary(EmbeddedDocuments())
        var dates: [CivilDate?] = []
        for country in try await library.countries().value {
            let recorded = try await library.revisions(of: country.code)?.first?.date
            let said = try await library.calendar(of: country.code, covering: .init(year: 2026, regions: .wholeCountry))
            #expect(recorded == said?.value.revised && recorded != nil, "\(country.code)")
            dates.append(recorded)
        }
        #expect(EmbeddedDocuments.revision.date == dates.compactMap(\.self).max())
    }

    @Test("A change of any document is another revision; an operator's folder may have no date")
    func changes() throws {
        let usual = try DocumentLibrary(Changed()).revision()
        #expect(usual == EmbeddedDocuments.revision)
        for name in [
            "countries.xml", "holidays/DE.xml", "stories/DE.xml", "stories/occasions.xml", "quotes.html", "people.html",
        ] {
            let changed = try DocumentLibrary(Changed(longer: name)).revision()
            #expect(changed.digest != usual.digest && changed.date == usual.date, "\(name)")
        }
        let undated = try DocumentLibrary(Changed(missing: "changes.xml")).revision()
        #expect(undated.date == nil && undated.digest != usual.digest)
        #expect(undated.description.wholeMatch(of: /[0-9a-f]{16}/) != nil)
        #expect(throws: DocumentFailure.self) { try DocumentLibrary(Changed(missing: "countries.xml")).revision() }
    }

    @Test("The newest date is found in the text")
    func newest() {
        #expect(EmbeddedDocuments.newestDate(in: "") == nil)
        #expect(EmbeddedDocuments.newestDate(in: "<revision date=\"2026-11-2") == nil)
        #expect(EmbeddedDocuments.newestDate(in: "<revision date=\"2026-11-22")?.description == "2026-11-22")
        let several: StaticString = """
            <r><revision date="2026-11-20"><change date="2031-01-01"/></revision><revision date="2026-12-01"/>
            <revision date="2025-12-31"/></r>
            """
        #expect(EmbeddedDocuments.newestDate(in: several)?.description == "2026-12-01")
    }
}
