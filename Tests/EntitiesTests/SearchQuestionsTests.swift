import TestSupport
import Testing

@testable import Entities

/// Questions whose small words are codes of places, or begin names of places.
@Suite("Questions in a search")
struct SearchQuestionsTests {
    private static let countries = [
        Sample.country("IN", "India"), Sample.country("IM", "Isle of Man"), Sample.country("AM", "Armenia"),
        Sample.country("DO", "Dominican Republic"), Sample.country("IQ", "Iraq"),
        Sample.country(
            "DE", "Germany", alpha3: "DEU", local: [LocalizedText("Deutschland", language: "de")],
            regions: [Sample.countryRegion("BY", "Bavaria", local: "Bayern")]),
        Sample.country(
            "IT", "Italy", regions: [Sample.countryRegion("EN", "Enna"), Sample.countryRegion("MI", "Milan")]),
        Sample.country("BR", "Brazil", regions: [Sample.countryRegion("PA", "Pará")]),
        Sample.country("US", "United States", regions: [Sample.countryRegion("MI", "Michigan")]),
        Sample.country("EG", "Egypt", local: [LocalizedText("مصر", language: "ar")]),
    ]
    private static let cities = [
        "Eindhoven", "Washington", "Puente Alto", "Majuro", "Pontianak", "Frisco", "Messina", "Enschede", "Czyżew",
    ].map { City([$0], in: Territory(Sample.code("US"))) }
    private static let thanksgiving = Occasion(
        id: Slug("thanksgiving"), name: "Thanksgiving Day", about: "", rule: "", tradition: .international)
    private static let reader = SearchReader(
        SearchLexicon(countries: countries, cities: cities, occasions: [thanksgiving], names: []),
        today: Sample.day("2026-11-30"))

    private func read(_ text: String) -> SearchReading { Self.reader.reading(of: text) }
    private func places(_ text: String) -> [String] { read(text).places.map(\.territory.description) }

    @Test(
        "J1 A small word beside a topic or a month is no country",
        arguments: [
            "holidays in 2027", "working days in 2027", "long weekends in 2027", "holidays in may 2027",
            "school holidays in july", "feiertage im mai 2027", "schulferien im oktober 2027", "ferien im august",
            "jours fériés en 2027", "jours fériés en mai 2027", "festivos en diciembre 2026", "jours fériés de 2027",
            "festivos de mayo", "feriados de 2027", "ferie in agosto", "feestdagen in mei", "feiertag am montag",
            "feriados do mês de maio", "HOLIDAYS IN 2027", "feriados para 2027",
        ])
    func fillers(text: String) {
        let reading = read(text)
        #expect(reading.places.isEmpty && reading.isWhole && reading.topic != nil && reading.time != nil, "\(reading)")
    }

    @Test("J1 A code that is also a word is one alone with a year and in capitals; a preposition is none at the end")
    func codes() {
        #expect(places("de 2027") == ["DE"] && places("in 2027") == ["IN"] && places("2027 in") == ["IN"])
        #expect(places("IN holidays 2027") == ["IN"] && places("holidays 2027 IN") == ["IN"])
        #expect(places("mi holidays 2027") == ["IT-MI", "US-MI"], "not a word of a question anywhere but in Turkish")
        #expect(places("feriados no pará") == ["BR-PA"])
    }

    @Test(
        "J1 A question for a day is read in every language, and none of its words becomes a place",
        arguments: [
            "is tomorrow a holiday", "ist morgen ein Feiertag", "est-ce que demain est férié", "¿mañana es festivo?",
            "domani è festa?", "is morgen een feestdag", "amanhã é feriado", "czy jutro jest święto",
            "czy jutro jest wolne", "чи є завтра свято", "завтра вихідний", "yarın tatil mi", "yarın tatil var mı",
            "هل غدا عطلة", "האם מחר חג", "क्या कल छुट्टी है", "明日 は 祝日 ですか",
        ])
    func questions(text: String) {
        let reading = read(text)
        #expect(reading.time == .day(Sample.day("2026-12-01")) && reading.topic == .publicHolidays)
        #expect(reading.places.isEmpty && reading.isWhole, "\(reading)")
    }

    @Test(
        "J1 What else people ask is understood as a whole",
        arguments: [
            "was ist heute", "was ist am 3. oktober", "ist der 24. dezember ein feiertag", "próximo puente",
            "puente de diciembre 2026", "ponti 2027", "święta w maju 2027", "ile dni roboczych ma maj 2027",
            "hoeveel feestdagen zijn er in 2027", "quels jours fériés en mai", "cuántos festivos hay en 2027",
            "які свята у травні 2027", "mayıs 2027'de tatiller", "2027 में कितनी छुट्टियाँ हैं", "כמה ימי עבודה יש במרץ 2027",
        ])
    func words(text: String) {
        let reading = read(text)
        #expect(reading.places.isEmpty && reading.isWhole && !reading.isCompleted, "\(reading)")
    }

    @Test(
        "J1 The same with a place has the place",
        arguments: [
            ("ist morgen ein feiertag in bayern", "DE-BY"), ("ist der 15. august 2028 ein feiertag in bayern", "DE-BY"),
            ("wie viele feiertage hat bayern 2027", "DE-BY"),
            ("wie viele arbeitstage hat märz 2027 in bayern", "DE-BY"),
            ("هل غدا عطلة في مصر", "EG"),
        ])
    func withPlace(text: String, place: String) {
        #expect(places(text) == [place] && read(text).isWhole, "\(read(text))")
    }

    @Test("J1 Beside other words than a year, only the beginning of a country is completed, from four letters on")
    func completion() {
        #expect(places("wash 2027") == ["US"] && places("germ holidays") == ["DE"])
        #expect(read("when is thanksg").subjects.count == 1 && read("monday thanksg").subjects.isEmpty)
        for text in ["wash holidays", "monday wash", "ger holidays", "holidays in wash", "next puent"] {
            #expect(places(text).isEmpty && !read(text).rest.isEmpty, "\(text)")
        }
    }

    @Test("J1 One or two small words that mean nothing leave a query understood, a longer one or a code does not")
    func smallWords() {
        #expect(read("zzz bavaria 2027").isNearlyWhole && read("zz holidays yy bavaria").isNearlyWhole)
        for text in ["zzzzz bavaria 2027", "ZZZ bavaria 2027", "zz yy xx bavaria 2027", "zzz bavaria", "bavaria 2027"] {
            #expect(!read(text).isNearlyWhole, "\(text)")
        }
    }

    @Test("J1 No word is corrected to the short form of a day or a month", arguments: ["frii", "sunn", "ocxt", "mrzz"])
    func abbreviations(text: String) {
        #expect(Self.reader.correction(of: "\(text) bavaria") == nil)
        #expect(read("fri bavaria").time == .day(Sample.day("2026-12-04")))
        #expect(read("frei morgen bayern").isWhole)
    }
}
