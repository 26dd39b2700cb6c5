import Support
import TestSupport
import Testing

@testable import Documents

@Suite("Names of countries and regions")
struct PlaceNamesTests {
    private static let reader = DocumentReader(EmbeddedDocuments())
    static let languages = Language.all.filter { $0 != .english }

    private func names(_ code: String) throws -> PlaceNames {
        let language = try #require(Language(code: code))
        return try #require(try Self.reader.placeNames(in: language))
    }

    @Test("Every country has a name of its own in every language, and a place in the order", arguments: Self.languages)
    func countries(language: Language) throws {
        let names = try names(language.facts.code)
        let countries = try Self.reader.countries()
        #expect(countries.count == 250 && names.order.count == 251 && names.tag == language.facts.tag)
        #expect(Set(names.order) == Set(countries.map(\.code) + [.own]))
        let texts = try countries.map { try #require(names.name(of: $0.code)) }
        #expect(Set(texts).count == 250 && texts.allSatisfy { !$0.isEmpty })
    }

    @Test("The regions that have names are those of countries.xml; two of three have one", arguments: Self.languages)
    func regions(language: Language) throws {
        let names = try names(language.facts.code)
        var (named, all) = (0, 0)
        for country in try Self.reader.countries() {
            let codes = Set(country.regions.all.map(\.code))
            let own = names.regions(of: country.code)
            let texts = own.order.compactMap { own[$0] }
            #expect(Set(texts).count == texts.count, "\(country.code)")
            #expect(own.order.isEmpty || Set(own.order) == codes, "\(country.code)")
            (named, all) = (named + texts.count, all + codes.count)
        }
        #expect(all > 600 && named * 3 >= all * 2, "\(named) of \(all)")
    }

    @Test(
        "Reviewed names of countries and regions",
        arguments: [
            ("de", "DE", "Deutschland"), ("fr", "DE", "Allemagne"), ("es", "DE", "Alemania"), ("pt", "DE", "Alemanha"),
            ("it", "DE", "Germania"), ("nl", "DE", "Duitsland"), ("pl", "DE", "Niemcy"), ("uk", "DE", "Німеччина"),
            ("tr", "DE", "Almanya"), ("ar", "DE", "ألمانيا"), ("he", "DE", "גרמניה"), ("hi", "DE", "जर्मनी"),
            ("ja", "DE", "ドイツ"), ("zh", "DE", "德国"), ("de", "TR", "Türkei"), ("tr", "TR", "Türkiye"),
            ("de", "DE-BY", "Bayern"), ("fr", "DE-BY", "Bavière"), ("pl", "DE-BY", "Bawaria"),
            ("ja", "DE-BY", "バイエルン州"), ("zh", "DE-BY", "巴伐利亚"), ("zh", "AT-9", "维也纳"), ("fr", "CH-VD", "Vaud"),
            ("it", "CH-ZH", "Zurigo"), ("de", "CH-GE", "Genf"), ("pl", "PL-14", "Mazowieckie"),
            ("de", "US-CA", "Kalifornien"), ("he", "GB-SCT", "סקוטלנד"), ("uk", "CA-QC", "Квебек"),
            ("it", "IT-FI", "Firenze"), ("de", "IT-MI", "Mailand"), ("es", "AR-B", "Buenos Aires"),
            ("fr", "AR-B", "Province de Buenos Aires"), ("fr", "US-PR", "Porto Rico"), ("de", "HK", "Hongkong"),
            ("ja", "MO", "マカオ"), ("de", "FR-6AE", "Elsass"), ("ar", "FR-6AE", "الألزاس"),
            ("de", "ES-CN", "Kanarische Inseln"), ("hi", "IN-LA", "लद्दाख"), ("fr", "IT-SU", "Sardaigne du Sud"),
            ("pt", "IT-BZ", "Província autônoma de Bolzano"),
        ])
    func reviewed(language: String, place: String, name: String) throws {
        #expect(try names(language).name(of: try #require(Territory(place))) == name)
    }

    @Test(
        "Countries are in the order of each language's dictionaries",
        arguments: [
            ("de", "OM AT PK"), ("pl", "LU LV MK"), ("tr", "IQ IR"), ("tr", "CF UZ PK"), ("es", "NE NG"),
            ("zh", "AL DE CN"), ("ja", "IS JP"), ("uk", "AU IN JM"), ("he", "UG TH"), ("fr", "EG EC ES EE"),
        ])
    func order(language: String, countries: String) throws {
        let order = try names(language).order
        let places = try countries.split(separator: " ").map { code in
            try #require(order.firstIndex(of: Sample.code(String(code))))
        }
        #expect(places == places.sorted())
    }

    @Test(
        "Regions are in the order of each language's dictionaries",
        arguments: [
            ("pl", "PL", "06 08 10 12 24 26 28"), ("de", "DE", "Augsburg BW BY BE"), ("es", "ES", "AN AR AS"),
            ("tr", "DE", "BW BY"), ("fr", "FR", "971 973 974 972 57"),
        ])
    func regionOrder(language: String, country: String, regions: String) throws {
        let order = try names(language).regions(of: Sample.code(country)).order
        let places = try regions.split(separator: " ").map { code in
            try #require(order.firstIndex(of: Sample.region(String(code))))
        }
        #expect(places == places.sorted())
    }

    @Test("There are no names for English, and a place without a name has none")
    func missing() throws {
        #expect(try Self.reader.placeNames(in: .english) == nil)
        let names = PlaceNames(tag: "de", countries: [(Sample.code("DE"), "Deutschland")])
        #expect(names.name(of: Territory(Sample.code("DE"))) == "Deutschland")
        #expect(names.name(of: Territory(Sample.code("FR"))) == nil)
        #expect(names.name(of: try #require(Territory("DE-BY"))) == nil)
        #expect(names.regions(of: Sample.code("DE")).order.isEmpty)
    }

    @Test("The library reads them once it is asked, for each language")
    func library() async throws {
        let library = DocumentLibrary(EmbeddedDocuments())
        for language in Self.languages {
            #expect(try await library.placeNames(in: language)?.tag == language.facts.tag)
        }
        #expect(try await library.placeNames(in: .english) == nil)
    }

    @Test(
        "A document that does not fit the schema, or in another language, is rejected",
        arguments: [
            "<places language='de'/>",
            "<places language='fr'><country code='DE'>A</country></places>",
            "<places language='de'><country code='DE'/></places>",
            "<places language='de'><country>A</country></places>",
            "<places language='de'><country code='de'>A</country></places>",
            "<places language='de'><country code='DE'>A</country><country code='DE'>B</country></places>",
            "<places language='de'><regions country='DE'>BY Bayern</regions></places>",
            "<places language='de'><country code='DE'>A</country><regions>BY Bayern</regions></places>",
            "<places language='de'><country code='DE'>A</country><regions country='DE'>BY B</regions><regions country='DE'>SL S</regions></places>",
            "<places language='de'><country code='DE'>A</country><regions country='DE'>BY Bayern;</regions></places>",
            "<places language='de'><country code='DE'>A</country><regions country='DE'>B/Y Bayern</regions></places>",
            "<places language='de'><country code='DE'>A</country><regions country='DE'>BY Bayern; BY Baiern</regions></places>",
            "<places language='de'><country code='DE'>A</country><languages>de</languages></places>",
            "<places language='de'><country code='DE'>A</country><languages>de Deutsch; de Deutsch</languages></places>",
        ])
    func rejected(text: String) throws {
        let german = try #require(Language(code: "de"))
        let label = DocumentLabel(name: "places/de.xml", source: "test")
        let bytes = Array(text.replacing("<places", with: "<places xmlns='urn:almanac:places'").utf8)
        #expect(throws: DocumentFailure.self) {
            _ = try PlaceNamesDocument(label.xml(bytes, DocumentSchemas.places), in: german, label: label)
        }
    }
}
