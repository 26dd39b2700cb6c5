import Documents
import TestSupport
import Testing

@testable import Search

/// Names of the languages of the site, over the program's own documents.
@Suite("Search: names in all languages")
struct SearchPlaceNamesTests {
    private static let library = DocumentLibrary(EmbeddedDocuments())

    /// The services of pages in a language.
    private static func services(_ code: String) throws -> Services {
        Services.only(
            countries: library, holidays: library, occasions: library, people: library,
            clock: ClockDouble(Sample.day("2026-11-21")), world: library, translations: library, placeNames: library
        ).speaking(try #require(Language(code: code)))
    }

    private static func interactor(_ services: Services) -> SearchResultsInteractor {
        SearchResultsInteractor(
            countries: services.countries, holidays: services.holidays, occasions: services.occasions,
            people: services.people, world: services.world, indexes: SearchIndexes(), clock: services.clock,
            placeNames: services.placeNames)
    }

    private static func facts(_ text: String, in language: String = "en") async throws -> [SearchAnswer.Fact] {
        try await interactor(services(language)).search(text).facts
    }

    @Test(
        "J1 Each country is found by its name in every language of the site, on pages in any of them",
        .timeLimit(.minutes(30)), arguments: ["en", "de", "hi"])
    func countries(language: String) async throws {
        let services = try Self.services(language)
        let countries = try await services.countries.countries().value
        var placeNames: [PlaceNames] = []
        for language in Language.all {
            if let names = try await Self.library.placeNames(in: language) { placeNames.append(names) }
        }
        #expect(placeNames.count == Language.all.count - 1)
        let reader = SearchReader(
            SearchLexicon(
                countries: countries, cities: try await Self.library.cities(),
                occasions: try await services.occasions.occasions(),
                names: try await services.occasions.searchedNames(), placeNames: placeNames),
            today: Sample.day("2026-11-21"))
        var missed: [String] = []
        for names in placeNames {
            for country in countries {
                guard let name = names.name(of: country.code) else { continue }
                let reading = reader.reading(of: name)
                let isFound = reading.places.contains { $0.territory == Territory(country.code) }
                if !isFound || !reading.isWhole || reading.isCompleted {
                    missed.append("\(names.tag) \(country.code): \(name)")
                }
            }
        }
        #expect(countries.count >= 200 && missed.isEmpty, "\(missed)")
    }

    @Test(
        "J1 The feasts that are asked for most are found by what each language of the site calls them",
        .timeLimit(.minutes(30)))
    func feasts() async throws {
        let occasions = try await Self.library.occasions()
        let reader = SearchReader(
            SearchLexicon(
                countries: try await Self.library.countries().value, cities: try await Self.library.cities(),
                occasions: occasions, names: try await Self.library.searchedNames()), today: Sample.day("2026-11-21"))
        let asked = [
            "christmas-day", "christmas-eve", "new-years-day", "new-years-eve", "easter-sunday", "easter-monday",
            "good-friday", "pentecost", "all-saints-day", "epiphany", "labour-day", "carnival", "thanksgiving",
            "halloween", "valentines-day", "mothers-day", "womens-day", "lunar-new-year", "eid-al-fitr", "eid-al-adha",
            "first-of-ramadan", "diwali", "holi", "passover", "rosh-hashanah", "yom-kippur", "hanukkah",
        ].map { Slug($0) }
        var missed: [String] = []
        for language in Language.all {
            guard let translations = try await Self.library.translations(into: language) else { continue }
            for id in asked {
                let name = try #require(translations.occasions[id]?.name)
                let reading = reader.reading(of: name)
                if !reading.subjects.contains(where: { $0.occasion == id }) || !reading.rest.isEmpty {
                    missed.append("\(language.facts.code) \(id): \(name)")
                }
            }
        }
        #expect(Set(asked).isSubset(of: occasions.map(\.id)) && missed.isEmpty, "\(missed)")
    }

    @Test(
        "J1 Everyday names of places and feasts lead to the country of their language",
        arguments: [
            ("तुर्की", "TR", nil), ("תל אביב", "IL", nil), ("次の祝日 フランス", "FR", nil),
            ("festa dei lavoratori", "IT", "2027-05-01"), ("こどもの日", "JP", "2027-05-05"),
            ("golden week", "JP", "2027-04-29"), ("ゴールデンウィーク 2027", "JP", "2027-04-29"),
            ("2027年黄金周", "CN", "2027-10-01"),
        ] as [(String, String, String?)])
    func everyday(text: String, country: String, date: String?) async throws {
        let fact = try await Self.facts(text).first
        switch fact {
        case .place(let place, _), .next(let place, _):
            #expect(place.territory.description == country && date == nil)
        case .kept(let kept):
            #expect(kept.place?.territory.description == country && kept.date.description == date, "\(kept)")
        default: Issue.record("\(String(describing: fact))")
        }
    }

    @Test(
        "J1 A feast that many countries keep on one day is answered for the world, in whichever language it is named",
        arguments: [
            ("todos los santos", "2027-11-01"), ("Weihnachten", "2026-12-25"), ("rosenmontag 2027", "2027-02-08"),
            ("carnival monday 2027", "2027-02-08"), ("fin de año", "2026-12-31"),
        ])
    func world(text: String, date: String) async throws {
        guard case .kept(let kept)? = try await Self.facts(text).first else { Issue.record("\(text)"); return }
        #expect(kept.place == nil && kept.date.description == date, "\(kept)")
    }

    @Test(
        "J1 On a page in a language, a feast has the day of that language's country if it is another than that of most",
        arguments: [
            ("ja", "こどもの日", "JP", "2027-05-05"), ("tr", "Çocuk Günü", "TR", "2027-04-23"),
            ("de", "Ostern", nil, "2027-03-28"), ("fr", "Fête nationale", "FR", "2027-07-14"),
        ] as [(String, String, String?, String)])
    func homes(language: String, text: String, country: String?, date: String) async throws {
        guard case .kept(let kept)? = try await Self.facts(text, in: language).first else {
            Issue.record("\(text)")
            return
        }
        #expect(kept.place?.territory.description == country && kept.date.description == date, "\(kept)")
    }

    @Test("J1 A weekend is answered, and no country whose code its words are")
    func weekend() async throws {
        #expect(try await Self.facts("fin de semana") == [.day(Sample.day("2026-11-21"))])
        #expect(try await Self.facts("can i have holidays 2027") == [.choose(.publicHolidays, 2027)])
    }
}
