import TestSupport

@testable import Occasions

extension Sample {
    static let christmas = Occasion(
        id: Slug("Christmas Day"), name: "Christmas Day", about: "The birth of Jesus.", rule: "25 December",
        tradition: .christian)
    static let epiphany = Occasion(
        id: Slug("Epiphany"), name: "Epiphany", about: "The kings.", rule: "6 January", tradition: .christian)
    static let mothers = Occasion(
        id: Slug("Mother’s Day"), name: hostile, about: rightToLeft, rule: "the second Sunday of May",
        tradition: .folk)

    static func kept(_ code: String, _ name: String, place: Int = 0) -> KeptOccasion.Country {
        KeptOccasion.Country(code: self.code(code), name: ForeignText(name), place: place)
    }

    static let keptGermany = kept("DE", "Germany")
    static let keptKingdom = kept("GB", "United Kingdom", place: 2)
    static let keptIndia = kept("IN", "India", place: 1)

    static func keptName(
        _ text: String, _ language: String, _ languageName: String, _ countries: [KeptOccasion.Country],
        others: [KeptOccasion.Country] = []
    ) -> KeptOccasion.Name {
        KeptOccasion.Name(
            text: LocalizedText(text, language: language), languageName: LocalizedText(languageName, language: "en"),
            countries: countries,
            others: others)
    }

    /// Christmas Day: nowhere in 2025, in three countries in 2026.
    static let keptChristmas = KeptOccasion(
        facts: OccasionFacts(christmas), year: 2026,
        years: [
            KeptOccasion.Year(year: 2025, days: []),
            KeptOccasion.Year(
                year: 2026,
                days: [
                    KeptOccasion.Day(
                        date: day("2026-12-25"), countries: [keptGermany, keptKingdom], countriesInPart: [keptIndia]),
                    KeptOccasion.Day(
                        date: day("2026-12-28"), isObserved: true, observedFor: day("2026-12-25"),
                        countries: [keptKingdom], countriesInPart: []),
                    KeptOccasion.Day(
                        date: day("2026-12-29"), isObserved: true, countries: [], countriesInPart: [keptIndia]),
                ]),
        ],
        names: [
            keptName("Christmas", "en", "English", [keptKingdom, keptIndia]),
            keptName("Erster Weihnachtstag", "de", "German", [keptGermany], others: [keptIndia]),
            keptName("بڑا دن", "ur", "Urdu", [], others: [keptIndia]),
        ],
        previous: nil, next: KeptOccasion.Neighbour(epiphany))
}
