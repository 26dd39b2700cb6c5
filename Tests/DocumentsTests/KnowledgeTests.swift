import TestSupport
import Testing

@testable import Documents

@Suite("What documents say of what is known")
struct KnowledgeTests {
    private func read(_ knowledge: String) throws -> HolidayCalendar {
        let text = """
            <calendar xmlns="urn:almanac:holidays" country="DE" from="2020" to="2035" weekend="6 7">
            \(knowledge)</calendar>
            """
        let country = try #require(CountryCode("DE"))
        let label = DocumentLabel(name: "holidays/DE.xml", source: "test")
        return try OwnFormat.calendar(Array(text.utf8), of: country, label: label)
    }

    @Test("B1 A fact has types, basis, days, regions, authorities with and without an address, and what is missing")
    func read() throws {
        let calendar = try read(
            """
            <knowledge types="public bank" basis="law"/>
            <knowledge types="school" basis="formula" from="2021-01-01" until="2028-07-04" to="2030-12-31" regions="A B">
            <authority href="https://a.example/b">The  act</authority><authority>The order</authority>
            <lacks>breaks</lacks></knowledge>
            """)
        let facts = try #require(calendar.knowledge).facts
        #expect(facts.count == 2 && facts[0].types == [.publicHoliday, .bank] && facts[0].basis == .law)
        let (first, last) = (try #require(CivilDate("2020-01-01")), try #require(CivilDate("2035-12-31")))
        #expect(facts[0].days == first...last && facts[0].until == nil && facts[0].regions.isEmpty)
        #expect(
            facts[1].days.lowerBound == CivilDate("2021-01-01") && facts[1].days.upperBound == CivilDate("2030-12-31"))
        #expect(facts[1].until == CivilDate("2028-07-04") && facts[1].lacks == "breaks" && facts[1].basis == .formula)
        #expect(
            facts[1].authorities == [
                Authority(title: "The act", address: "https://a.example/b"), Authority(title: "The order"),
            ])
        #expect(Set(facts[1].regions.map(\.description)) == ["A", "B"])
        #expect(try read("").knowledge == nil)
    }

    @Test(
        "B1 Facts that break a rule are refused, with the line",
        arguments: [
            #"<knowledge types="school" basis="announced"/>"#, #"<knowledge types="school" basis="formula"/>"#,
            #"<knowledge types="school" basis="guess"/>"#, #"<knowledge basis="law"/>"#,
            #"<knowledge types="school" basis="law" from="2027-01-01" to="2026-01-01"/>"#,
            #"<knowledge types="school" basis="law"><authority href="http://a.example">A</authority></knowledge>"#,
        ])
    func refused(text: String) throws {
        let failure = try #require(throws: DocumentFailure.self) { try read(text) }
        #expect(failure.description.contains("line "))
    }
}
