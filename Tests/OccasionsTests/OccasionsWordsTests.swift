import TestSupport
import Testing

@testable import Occasions

@Suite("Occasions: words")
struct OccasionsWordsTests {
    private let words = OccasionsWords()

    @Test(
        "W3 Who keeps an occasion is counted with plurals, and parts apart",
        arguments: [
            (0, 0, nil, "not a public holiday of any country"),
            (1, 0, "1 country", "a public holiday in 1 country"),
            (2, 0, "2 countries", "a public holiday in 2 countries"),
            (0, 1, "1 country in part", "a public holiday in parts of 1 country"),
            (0, 2, "2 countries in part", "a public holiday in parts of 2 countries"),
            (1, 1, "1 country, 1 in part", "a public holiday in 1 country, and in parts of 1 more"),
            (2, 3, "2 countries, 3 in part", "a public holiday in 2 countries, and in parts of 3 more"),
        ] as [(Int, Int, String?, String)])
    func keepers(countries: Int, inPart: Int, short: String?, long: String) {
        #expect(words.keepers(countries, inPart: inPart) == short)
        #expect(words.keepers(countries, inPart: inPart, in: 2026) == "In 2026, \(long)")
        #expect(
            words.description("The birth of Jesus.", countries, inPart: inPart, in: 2026)
                == "The birth of Jesus. In 2026, \(long).")
    }

    @Test("W3 Occasions, dates, names and languages are counted with their plural")
    func counts() {
        let rest = "The numbers are those of countries with a public holiday in 2026."
        #expect(
            [0, 1, 2].map { words.summary($0, year: 2026) }
                == ["no occasions. \(rest)", "1 occasion. \(rest)", "2 occasions. \(rest)"])
        #expect(words.names(1, languages: 1) == "1 name in 1 language")
        #expect(words.names(3, languages: 2) == "3 names in 2 languages")
        let (first, last) = (Sample.day("2026-01-01"), Sample.day("2026-12-28"))
        #expect(words.dates(97, from: first, to: last) == "97 dates, from 1 January to 28 December")
    }

    @Test("W3 Each tradition has a name of its own")
    func traditions() {
        #expect(Set(Tradition.allCases.map(words.name)).count == Tradition.allCases.count)
    }

    @Test("W3 A right-to-left name of a country is isolated wherever it is shown")
    func direction() async throws {
        let country = Sample.kept("IQ", "بافاريا")
        let day = KeptOccasion.Day(date: Sample.day("2026-12-25"), countries: [country], countriesInPart: [])
        let kept = KeptOccasion(
            facts: OccasionFacts(Sample.christmas), year: 2026, years: [KeptOccasion.Year(year: 2026, days: [day])],
            names: [Sample.keptName("A", "en", "English", [country])])
        let router = OccasionDetailRouter()
        let places = KeptDaysPresentation(kept: kept, words: words, router: router).places
        #expect(places?.dates.first?.countries.map(\.name) == ["\u{2068}بافاريا\u{2069}"])
        let names = NamesPresentation(kept: kept, words: words, router: router).names
        #expect(names?.rows.first?.places.map(\.label) == ["\u{2068}بافاريا\u{2069}"])
    }
}
