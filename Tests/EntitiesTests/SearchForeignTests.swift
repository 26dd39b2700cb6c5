import TestSupport
import Testing

@testable import Entities

/// Places that are spelled like small words of other languages.
@Suite("Places that are small words of other languages")
struct SearchForeignTests {
    private static let countries = [
        Sample.country("BR", "Brazil", regions: [Sample.countryRegion("PA", "Pará")]),
        Sample.country("TR", "Türkiye", regions: [Sample.countryRegion("65", "Van Province")]),
        Sample.country("FI", "Finland", alpha3: "FIN"),
        Sample.country("US", "United States", alpha3: "USA", aliases: ["USA"]), Sample.country("AT", "Austria"),
        Sample.country("AU", "Australia"), Sample.country("DE", "Germany"),
        Sample.country("ES", "Spain"), Sample.country("IT", "Italy"), Sample.country("IN", "India"),
        Sample.country("IS", "Iceland"), Sample.country("NO", "Norway"), Sample.country("IM", "Isle of Man"),
        Sample.country("LA", "Laos"), Sample.country("NA", "Namibia"), Sample.country("IL", "Israel"),
    ]
    private static let reader = SearchReader(
        SearchLexicon(
            countries: countries, cities: [City(["Van"], in: Territory(Sample.code("TR"), Sample.region("65")))],
            occasions: [
                Occasion(id: Slug("carnival"), name: "Carnival", about: "", rule: "", tradition: .international)
            ], names: []),
        today: Sample.day("2026-11-21"))

    private func places(_ text: String) -> [String] {
        Self.reader.reading(of: text).places.map(\.territory.description)
    }

    @Test(
        "J1 A small word of another language than that of the topic is a place, as is one whose accent makes it a name",
        arguments: [
            ("feriados pará 2027", "BR-PA"), ("carnival pará", "BR-PA"), ("van tatil 2027", "TR-65"),
            ("van resmi tatiller", "TR-65"), ("holidays van", "TR-65"), ("feiertage at 2027", "AT"),
            ("feiertage it 2027", "IT"), ("holidays au 2027", "AU"), ("de holidays", "DE"), ("festività es 2027", "ES"),
            ("feriados it 2027", "IT"), ("свята de 2027", "DE"), ("when are the holidays de", "DE"),
        ])
    func foreign(text: String, place: String) {
        #expect(places(text) == [place] && Self.reader.reading(of: text).rest.isEmpty)
    }

    @Test("J1 A code of three letters is in capitals beside other words, if it is no other name")
    func longCodes() {
        #expect(places("fin") == ["FI"] && places("fin 2027") == ["FI"] && places("holidays FIN") == ["FI"])
        #expect(places("fin de semana").isEmpty && places("holidays fin").isEmpty)
        #expect(places("holidays usa") == ["US"])
    }

    @Test(
        "J1 A small word of the language of the topic is no place, nor is one of several, or one beside an unknown word",
        arguments: [
            "holidays in 2027", "feiertage im mai", "feiertage in 2027", "jours fériés en 2027", "feriados de 2027",
            "festivos en", "ferie in agosto", "feestdagen in mei", "feestdagen van 2027", "is it a holiday",
            "no holidays",
            "festivos in 2027", "święta na 2027", "tatil ne zaman", "feiertage at it 2027", "feiertage at zzzzz",
            "quels sont les jours fériés au mois de mai", "calendario de 2027", "holidays at", "祝日 in 2027",
        ])
    func own(text: String) {
        #expect(places(text).isEmpty)
    }
}
