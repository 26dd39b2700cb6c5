import TestSupport
import Testing

@testable import Documents

@Suite("Changes")
struct ChangesTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    private func code(_ text: String) throws -> CountryCode { try #require(CountryCode(text)) }

    private func read(_ revisions: String) throws -> [Revision] {
        let text = """
            <changes xmlns="urn:almanac:changes"><country code="DE" digest="0123456789abcdef">
            \(revisions)</country></changes>
            """
        let label = DocumentLabel(name: "changes.xml", source: "test")
        return try #require(try OwnFormat.changes(Array(text.utf8), label: label)[code("DE")])
    }

    @Test("F8 A revision has its date, its changes with their days, and the number of those that are not listed")
    func read() throws {
        let revisions = try read(
            """
            <revision date="2026-11-22" more="7">\
            <change kind="moved" name="A  Day" was="2026-10-12" date="2026-10-10"/>\
            <change kind="added" name="B" date="2026-01-01" last="2030-01-01" days="5"/>\
            <change kind="details"/></revision>
            <revision date="2026-11-21"><change kind="first" days="12"/></revision>
            """)
        #expect(revisions.map(\.date.description) == ["2026-11-22", "2026-11-21"])
        #expect(revisions.map(\.unlisted) == [7, 0])
        let day = try #require(CivilDate("2026-10-10"))
        let (first, last) = (try #require(CivilDate("2026-01-01")), try #require(CivilDate("2030-01-01")))
        #expect(
            revisions[0].changes == [
                DataChange(.moved, name: "A Day", dates: day...day, days: 1, former: "2026-10-12"),
                DataChange(.added, name: "B", dates: first...last, days: 5), DataChange(.details, days: 0),
            ])
        #expect(revisions[1].changes == [DataChange(.first, days: 12)])
    }

    @Test(
        "F8 A document that breaks a rule is refused, with the line",
        arguments: [
            "", "<revision date=\"2026-11-22\"/>",
            "<revision date=\"2026-11-21\"><change kind=\"first\"/></revision>"
                + "<revision date=\"2026-11-22\"><change kind=\"details\"/></revision>",
            "<revision date=\"2026-11-22\"><change kind=\"lost\"/></revision>",
            "<revision date=\"2026-11-22\"><change kind=\"added\" date=\"2026-01-01\"/></revision>",
            "<revision date=\"2026-11-22\"><change kind=\"added\" name=\"A\"/></revision>",
            "<revision date=\"2026-11-22\"><change kind=\"moved\" name=\"A\" date=\"2026-01-01\"/></revision>",
            "<revision date=\"2026-11-22\"><change kind=\"moved\" name=\"A\" date=\"2026-01-01\" was=\"A\"/>"
                + "</revision>",
            "<revision date=\"2026-11-22\"><change kind=\"renamed\" name=\"A\" date=\"2026-01-01\"/></revision>",
            "<revision date=\"2026-11-22\"><change kind=\"added\" name=\"A\" date=\"2026-01-02\" last=\"2026-01-01\"/>"
                + "</revision>",
        ])
    func refused(revisions: String) throws {
        let failure = try #require(throws: DocumentFailure.self) { try read(revisions) }
        #expect(failure.description.contains("changes.xml") && failure.description.contains("line "))
    }

    @Test("F8 Every embedded calendar was last revised when its newest revision says, and begins with the first")
    func embedded() async throws {
        for country in try await Self.library.countries().value {
            let revisions = try #require(try await Self.library.revisions(of: country.code), "\(country.code)")
            let scope = CalendarScope(year: 2026)
            let calendar = try #require(try await Self.library.calendar(of: country.code, covering: scope)).value
            #expect(revisions.first?.date == calendar.revised && calendar.revised != nil, "\(country.code)")
            #expect(revisions.last?.changes.map(\.kind) == [.first], "\(country.code)")
            #expect(revisions.dropLast().allSatisfy { !$0.changes.contains { $0.kind == .first } }, "\(country.code)")
        }
        #expect(try await Self.library.revisions(of: code("QQ")) == nil)
    }

    @Test("F8 Argentina's day of 2025 was moved, as its correction says")
    func argentina() async throws {
        let changes = try #require(try await Self.library.revisions(of: code("AR"))).flatMap(\.changes)
        let day = try #require(CivilDate("2025-10-10"))
        #expect(
            changes.contains(
                DataChange(
                    .moved, name: "Respect for Cultural Diversity Day", dates: day...day, days: 1, former: "2025-10-12")
            ))
    }

    @Test("F8 A folder without changes.xml keeps none")
    func folder() async throws {
        struct Nothing: DocumentSource {
            let name = "nothing"
            func bytes(of _: String) -> [UInt8]? { nil }
        }
        #expect(try await DocumentLibrary(Nothing()).revisions(of: code("DE")) == nil)
    }
}
