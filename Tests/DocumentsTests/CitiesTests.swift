import TestSupport
import Testing

@testable import Documents

@Suite("Cities")
struct CitiesTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    private func read(_ content: String) throws -> [City] {
        let label = DocumentLabel(name: "cities.xml", source: "test")
        let bytes = Array("<cities xmlns='urn:almanac:cities'>\n\(content)</cities>".utf8)
        return try CitiesDocument(label.xml(bytes, DocumentSchemas.cities), label: label).cities
    }

    @Test("J1 A city has its names, its country, and the region if there is one")
    func read() throws {
        let cities = try read("<city country='DE' region='BY'>Munich|München</city><city country='JP'>Tokyo</city>")
        #expect(cities.map(\.names) == [["Munich", "München"], ["Tokyo"]])
        #expect(cities.map(\.territory.description) == ["DE-BY", "JP"] && cities[0].name == "Munich")
    }

    @Test(
        "J1 A document that breaks the schema is refused",
        arguments: [
            "", "<city>Munich</city>", "<city country='de'>Munich</city>", "<city country='DE'/>",
            "<city country='DE'>Munich||M</city>", "<city country='DE' region='B Y'>Munich</city>",
        ])
    func refused(content: String) {
        #expect(throws: DocumentFailure.self) { try read(content) }
    }

    @Test("J1 Every embedded city is in a country that we have, and in a region that its calendar has")
    func embedded() async throws {
        let cities = try await Self.library.cities()
        #expect(cities.count > 1_400)
        let countries = try await Self.library.countries().value
        let known = Dictionary(uniqueKeysWithValues: countries.map { ($0.code, Set($0.regions.all.map(\.code))) })
        for city in cities {
            let regions = try #require(known[city.territory.country], "\(city.name)")
            if let region = city.territory.region { #expect(regions.contains(region), "\(city.name): \(region)") }
        }
        for (name, place) in [
            ("Munich", "DE-BY"), ("London", "GB-ENG"), ("Mumbai", "IN-MH"), ("Tokyo", "JP"), ("Sacramento", "US-CA"),
            ("Strasbourg", "FR-6AE"), ("Milan", "IT-MI"),
        ] {
            #expect(cities.first { $0.name == name }?.territory.description == place, "\(name)")
        }
    }
}
