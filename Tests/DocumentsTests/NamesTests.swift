import TestSupport
import Testing

@testable import Documents

@Suite("Names of holidays")
struct NamesTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    private func read(_ content: String) throws -> [HolidayName] {
        let text = """
            <names xmlns="urn:almanac:names"><language tag="de" name="German"/>
            \(content)</names>
            """
        return try OwnFormat.names(Array(text.utf8), label: DocumentLabel(name: "names.xml", source: "test"))
    }

    private func codes(_ list: String) throws -> [CountryCode] {
        try list.split(separator: " ").map { try #require(CountryCode(String($0))) }
    }

    @Test("W3 A name has its language, its occasion, and where holidays have it")
    func read() throws {
        let names = try read(
            """
            <feast><called lang="de" others="DE">Sommerferien</called></feast>
            <feast occasion="christmas-day">
            <called lang="de" countries="AT DE" others="CH">Weihnachten</called></feast>
            """)
        #expect(names.count == 2 && names[0].occasion == nil && names[0].countries.isEmpty)
        #expect(names[1].text == LocalizedText("Weihnachten", language: "de") && names[1].languageName.text == "German")
        #expect(try names[1].countries == codes("AT DE") && names[1].others == codes("CH"))
        #expect(names[1].occasion == Slug("christmas day") && names[1].searchKey == SearchKey("weihnachten"))
    }

    @Test(
        "A document that breaks the schema is refused, with the line",
        arguments: [
            "<feast/>", "<feast><called lang=\"fr\" countries=\"FR\">Noël</called></feast>",
            "<feast><called countries=\"DE\">Weihnachten</called></feast>",
            "<feast occasion=\"A B\"><called lang=\"de\" countries=\"DE\">Weihnachten</called></feast>",
            "<feast><called lang=\"de\" countries=\"de\">Weihnachten</called></feast>",
        ])
    func refused(content: String) throws {
        let failure = try #require(throws: DocumentFailure.self) { try read(content) }
        #expect(failure.description.contains("names.xml") && failure.description.contains("line 2"))
    }

    @Test("W3 The embedded names are those of all countries’ holidays, with the occasions and types that they have")
    func embedded() async throws {
        let names = try await Self.library.names()
        #expect(names.count > 4_000)
        var expected: [Called: Set<String>] = [:]
        for country in try await Self.library.countries().value {
            let calendar = try #require(
                try await Self.library.calendar(of: country.code, covering: CalendarScope(year: 2026)))
            let languages = [nil] + Set(calendar.value.regions.compactMap(\.language))
            for holiday in calendar.value.holidays {
                let texts = [holiday.kind.name] + languages.compactMap { holiday.kind.localName(in: $0) }
                for text in texts {
                    let isPublic = holiday.kind.types.contains(.publicHoliday)
                    expected[Called(text.text, holiday.kind.occasion), default: []]
                        .insert("\(country.code)\(isPublic ? "+" : "")")
                }
            }
        }
        var found: [Called: Set<String>] = [:]
        for name in names {
            let codes = name.countries.flatMap { ["\($0)+", "\($0)"] } + name.others.map(\.description)
            found[Called(name.text.text, name.occasion), default: []].formUnion(codes)
        }
        for (called, codes) in expected {
            let known = found[called] ?? []
            #expect(codes.isSubset(of: known), "\(called)")
        }
        // The documents may name the same thing in two languages with one text; nothing else is beside what was found.
        #expect(Set(found.keys) == Set(expected.keys))
    }

    private struct Called: Hashable {
        let text: String
        let occasion: Slug?

        init(_ text: String, _ occasion: Slug?) {
            self.text = text
            self.occasion = occasion
        }
    }

    @Test("Every occasion that a name has exists")
    func occasions() async throws {
        let known = Set(try await Self.library.occasions().map(\.id))
        let named = Set(try await Self.library.names().compactMap(\.occasion))
        #expect(named.isSubset(of: known) && named.count > 200)
    }

    @Test("A folder with calendars of its own says nothing of names in other countries")
    func folder() async throws {
        struct Nothing: DocumentSource {
            let name = "nothing"
            func bytes(of _: String) -> [UInt8]? { nil }
        }
        #expect(try await DocumentLibrary(Nothing()).names().isEmpty)
    }
}
