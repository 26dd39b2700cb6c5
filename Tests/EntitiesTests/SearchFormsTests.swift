import TestSupport
import Testing

@testable import Entities

/// Names that are forms of other names of an occasion, and what comes beside a feast.
@Suite("Names of occasions in a search")
struct SearchFormsTests {
    private static let occasions = [
        ("epiphany", "Epiphany"), ("first", "First of Winter"), ("second", "Winter Fair"), ("third", "Winter Feast"),
    ].map { Occasion(id: Slug($0), name: $1, about: "", rule: "", tradition: .christian) }

    private static func name(_ text: String, _ countries: [String], of occasion: String?) -> HolidayName {
        HolidayName(
            LocalizedText(text, language: "nl"), languageName: LocalizedText("Dutch", language: "en"),
            occasion: occasion.map { Slug($0) }, countries: countries.map(Sample.code))
    }

    private static let lexicon = SearchLexicon(
        countries: [
            Sample.country(
                "CH", "Switzerland", local: ["बरन", "बरनम"].map { LocalizedText($0, language: "hi") })
        ], cities: [City(["Lagos"], in: Territory(Sample.code("NG")))], occasions: occasions,
        names: [
            name("Winterfeestdag", ["NL", "SR"], of: "third"), name("Winterfeest", ["BE"], of: "third"),
            name("Hoogmis", ["BE"], of: "third"), name("Hoogmisdag", ["BE"], of: "third"),
            name("Winter Feast in Ghent", ["BE"], of: "third"), name("Win", ["BE"], of: "third"),
            name("Winterfeestje", ["BE"], of: nil), name("Winter Fairs", ["BE"], of: "second"),
        ])
    private static let reader = SearchReader(lexicon, today: Sample.day("2026-11-30"))

    @Test(
        "J1 A name is a form of what others call its occasion if it begins theirs, or has more words",
        arguments: [
            ("Winterfeest", true), ("Winter Feast in Ghent", true), ("Hoogmis", false), ("Hoogmisdag", false),
            ("Win", false), ("Winterfeestje", false),
        ])
    func forms(text: String, isForm: Bool) throws {
        let name = try #require(Self.lexicon.names.first { $0.text.text == text })
        #expect(Self.lexicon.isFormOfOthers(name) == isForm)
    }

    @Test("J1 Of the occasions that begin with a text, the one of most countries is meant")
    func mostKept() {
        #expect(Self.reader.reading(of: "winter").subjects.map(\.occasion) == [Slug("third")])
        #expect(Self.reader.reading(of: "winter fai 2027").subjects.map(\.occasion) == [Slug("second")])
        #expect(Self.lexicon.mostKept([.occasion(1), .occasion(0)]) == .occasion(1), "of equals, the first")
        #expect(Self.lexicon.mostKept([.city(0), .occasion(3)]) == .city(0) && Self.lexicon.mostKept([]) == nil)
    }

    @Test("J1 A word beside a feast is not corrected to a city with another first letter")
    func besideFeast() {
        #expect(Self.reader.correction(of: "reyes pagos 2027") == nil)
        #expect(Self.reader.correction(of: "reyes lagoz 2027")?.text == "reyes lagos 2027")
        #expect(Self.reader.correction(of: "pagos 2027")?.text == "lagos 2027")
    }

    @Test("J1 Words of fewer than four letters are not corrected, however many bytes they have")
    func letters() {
        #expect(Self.lexicon.spelling.corrections(of: SearchKey("बधन").bytes, most: 6).isEmpty)
        #expect(Self.lexicon.spelling.corrections(of: SearchKey("बधनम").bytes, most: 6) == [SearchKey("बरनम").bytes])
    }
}
