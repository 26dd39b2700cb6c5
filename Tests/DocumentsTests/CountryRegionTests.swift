import TestSupport
import Testing

@testable import Documents

@Suite("Regions of countries")
struct CountryRegionTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    private func code(_ text: String) throws -> CountryCode { try #require(CountryCode(text)) }

    @Test("C3 The regions of each country are those of its calendar, with the same names")
    func agreement() async throws {
        var count = 0
        for country in try await Self.library.countries().value {
            let calendar = try #require(
                try await Self.library.calendar(of: country.code, covering: CalendarScope(year: 2026))
            ).value
            let regions = country.regions.all.map { HolidayCalendar.Region(code: $0.code, name: $0.name) }
            let own = calendar.regions.map { HolidayCalendar.Region(code: $0.code, name: $0.name) }
            #expect(Set(regions) == Set(own) && regions.count == own.count, "\(country.code)")
            count += regions.count
        }
        #expect(count > 600)
    }

    @Test("C3 A region has its code and names; its keys are made of them")
    func names() async throws {
        let germany = try #require(try await Self.library.country(code("DE")))
        let place = try #require(germany.regions.all.firstIndex { $0.code.description == "BY" })
        let bavaria = germany.regions.all[place]
        #expect(bavaria.name == "Bavaria" && bavaria.localName == LocalizedText("Bayern", language: "de"))
        #expect(germany.regions.searchKeys[place] == [SearchKey("bavaria"), SearchKey("bayern")])
        #expect(germany.regions.searchKeys.count == germany.regions.all.count)
        let kiribati = try #require(try await Self.library.country(code("KI")))
        #expect(kiribati.regions.all.isEmpty && kiribati.regions.searchKeys.isEmpty)
    }

    @Test("C3 A region has a name in its own language: Swedish on Åland, French in Geneva")
    func languages() async throws {
        let cases = [("FI", "01", "sv", "Landskapet Åland"), ("CH", "GE", "fr", "Genève"), ("BE", "GERMAN", "de", nil)]
        for (country, region, language, text) in cases {
            let regions = try #require(try await Self.library.country(code(country))).regions.all
            let found = regions.first { $0.code.description == region }
            let local = try #require(found?.localName, "\(country) \(regions.map(\.code))")
            #expect(local.language == language && (text == nil || local.text == text), "\(country) \(region)")
        }
    }

    @Test(
        "C3 A region without a code or a name is refused, with the line",
        arguments: [
            "BYX", "B%Y Bavaria", "BY Bavaria; SL", "BY Bavaria; ; SL Saarland", "BY |Bayern", "BY Bavaria|",
            "BY Bavaria|de:", "BY Bavaria|:Bayern",
        ])
    func refused(regions: String) throws {
        let text = """
            <countries xmlns="urn:almanac:countries">
            <country alpha2="DE" zones="Europe/Berlin" weekend="6 7" from="2020" to="2035"><name>Germany</name>
            <regions lang="de">\(regions)</regions></country></countries>
            """
        let label = DocumentLabel(name: "countries.xml", source: "test")
        let failure = try #require(throws: DocumentFailure.self) {
            try OwnFormat.countries(Array(text.utf8), label: label)
        }
        #expect(failure.description.contains("line 3"))
    }

    @Test("J6 A region whose clocks are not the capital’s has its zone; every other one has none")
    func zones() async throws {
        let cases = [
            ("US", "TX", "America/Chicago"), ("US", "HI", "Pacific/Honolulu"), ("US", "NY", nil),
            ("ES", "CN", "Atlantic/Canary"), ("AU", "WA", "Australia/Perth"), ("CA", "BC", "America/Vancouver"),
            ("PT", "20", "Atlantic/Azores"), ("DE", "BY", nil), ("FR", "974", "Indian/Reunion"),
            ("FR", "PF", "Pacific/Tahiti"), ("FR", "57", nil),
        ]
        for (country, region, zone) in cases {
            let found = try #require(try await Self.library.country(code(country)))
            let own = try #require(found.regions.all.first { $0.code.description == region })
            #expect(own.zone == zone && found.zone(of: own.code) == zone ?? found.zones[0], "\(country)-\(region)")
        }
    }

    @Test(
        "J6 Zones of regions that are unknown, or of one region twice, are refused",
        arguments: [
            "America/Chicago", "America/Chicago QQ", "America/Chicago BY; America/Denver BY", "America/Chicago B%Y",
        ])
    func refusedZones(zones: String) throws {
        func read(_ zones: String) throws {
            let text = """
                <countries xmlns="urn:almanac:countries">
                <country alpha2="DE" zones="Europe/Berlin" weekend="6 7" from="2020" to="2035"><name>Germany</name>
                <regions>BY Bavaria</regions><region-zones>\(zones)</region-zones></country></countries>
                """
            _ = try OwnFormat.countries(Array(text.utf8), label: DocumentLabel(name: "countries.xml", source: "test"))
        }
        let failure = try #require(throws: DocumentFailure.self) { try read(zones) }
        #expect(failure.description.contains("line 3"))
        try read("America/Chicago BY")
    }
}
