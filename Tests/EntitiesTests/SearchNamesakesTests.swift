import TestSupport
import Testing

@testable import Entities

/// What else has the name of a country, or of a feast.
@Suite("Names of several things in a search")
struct SearchNamesakesTests {
    private static let countries = [
        Sample.country("ES", "Spain"), Sample.country("GD", "Grenada"), Sample.country("MX", "Mexico"),
        Sample.country("PE", "Peru"), Sample.country("GE", "Georgia"),
        Sample.country("US", "United States", regions: [Sample.countryRegion("GA", "Georgia")]),
    ]
    private static let cities = [
        City(["Granada"], in: Territory(Sample.code("ES"))),
        City(["Mexico City", "Mexiko"], in: Territory(Sample.code("MX"), Sample.region("CMX"))),
    ]
    private static let placeNames = [
        PlaceNames(
            tag: "es",
            countries: [("ES", "España"), ("GD", "Granada"), ("MX", "México"), ("US", "Estados Unidos")].map {
                (Sample.code($0), $1)
            }),
        PlaceNames(tag: "de", countries: [(Sample.code("MX"), "Mexiko"), (Sample.code("GE"), "Georgien")]),
        PlaceNames(tag: "hi", countries: [(Sample.code("PE"), "पेरू")]),
        PlaceNames(
            tag: "fr",
            countries: [
                (Sample.code("GD"), "Géorgie du Sud-et-les Îles Sandwich du Sud"), (Sample.code("GE"), "Géorgie"),
            ]),
    ]

    private static func name(
        _ text: String, _ language: String, _ countries: [String], others: [String] = [], of occasion: String?
    ) -> HolidayName {
        HolidayName(
            LocalizedText(text, language: language), languageName: LocalizedText(language, language: "en"),
            occasion: occasion.map { Slug($0) }, countries: countries.map(Sample.code), others: others.map(Sample.code))
    }

    private static let reader = SearchReader(
        SearchLexicon(
            countries: countries, cities: cities, occasions: [],
            names: [
                name("Carnival Monday", "en", ["AG", "GD"], of: "caribbean"),
                name("Carnival Monday", "en", ["AR", "VE"], others: ["TT"], of: "carnival"),
                name("Feast of All", "es", ["PE"], of: "all"), name("Feast Of All", "es", ["ES"], of: "all"),
                name("Only Here", "en", ["ES"], of: "all"), name("Local Day", "en", ["ES"], of: nil),
                name("Local Day", "en", ["PE"], of: nil),
            ], placeNames: placeNames), today: Sample.day("2026-11-30"))

    private func read(_ text: String) -> SearchReading { Self.reader.reading(of: text) }
    private func places(_ text: String) -> [String] { read(text).places.map { $0.city ?? $0.territory.description } }

    @Test("J1 A country is found by what other languages call it, on its own and beside other words")
    func countries() {
        #expect(places("España") == ["ES"] && places("estados unidos") == ["US"] && places("georgien 2027") == ["GE"])
        #expect(places("géorgie") == ["GE"])
        #expect(places("Géorgie du Sud-et-les Îles Sandwich du Sud") == ["GD"], "nine words")
    }

    @Test("J1 What only another language calls a country comes after cities of the name, and before their other names")
    func order() {
        #expect(places("granada") == ["Granada", "GD"])
        #expect(places("mexiko") == ["MX", "Mexico City"])
        #expect(places("georgia") == ["GE", "US-GA"])
    }

    @Test("J1 No text is completed to what another language calls a country")
    func completion() {
        #expect(places("espa").isEmpty && places("georg") == ["GE"] && places("georgie").count == 1)
        #expect(places("estados unid").isEmpty)
    }

    @Test("J1 A name whose vowels a key leaves out is no small word")
    func marks() {
        #expect(places("पेरू") == ["PE"] && places("पेरू अवकाश 2027") == ["PE"] && places("2027 पेरू में अवकाश") == ["PE"])
        #expect(places("25 दिसंबर पर अवकाश").isEmpty)
    }

    @Test("J1 Of two feasts of a name, the one of most countries comes first")
    func mostCountries() {
        #expect(read("carnival monday").subjects.map(\.occasion) == [Slug("carnival"), Slug("caribbean")])
    }

    @Test("J1 A name that several countries have is not that of one of them, however each writes it")
    func spellings() {
        #expect(read("feast of all").subjects.map(\.country) == [nil, nil])
        #expect(read("only here").subjects.map(\.country) == [Territory(Sample.code("ES"))])
        // Without an occasion, nothing says that they are the same.
        #expect(read("local day").subjects.map(\.country?.description) == ["ES", "PE"])
    }

    @Test(
        "J1 A weekend without another time is the present one; beside a feast or a topic it says nothing",
        arguments: ["weekend", "fin de semana", "hafta sonu", "周末", "weekend peru", "is the weekend free"])
    func weekend(text: String) {
        #expect(read(text).time == .day(Sample.day("2026-12-05")) && read(text).rest.isEmpty, "\(read(text))")
    }

    @Test("J1 A weekend gives way to what else is asked")
    func otherTimes() {
        #expect(read("weekend 2027").time == .year(2027))
        #expect(read("carnival monday weekend").time == nil && read("carnival monday weekend").rest.isEmpty)
        #expect(read("long weekend").topic == .longWeekends && read("long weekend").time == nil)
        #expect(read("вихідні").topic == .publicHolidays && read("holidays weekend").time == nil)
        #expect(read("next weekend").time == .day(Sample.day("2026-12-05")))
        #expect(read("last weekend").time == .day(Sample.day("2026-11-28")))
    }

    @Test("J1 The code of a region is only a word beside another place, unless it is in capitals or they are compared")
    func codes() {
        #expect(places("ga") == ["US-GA"] && places("ga 2027") == ["US-GA"] && places("ga united states") == ["US-GA"])
        #expect(places("holidays ga spain") == ["ES"] && places("spain holidays ga 2027") == ["ES"])
        #expect(places("holidays GA spain") == ["US-GA", "ES"] && places("compare ga and spain") == ["US-GA", "ES"])
        #expect(places("ga vs spain") == ["US-GA", "ES"])
    }

    @Test("J1 Small words of questions are no codes of regions")
    func canterbury() {
        let lexicon = SearchLexicon(
            countries: [
                Sample.country("CA", "Canada", alpha3: "CAN"),
                Sample.country("NZ", "New Zealand", regions: [Sample.countryRegion("CAN", "Canterbury")]),
            ], cities: [], occasions: [], names: [])
        let reader = SearchReader(lexicon, today: Sample.day("2026-11-30"))
        let reading = reader.reading(of: "can i have holidays 2027")
        #expect(reading.places.isEmpty && reading.isWhole && reading.topic == .publicHolidays)
        #expect(reader.reading(of: "holidays CAN").places.map(\.territory.description) == ["CA"])
    }
}
