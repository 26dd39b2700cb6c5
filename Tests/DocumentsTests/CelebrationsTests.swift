import AlmanacValues
import Entities
import ServiceContracts
import Testing

@testable import Documents

@Suite("Celebrations")
struct CelebrationsTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    private func celebrations(_ occasion: String, _ year: Int) async throws -> [Celebration] {
        try await Self.library.celebrations(of: Slug(occasion), in: year)
    }

    private func code(_ text: String) throws -> CountryCode { try #require(CountryCode(text)) }

    @Test("Christmas Day is on 25 December in most countries, on 7 January in Serbia, and in Bosnia only in a region")
    func christmas() async throws {
        let found = try await celebrations("christmas day", 2026)
        let (december, january) = (
            try #require(found.first { $0.date.description == "2026-12-25" }),
            try #require(found.first { $0.date.description == "2026-01-07" })
        )
        let (germany, serbia) = (try code("DE"), try code("RS"))
        #expect(december.countries.count > 100 && december.countries.contains(germany))
        #expect(january.countries.contains(serbia) && !january.countries.contains(germany))
        #expect(found.map(\.date) == found.map(\.date).sorted())
    }

    @Test("A feast of several days is given with its first, and one that moves with the day that is kept")
    func days() async throws {
        let easter = try await celebrations("easter monday", 2027)
        #expect(easter.contains { $0.date.description == "2027-03-29" && $0.countries.count > 40 })
        // Colombia moves Epiphany to a Monday.
        let epiphany = try await celebrations("epiphany", 2026)
        let colombia = try code("CO")
        #expect(epiphany.first { $0.countries.contains(colombia) }?.date.description == "2026-01-12")
    }

    @Test("Years that are not known have none, and neither has an unknown occasion")
    func none() async throws {
        for (occasion, year) in [("christmas day", 2019), ("christmas day", 2036), ("no such day", 2026)] {
            #expect(try await celebrations(occasion, year).isEmpty)
        }
    }

    @Test("What they say is what the calendars say")
    func agreement() async throws {
        for text in ["DE", "US", "IN", "CO"] {
            let country = try code(text)
            let calendar = try #require(
                try await Self.library.calendar(of: country, covering: CalendarScope(year: 2026))
            ).value
            let national = calendar.holidays(in: 2026).filter {
                $0.kind.level == .national && $0.kind.types.contains(.publicHoliday) && $0.isOffOnOwnDate
            }
            for holiday in national {
                guard let occasion = holiday.kind.occasion else { continue }
                let found = try await Self.library.celebrations(of: occasion, in: 2026)
                let isFirst = !national.contains {
                    $0.kind.occasion == occasion && $0.date == holiday.date.adding(days: -1)
                }
                let isThere = found.contains { $0.date == holiday.date && $0.countries.contains(country) }
                #expect(isThere == isFirst, "\(text) \(holiday.id)")
            }
        }
    }

    private func read(_ attributes: String) throws -> CelebrationsDocument {
        let text = """
            <celebrations xmlns="urn:almanac:celebrations"><occasion id="feast">
            <on \(attributes)/></occasion></celebrations>
            """
        let label = DocumentLabel(name: "celebrations.xml", source: "test")
        return try CelebrationsDocument(
            label.xml(Array(text.utf8), DocumentSchemas.celebrations), label: label)
    }

    @Test("29 February is kept in leap years only")
    func leapDay() throws {
        let document = try read("day=\"02-29\" from=\"2024\" to=\"2028\" countries=\"DE\" some=\"CH\"")
        let counts = (2023...2029).map { document.celebrations(of: Slug("feast"), in: $0).count }
        #expect(counts == [0, 1, 0, 0, 0, 1, 0])
        let switzerland = try code("CH")
        #expect(document.celebrations(of: Slug("feast"), in: 2024).first?.countriesInPart == [switzerland])
    }

    @Test(
        "A day that no year has, and years in the wrong order, are refused with the line",
        arguments: ["day=\"02-30\" from=\"2024\" to=\"2028\"", "day=\"02-28\" from=\"2028\" to=\"2024\""])
    func refused(attributes: String) throws {
        let failure = try #require(throws: DocumentFailure.self) { try read(attributes) }
        #expect(failure.description.contains("line 2"))
    }

    @Test("A folder with calendars of its own says nothing of other countries")
    func folder() async throws {
        struct Nothing: DocumentSource {
            let name = "nothing"
            func bytes(of _: String) -> [UInt8]? { nil }
        }
        #expect(try await DocumentLibrary(Nothing()).celebrations(of: Slug("christmas day"), in: 2026).isEmpty)
    }
}
