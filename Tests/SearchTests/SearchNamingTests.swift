import TestSupport
import Testing

@testable import Search

/// How the answers name what was searched for.
@Suite("Search: names in answers")
struct SearchNamingTests {
    private static let cities = [
        City(["Springfield"], in: Territory(Sample.code("DE"), Sample.region("BE"))),
        City(["Springfield"], in: Territory(Sample.code("DE"), Sample.region("BY"))),
        City(["Springfield"], in: Territory(Sample.code("GB"))),
        City(["Ukraine"], in: Territory(Sample.code("GB"))),
        City(["Munich", "Munchen"], in: Territory(Sample.code("DE"), Sample.region("BY"))),
    ]

    private func answer(_ text: String, language: String = "en") async throws -> SearchAnswer {
        let germany = Country(
            code: Sample.code("DE"), alpha3: nil, numeric: nil, name: language == "en" ? "Germany" : "Deutschland",
            nameLanguage: language, localNames: [LocalizedText("Österland", language: "de")], zones: ["Europe/Berlin"],
            weekend: [.saturday, .sunday], years: 2020...2035,
            regions: [Sample.countryRegion("BE", "Berlin"), Sample.countryRegion("BY", "Bavaria")])
        return try await SearchResultsInteractor(
            countries: CountryServiceDouble([germany, Sample.unitedKingdom, Sample.ukraine]),
            holidays: HolidayServiceDouble([]), occasions: OccasionServiceDouble(), people: PersonServiceDouble([]),
            world: WorldServiceDouble(cities: Self.cities), indexes: SearchIndexes(),
            clock: ClockDouble(Sample.day("2026-11-21"))
        ).search(text)
    }

    private func texts(_ text: String) async throws -> [String] {
        try await answer(text).facts.compactMap { fact in
            guard case .year(let topic, let place, let year) = fact else { return nil }
            return SearchWords().year(topic, place, year)
        }
    }

    @Test("J1 Places with the same short name are told apart by their country, or by their region in the same country")
    func namesakes() async throws {
        #expect(
            try await texts("springfield 2027") == [
                "Public holidays in Springfield, Berlin in 2027", "Public holidays in Springfield, Bavaria in 2027",
                "Public holidays in Springfield, United Kingdom in 2027",
            ])
        #expect(
            try await texts("ukraine 2027") == [
                "Public holidays in Ukraine in 2027", "Public holidays in Ukraine, United Kingdom in 2027",
            ])
        #expect(try await texts("bavaria 2027") == ["Public holidays in Bavaria in 2027"])
    }

    @Test(
        "J1 On a page in another language, a city has the name that was typed",
        arguments: [("en", "Munich"), ("de", "München")])
    func city(language: String, name: String) async throws {
        guard case .year(_, let place, 2027)? = try await answer("münchen 2027", language: language).facts.first else {
            Issue.record("no answer")
            return
        }
        #expect(place.city?.text == name)
    }

    @Test("J1 Results quote what was typed", arguments: ["Österland", "ÖSTERLAND"])
    func quoted(text: String) async throws {
        #expect(try await answer("\(text) 2027").searched == text)
    }
}
