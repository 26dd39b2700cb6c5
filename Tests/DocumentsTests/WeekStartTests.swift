import TestSupport
import Testing

@testable import Documents

@Suite("Starts of weeks")
struct WeekStartTests {
    @Test(
        "K1 Each country has the weekday that its calendars begin with",
        arguments: [
            ("DE", Weekday.monday), ("US", .sunday), ("IL", .sunday), ("NP", .sunday), ("CN", .monday),
            ("EG", .saturday), ("MV", .friday), ("AQ", .monday),
        ])
    func embedded(code: String, start: Weekday) async throws {
        let library = DocumentLibrary(EmbeddedDocuments())
        let code = try #require(CountryCode(code))
        #expect(try await library.country(code)?.weekStart == start)
    }

    private func countries(_ attribute: String) throws -> [Country] {
        let text = """
            <countries xmlns="urn:almanac:countries">
            <country alpha2="DE" zones="Europe/Berlin" weekend="6 7" \(attribute) from="2020" to="2035">\
            <name>Germany</name></country></countries>
            """
        return try OwnFormat.countries(Array(text.utf8), label: DocumentLabel(name: "countries.xml", source: "test"))
    }

    @Test("K1 A document that does not say begins weeks on Monday; what is no weekday is refused")
    func missing() throws {
        #expect(try countries("").map(\.weekStart) == [.monday])
        #expect(try countries("week-start=\"5\"").map(\.weekStart) == [.friday])
        for number in ["0", "8", "", "6 7", "x"] {
            #expect(throws: DocumentFailure.self) { try countries("week-start=\"\(number)\"") }
        }
    }

    @Test("F6 A country has its official languages; a document need not say, and what is no code is refused")
    func languages() async throws {
        #expect(try countries("").map(\.officialLanguages) == [[]])
        let two = try countries("languages=\"de gsw\"")
        #expect(two.map { $0.officialLanguages.map(\.description) } == [["DE", "GSW"]])
        for codes in ["", "DE", "d", "german", "de,fr"] {
            #expect(throws: DocumentFailure.self) { try countries("languages=\"\(codes)\"") }
        }
        let library = DocumentLibrary(EmbeddedDocuments())
        for (code, languages) in [
            ("CH", ["DE", "FR", "IT", "RM"]), ("RS", ["SR"]), ("US", ["EN"]), ("AQ", []),
        ] as [(String, [String])] {
            let code = try #require(CountryCode(code))
            #expect(try await library.country(code)?.officialLanguages.map(\.description) == languages)
        }
    }
}
