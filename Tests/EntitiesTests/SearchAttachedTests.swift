import TestSupport
import Testing

@testable import Entities

@Suite("Names with an article, a preposition or an ending attached")
struct SearchAttachedTests {
    private static let countries = [
        country("IT", "Italy", ["Italia", "Italie", "Italien"]), country("AT", "Austria", ["Österreich"]),
        country("IN", "India", ["Inde"]), country("IL", "Israel", ["ישראל"]), country("CN", "China", ["סין"]),
        country("EG", "Egypt", ["مصر"]), country("SA", "Saudi Arabia", []),
        country("KR", "South Korea", ["Güney Kore"]),
        country("IR", "Iran", ["İran"]), country("GB", "United Kingdom", []), country("AI", "Anguilla", []),
        country("BR", "Brazil", [], regions: [Sample.countryRegion("PA", "Para"), Sample.countryRegion("UN", "Una")]),
        country(
            "DE", "Germany", ["Deutschland", "Almanya"],
            regions: [Sample.countryRegion("BY", "Bavaria", local: "Bavyera")]),
        country("TR", "Türkiye", []), country("PL", "Poland", ["Polska"]), country("MM", "Myanmar", []),
        country("US", "United States", ["ארצות הברית"], regions: [Sample.countryRegion("NY", "New York")]),
    ]
    private static let occasions = ["Halloween", "פסח"].map {
        Occasion(
            id: Slug(SearchKey($0).bytes.allSatisfy { $0 < 0x80 } ? "halloween" : "passover"), name: $0, about: "",
            rule: "", tradition: .international)
    }
    private static let reader = SearchReader(
        SearchLexicon(
            countries: countries,
            cities: [
                City(["L'Aquila"], in: Territory(Sample.code("IT"))),
                City(["Aquila"], in: Territory(Sample.code("US"))),
                City(["Turin"], in: Territory(Sample.code("IT"))),
            ],
            occasions: occasions, names: []),
        today: Sample.day("2026-11-21"))

    private static func country(
        _ code: String, _ name: String, _ aliases: [String], regions: [CountryRegion] = []
    ) -> Country {
        Sample.country(code, name, aliases: aliases, regions: regions)
    }

    private func read(_ text: String) -> SearchReading { Self.reader.reading(of: text) }

    @Test(
        "J1 A place is understood with what its language attaches to it",
        arguments: [
            ("l'italia", "IT"), ("d’Italie", "IT"), ("jours fériés d'italie 2027", "IT"), ("en l'italie", "IT"),
            ("festività dell'Austria", "AT"), ("feste nell`Austria 2027", "AT"), ("fériés de l'Inde", "IN"),
            ("חגים בישראל", "IL"), ("חגים בסין 2027", "CN"), ("חגים בארצות הברית", "US"), ("לישראל", "IL"),
            ("العطل بمصر", "EG"), ("العطل والسعودية", "SA"), ("العطل للسعودية 2027", "SA"),
            ("almanya'da tatiller", "DE"), ("Almanya’nın tatilleri", "DE"), ("almanyada tatil", "DE"),
            ("türkiye'de resmi tatiller 2027", "TR"), ("bavyera'daki tatiller", "DE-BY"), ("Güney Kore'de tatil", "KR"),
            ("iran'da tatil", "IR"), ("Feiertage Deutschlands 2027", "DE"), ("Österreichs Feiertage", "AT"),
            ("germany's holidays", "DE"), ("New York's holidays 2027", "US-NY"), ("Turin's holidays", "IT"),
            ("święta w Polsce 2027", "PL"), ("dni wolne w niemczech", "DE"), ("święta Wielkiej Brytanii", "GB"),
            ("свята у Польщі", "PL"), ("свята в німеччині 2027", "DE"), ("вихідні в Австрії", "AT"),
        ])
    func places(text: String, place: String) {
        let reading = read(text)
        #expect(reading.places.first?.territory.description == place, "\(reading)")
        #expect(Self.reader.correction(of: text) == nil)
    }

    @Test("J1 So is an occasion, a date and a small word after an apostrophe")
    func others() {
        #expect(read("בפסח").subjects.map(\.occasion) == [Slug("passover")])
        #expect(read("date d'Halloween 2027").subjects.map(\.occasion) == [Slug("halloween")])
        #expect(read("festa dell'8 dicembre").time == .day(Sample.day("2026-12-08")))
        #expect(read("vacances d'avril").time == .month(4, year: 2027))
        #expect(read("jours fériés d'un pays").rest == ["pays"], "Una is a region")
    }

    @Test("J1 A name is quoted without what was attached, as it was typed")
    func quoted() {
        #expect(read("l'Italie 2027").named == ["Italie"] && read("בישראל 2027").named == ["ישראל"])
        #expect(read("Österreichs Feiertage").named == ["Österreich"])
        #expect(read("Güney Kore'de tatil").named == ["Güney Kore"])
    }

    @Test("J1 A name that is known with its first or last letters stays it, and no short rest of a word is a name")
    func known() {
        #expect(read("l'aquila 2027").places.map(\.city) == ["L'Aquila"])
        for text in ["parade 2027", "paras 2027", "j'ai 2027", "d'ai 2027", "irans 2027", "halloweens 2027"] {
            #expect(read(text).places.isEmpty && read(text).subjects.isEmpty, "\(read(text))")
        }
    }
}
