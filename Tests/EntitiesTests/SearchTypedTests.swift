import TestSupport
import Testing

@testable import Entities

@Suite("What was typed is quoted as it was typed")
struct SearchTypedTests {
    private static let bavaria = Territory(Sample.code("DE"), Sample.region("BY"))
    private static let lexicon = SearchLexicon(
        countries: [
            Sample.country("DE", "Germany", regions: [Sample.countryRegion("BY", "Bavaria", local: "Bayern")]),
            Sample.country("AT", "Austria", local: [LocalizedText("Österreich", language: "de")]),
            Sample.country("US", "United States", aliases: ["अमेरिका"]), Sample.country("CH", "Switzerland"),
        ],
        cities: [
            City(["Munich", "Munchen", "Мюнхен", "ミュンヘン"], in: bavaria),
            City(["Mexico City", "Citta del Messico"], in: Territory(Sample.code("MX"))),
        ],
        occasions: [
            Occasion(
                id: Slug("christmas-day"), name: "Christmas Day", about: "", rule: "", tradition: .international),
            Occasion(id: Slug("prayer"), name: "Buß- und Bettag", about: "", rule: "", tradition: .international),
        ],
        names: [])
    private static let reader = SearchReader(lexicon, today: Sample.day("2026-11-30"))

    private func read(_ text: String) -> SearchReading { Self.reader.reading(of: text) }

    @Test(
        "J1 A name keeps its accents, marks, capitals and hyphens",
        arguments: [
            ("österreich 2027", "österreich"), ("अमेरिका 2027", "अमेरिका"), ("2027 Buß- und Bettag", "Buß- und Bettag"),
            ("X-Mas, 2027", "X-Mas"), ("BAYERN-2027", "BAYERN"), ("2027年ミュンヘン", "ミュンヘン"),
            ("öster 2027", "öster"),
        ])
    func names(text: String, quoted: String) {
        #expect(read(text).named == [quoted], "\(read(text))")
    }

    @Test(
        "J1 Words that mean nothing keep theirs too",
        arguments: [
            ("Ærø-Übung", "Ærø-Übung"), ("2027 étè çà", "étè çà"), ("شىء", "شىء"), ("«Îñŧ»", "Îñŧ"), ("a' '", "a'"),
        ])
    func unread(text: String, quoted: String) {
        #expect(read(text).unread == quoted && !read(text).rest.isEmpty, "\(read(text))")
    }

    @Test(
        "J1 A correction leaves the other words as they are",
        arguments: [
            ("Österreich chirstmas", "Österreich christmas"),
            ("Chirstmas, MÜNCHEN 4.12.2027", "christmas MÜNCHEN 4.12.2027"),
            ("x-mas grmany", "x-mas germany"),
        ])
    func corrections(text: String, meant: String) {
        #expect(Self.reader.correction(of: text)?.text == meant)
    }

    @Test("J1 A city has the name that was typed if the page's language is written so; in English its English name")
    func cities() throws {
        for (text, language, name) in [
            ("münchen 2027", "de", "München"), ("MÜNCHEN", "fr", "München"), ("münchen", "en", "Munich"),
            ("munich", "de", "Munich"), ("мюнхен", "uk", "Мюнхен"), ("мюнхен", "de", "Munich"),
            ("ミュンヘン", "ja", "ミュンヘン"), ("ミュンヘン", "zh", "Munich"), ("münchen", "ja", "Munich"),
            ("città del messico", "it", "Città del Messico"), ("munc", "de", "Munich"),
        ] {
            let place = try #require(read(text).places.first, "\(text)")
            #expect(place.city(in: language) == name, "\(text), \(language)")
        }
        #expect(SearchedPlace(Self.bavaria).city(in: "de") == nil)
    }

    @Test("J1 VS is the United States, unless there are places to compare")
    func versus() {
        for text in ["VS", "feestdagen VS 2027", "feestdagen in de VS"] {
            let reading = read(text)
            #expect(reading.places.map(\.territory.description) == ["US"] && !reading.comparesPlaces, "\(text)")
        }
        let compared = read("Germany vs Austria")
        #expect(compared.places.map(\.territory.description) == ["DE", "AT"] && compared.comparesPlaces)
        #expect(read("christmas vs Bettag").places.isEmpty)
    }
}

@Suite("Everyday names of countries")
struct SearchEverydayNamesTests {
    private static let codes = [
        "AE", "AU", "BY", "CI", "CN", "CZ", "GB", "HK", "IN", "KP", "KR", "MM", "NL", "PS", "SA", "UM", "US", "ZA",
    ]
    private static let reader = SearchReader(
        SearchLexicon(countries: codes.map { Sample.country($0, "Land \($0)") }, cities: [], occasions: [], names: []),
        today: Sample.day("2026-11-30"))

    @Test(
        "J1 Countries are found by what people call them",
        arguments: [
            ("ABD", "US"), ("EUA", "US"), ("E.U.A.", "US"), ("США", "US"), ("EEUU", "US"), ("EE.UU.", "US"),
            ("EE. UU.", "US"),
            ("É.-U.", "US"), ("米国", "US"), ("Америка", "US"), ("यूएसए", "US"), ("Olanda", "NL"), ("Holanda", "NL"),
            ("Hollande", "NL"), ("Голландія", "NL"), ("हॉलैंड", "NL"), ("السعودية", "SA"),
            ("סעודיה", "SA"), ("كوريا", "KR"), ("Coreia", "KR"), ("Корея", "KR"), ("דרום קוריאה", "KR"),
            ("צפון קוריאה", "KP"),
            ("Grande-Bretagne", "GB"), ("Gran Bretaña", "GB"), ("英国", "GB"), ("VK", "GB"), ("República Checa", "CZ"),
            ("EAU", "AE"), ("阿联酋", "AE"), ("Wit-Rusland", "BY"), ("Elfenbeinküste", "CI"), ("बर्मा", "MM"), ("RPA", "ZA"),
            ("فلسطين", "PS"), ("澳洲", "AU"), ("中国香港", "HK"), ("中华人民共和国", "CN"), ("इंडिया", "IN"),
        ])
    func names(text: String, code: String) {
        for query in [text, "\(text) 2027"] {
            #expect(
                Self.reader.reading(of: query).places.map(\.territory.description) == [code],
                "\(query)")
        }
    }
}
