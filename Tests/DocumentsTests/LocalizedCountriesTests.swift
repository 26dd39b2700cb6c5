import Documents
import TestSupport
import Testing

@Suite("Countries in a language")
struct LocalizedCountriesTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    private func countries(_ code: String) async throws -> [Country] {
        let language = try #require(Language(code: code))
        return try await LocalizedCountries(Self.library, in: language, Self.library, cache: LocalizedCountryCache())
            .countries().value
    }

    private func country(_ code: String, in language: String) async throws -> Country {
        try #require(try await countries(language).first { $0.code == Sample.code(code) })
    }

    @Test("A country has its name in the language, and no local name that is the same")
    func names() async throws {
        let german = try await country("DE", in: "de")
        #expect(german.localizedName == LocalizedText("Deutschland", language: "de") && german.localNames.isEmpty)
        let french = try await country("DE", in: "fr")
        #expect(french.localizedName == LocalizedText("Allemagne", language: "fr"))
        #expect(french.localNames == [LocalizedText("Deutschland", language: "de")])
        #expect(try await country("DE", in: "zh").nameLanguage == "zh-Hans")
        let english = try #require(try await Self.library.country(Sample.code("DE")))
        #expect(english.nameLanguage == "en")
        #expect((german.alpha3, german.zones, german.weekend) == (english.alpha3, english.zones, english.weekend))
        #expect(german.years == english.years && german.weekStart == english.weekStart)
    }

    @Test("Regions are called as the language calls them; others keep their English name, and zones stay")
    func regions() async throws {
        func region(_ code: String, of country: Country) throws -> CountryRegion {
            try #require(country.regions.all.first { $0.code.description == code })
        }
        let germany = try await country("DE", in: "de")
        let bavaria = try region("BY", of: germany)
        #expect(bavaria.localizedName == LocalizedText("Bayern", language: "de") && bavaria.localName == nil)
        #expect(bavaria.aliases == ["Bavaria"])
        let polish = try region("BY", of: try await country("DE", in: "pl"))
        #expect(polish.name == "Bawaria" && polish.localName == LocalizedText("Bayern", language: "de"))
        let flemish = try region("FLEMISH", of: try await country("BE", in: "de"))
        #expect(flemish.localizedName == LocalizedText("Flemish Community", language: "en") && flemish.aliases.isEmpty)
        #expect(try region("CA", of: try await country("US", in: "fr")).zone == "America/Los_Angeles")
    }

    @Test(
        "The name, the English and local ones and the codes are found by a search", arguments: ["de", "pl", "ja", "ar"])
    func searchKeys(language: String) async throws {
        let germany = try await country("DE", in: language)
        #expect(germany.searchKeys.first == SearchKey(germany.name))
        for text in ["Germany", "DE", "DEU", "Deutschland", germany.name] {
            #expect(germany.searchKeys.contains(SearchKey(text)), "\(text)")
        }
        let keys = germany.regions.searchKeys.flatMap(\.self)
        for text in ["Bavaria", "Bayern", "Hesse", "Hessen"] { #expect(keys.contains(SearchKey(text)), "\(text)") }
        #expect(try await country("GB", in: language).searchKeys.contains(SearchKey("UK")))
    }

    @Test("The list is in the order of the language's dictionaries")
    func order() async throws {
        let german = try await countries("de").map(\.name)
        #expect(german.count == 250 && german.first == "Afghanistan" && german.dropFirst().first == "Ägypten")
        let place = try #require(german.firstIndex(of: "Österreich"))
        #expect(german[place - 1] == "Oman" && german[place + 1] == "Pakistan")
        let unknown = Sample.country("QQ", "Nowhere")
        let names = PlaceNames(
            tag: "de", countries: [(Sample.code("AT"), "Österreich"), (Sample.code("DE"), "Deutschland")])
        let some = [unknown, Sample.country("DE", "Germany"), Sample.country("AT", "Austria")].named(in: names)
        #expect(some.map(\.name) == ["Österreich", "Deutschland", "Nowhere"] && some.last == unknown)
    }

    @Test("The same list is not made anew, and another one is")
    func cache() async throws {
        let german = try #require(Language(code: "de"))
        let cache = LocalizedCountryCache()
        let names = try #require(try await Self.library.placeNames(in: german))
        func list(_ countries: [Country]) async throws -> [Country] {
            try await LocalizedCountries(CountryServiceDouble(countries), in: german, Self.library, cache: cache)
                .countries().value
        }
        let originals = try await Self.library.countries().value
        let first = try await list(originals)
        #expect(
            first.withUnsafeBufferPointer { $0.baseAddress }
                == (try await list(originals)).withUnsafeBufferPointer { $0.baseAddress })
        #expect(try await list(originals.dropLast().map(\.self)).count == 249)
        let service = LocalizedCountries(Self.library, in: german, Self.library, cache: cache)
        #expect(try await service.country(Sample.code("AT"))?.name == "Österreich")
        #expect(try await service.country(Sample.code("QQ")) == nil)
        let other = Sample.country("AT", "Ostmark")
        #expect(await service.localized(other).aliases == ["Ostmark"])
        #expect(names.name(of: Sample.code("AT")) == "Österreich")
    }

    /// A source that cannot be read.
    private struct Broken: PlaceNameService {
        func placeNames(in _: Language) async throws(ServiceFailure) -> PlaceNames? { throw .invalid }
    }

    @Test("Without names, or if they cannot be read, the countries are in English; the failure of the countries stays")
    func failure() async throws {
        let german = try #require(Language(code: "de"))
        let originals = try await Self.library.countries().value
        for source in [Broken(), NoPlaceNames()] as [any PlaceNameService] {
            let service = LocalizedCountries(Self.library, in: german, source, cache: LocalizedCountryCache())
            #expect(try await service.countries().value == originals)
            #expect(try await service.country(Sample.code("DE"))?.name == "Germany")
        }
        let failing = LocalizedCountries(
            CountryServiceDouble(failing: .timedOut), in: german, Self.library, cache: LocalizedCountryCache())
        await #expect(throws: ServiceFailure.timedOut) { try await failing.countries() }
        await #expect(throws: ServiceFailure.timedOut) { try await failing.country(Sample.code("DE")) }
    }

    @Test("The age of a stale list stays")
    func age() async throws {
        let german = try #require(Language(code: "de"))
        let stale = CountryServiceDouble([Sample.germany], age: .ownData(revised: nil))
        let supply = try await LocalizedCountries(stale, in: german, Self.library, cache: LocalizedCountryCache())
            .countries()
        #expect(supply.age == .ownData(revised: nil) && supply.value.map(\.name) == ["Deutschland"])
    }
}
