import TestSupport
import Testing

@testable import Documents

@Suite("Corrections")
struct CorrectionsTests {
    private func read(_ corrections: String) throws -> HolidayCalendar {
        let text = """
            <calendar xmlns="urn:almanac:holidays" country="DE" revised="2026-11-22" from="2020" to="2035"
             weekend="6 7">
            \(corrections)</calendar>
            """
        let country = try #require(CountryCode("DE"))
        let label = DocumentLabel(name: "holidays/DE.xml", source: "test")
        return try OwnFormat.calendar(Array(text.utf8), of: country, label: label)
    }

    private func correction(
        id: String = "a", source: String = "<source>The act</source>", from: String = "2026-08-15",
        to: String = "2027-08-15"
    ) -> String {
        """
        <correction id="\(id)"><what>Parts  keep it.</what><why>The source has not.</why>\(source)\
        <concerns name="Feast" regions="BY SN" from="\(from)" to="\(to)"/></correction>
        """
    }

    @Test("N9 A correction has an id, two sentences, sources and what it is about; a calendar when it was revised")
    func read() throws {
        let source = "<source href=\"https://a.example/b\">The act</source><source>The ordinance</source>"
        let calendar = try read(correction(source: source))
        #expect(calendar.revised == CivilDate("2026-11-22"))
        let found = try #require(calendar.corrections.first)
        #expect(found.id.description == "a" && found.fact == "Parts keep it." && found.reason == "The source has not.")
        #expect(found.sources.map(\.title) == ["The act", "The ordinance"])
        #expect(found.sources.map(\.address) == ["https://a.example/b", nil])
        let (first, last) = (try #require(CivilDate("2026-08-15")), try #require(CivilDate("2027-08-15")))
        let regions = [try #require(RegionCode("BY")), try #require(RegionCode("SN"))]
        #expect(found.concerns == [Correction.Concern(name: "Feast", dates: first...last, regions: regions)])
        #expect(try read("").corrections.isEmpty)
    }

    @Test("N9 Corrections that break a rule are refused, with the line")
    func refused() throws {
        let damaged = [
            correction(source: ""), correction(id: "A B"), correction(from: "2028-01-01"), correction() + correction(),
            correction(source: "<source href=\"http://a.example\">A</source>"),
            correction(source: "<source href=\"javascript:alert(1)\">A</source>"),
            "<correction id=\"a\"><what>A.</what><why>B.</why><source>C</source></correction>",
        ]
        for text in damaged {
            let failure = try #require(throws: DocumentFailure.self, "\(text)") { try read(text) }
            #expect(failure.description.contains("line "), "\(text)")
        }
    }

    @Test("N9 Each embedded correction has a source and is shown with at least one holiday in each of its regions")
    func embedded() async throws {
        let library = DocumentLibrary(EmbeddedDocuments())
        var ids: Set<Slug> = []
        for country in try await library.countries().value {
            let scope = CalendarScope(year: 2026)
            let calendar = try #require(try await library.calendar(of: country.code, covering: scope)).value
            for correction in calendar.corrections {
                #expect(ids.insert(correction.id).inserted, "\(correction.id)")
                #expect(correction.fact.hasSuffix(".") && correction.reason.hasSuffix("."), "\(correction.id)")
                #expect(!correction.sources.isEmpty, "\(correction.id)")
                let about = calendar.holidays.filter(correction.isAbout)
                #expect(!about.isEmpty && about.count < calendar.holidays.count, "\(correction.id)")
                for region in correction.concerns.flatMap(\.regions) {
                    #expect(about.contains { $0.kind.isKept(in: region) }, "\(correction.id) \(region)")
                }
            }
        }
        #expect(ids.count >= 14)
    }

    @Test("N9 Assumption Day in Bavaria is corrected, and that of Saarland is not")
    func bavaria() async throws {
        let library = DocumentLibrary(EmbeddedDocuments())
        let germany = try #require(CountryCode("DE"))
        let calendar = try #require(try await library.calendar(of: germany, covering: CalendarScope(year: 2026))).value
        let assumption = calendar.holidays(in: 2026).filter { $0.kind.name.text == "Assumption Day" }
        let (bavaria, saarland) = (try #require(RegionCode("BY")), try #require(RegionCode("SL")))
        #expect(assumption.count >= 2)
        for holiday in assumption {
            let notes = calendar.corrections.filter { $0.isAbout(holiday) }.map(\.id.description)
            let isBavarian = holiday.kind.regions.contains(bavaria)
            #expect(notes == (isBavarian ? ["de-bavaria-assumption"] : []), "\(holiday.id)")
            #expect(isBavarian || holiday.kind.regions.contains(saarland))
        }
    }
}
