import TestSupport
import Testing

@testable import Search

@Suite("Search: interactor")
struct SearchResultsInteractorTests {
    private static let germany = Sample.country(
        "DE", "Germany", alpha3: "DEU", local: [LocalizedText("Deutschland", language: "de")],
        regions: [Sample.countryRegion("BY", "Bavaria", local: "Bayern")])
    private static let names = [
        Sample.holidayName("Christmas Day", "en", "English", ["GB"]),
        Sample.holidayName("Erster Weihnachtstag", "de", "German", ["DE", "XK"]),
        Sample.holidayName("Weihnachtsferien", "de", "German", [], others: ["DE"], occasion: nil),
    ]

    private func interactor(
        _ countries: any CountryService = CountryServiceDouble([germany, Sample.unitedKingdom, Sample.ukraine]),
        _ occasions: any OccasionService = OccasionServiceDouble([Sample.christmas], names: names),
        _ people: any PersonService = PersonServiceDouble([Sample.curie])
    ) -> SearchResultsInteractor {
        SearchResultsInteractor(
            countries: countries, holidays: HolidayServiceDouble([]), occasions: occasions, people: people,
            world: WorldServiceDouble(), indexes: SearchIndexes(),
            clock: ClockDouble(Sample.day("2026-11-21")))
    }

    private func subjects(_ text: String, _ kind: SearchKind) async throws -> [SearchAnswer.Subject] {
        try await interactor().search(text).groups.filter { $0.kind == kind }.flatMap { $0.hits.map(\.subject) }
    }

    @Test("W3 One search finds countries, regions, occasions, names of holidays and people, whatever the case")
    func kinds() async throws {
        #expect(try await subjects("DEUTSCH", .countries) == [.germany])
        #expect(try await subjects("bayern", .regions) == [.bavaria])
        #expect(try await subjects("christmas", .occasions) == [.christmas])
        #expect(try await subjects("Curie", .people).count == 1)
        let name = SearchAnswer.Subject.name("Erster Weihnachtstag", "de", "German", ["DE": "Germany"])
        let other = SearchAnswer.Subject.name(
            "Weihnachtsferien", "de", "German", ["DE": "Germany"], isPublic: false, hasOccasion: false)
        #expect(try await subjects("weihnacht", .holidays) == [other, name])
    }

    @Test("W3 Aliases and codes find their country first", arguments: [("UK", "GB"), ("uk", "GB"), ("deu", "DE")])
    func aliases(text: String, code: String) async throws {
        let first = try #require(try await interactor().search(text).groups.first)
        #expect(first.kind == .countries && first.hits.first?.match == .exact)
        guard case .country(let country, _, _, _) = first.hits.first?.subject else {
            Issue.record("no country")
            return
        }
        #expect(country == Sample.code(code))
    }

    @Test("W3 The kind with the best match comes first")
    func order() async throws {
        let christmas = Sample.country("CX", "Christmas Island")
        let found = try await interactor(CountryServiceDouble([christmas])).search("christmas day")
        #expect(found.groups.map(\.kind) == [.occasions])
        let equal = try await interactor(CountryServiceDouble([christmas])).search("christmas")
        #expect(equal.groups.map(\.kind) == [.countries, .occasions] && equal.groups.map(\.count) == [1, 1])
        let better = try await interactor(CountryServiceDouble([Sample.country("XX", "Old Christmas")]))
            .search("christmas")
        #expect(better.groups.map(\.kind) == [.occasions, .countries])
        #expect(better.groups.map { $0.hits.map(\.match) } == [[.prefix], [.wordPrefix]])
    }

    @Test("W3 An occasion is found by the whole name of one of its holidays, and comes before that name")
    func wholeName() async throws {
        let found = try await interactor().search("Erster Weihnachtstag")
        #expect(found.groups.map(\.kind) == [.occasions, .holidays])
        #expect(found.groups.map { $0.hits.map(\.match) } == [[.exact], [.exact]])
        #expect(try await interactor().search("Weihnachtstag").groups.map(\.kind) == [.holidays])
    }

    @Test("W3 At most ten of a kind are returned, and all are counted")
    func most() async throws {
        let many = (0..<25).map { Sample.country(String(UnicodeScalar(UInt8(65 + $0))) + "A", "Land \($0)") }
        let group = try #require(try await interactor(CountryServiceDouble(many)).search("land").groups.first)
        #expect(group.hits.count == 10 && group.count == 25)
    }

    @Test("W3 White space is no search; punctuation alone finds nothing", arguments: ["", " ", "\u{3000} "])
    func nothing(text: String) async throws {
        let unset = SearchResultsInteractor(
            countries: UnsetService(), holidays: UnsetService(), occasions: UnsetService(), people: UnsetService(),
            world: UnsetService(), indexes: SearchIndexes(),
            clock: ClockDouble(Sample.day("2026-11-21")))
        #expect(try await unset.search(text) == .empty)
        #expect(try await interactor().search("!?") == .nothing)
        #expect(try await interactor().search("zzz") == .nothing)
    }

    @Test("W3 A text of 100 characters is searched, a longer one is rejected before anything is asked")
    func tooLong() async throws {
        #expect(try await interactor().search(String(repeating: "é", count: 100)) == .nothing)
        for length in [101, 10_240] {
            await #expect(throws: SearchFailure.tooLong(limit: 100)) {
                try await interactor(UnsetService(), UnsetService(), UnsetService())
                    .search(String(repeating: "x", count: length))
            }
        }
    }

    @Test("W3 What cannot be searched is named, and the rest is found; if nothing can be, the search fails")
    func failing() async throws {
        let noCountries = CountryServiceDouble(failing: .timedOut)
        let partly = try await interactor(noCountries).search("erster")
        #expect(partly.missing == [.countries, .regions] && partly.groups.map(\.kind) == [.holidays])
        guard case .holiday(let name) = partly.groups[0].hits[0].subject else { Issue.record("no name"); return }
        #expect(name.countries == [Sample.found("DE", "DE"), Sample.found("XK", "XK")])
        let others = try await interactor(
            CountryServiceDouble([Self.germany]), OccasionServiceDouble(failing: .invalid),
            PersonServiceDouble(failing: .invalid)
        ).search("germany")
        #expect(others.missing == [.occasions, .holidays, .people] && others.groups.map(\.kind) == [.countries])
        await #expect(throws: SearchFailure.service(.timedOut)) {
            try await interactor(
                noCountries, OccasionServiceDouble(failing: .invalid), PersonServiceDouble(failing: .invalid)
            ).search("germany")
        }
    }

    @Test("W3 Stale countries have their age")
    func stale() async throws {
        let old = CountryServiceDouble([Self.germany], age: .seconds(600))
        #expect(try await interactor(old).search("germany").age == .seconds(600))
        #expect(try await interactor().search("germany").age == nil)
    }
}
