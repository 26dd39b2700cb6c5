import SnapshotSupport
import Testing

@testable import Search

@Suite("Search: presenter")
struct SearchResultsPresenterTests {
    private func presenter(
        _ result: Result<SearchAnswer, SearchFailure>
    ) -> SearchResultsPresenter<SearchResultsInteractorDouble, RecordingRouter<SearchResultsNavigation>> {
        SearchResultsPresenter(interactor: SearchResultsInteractorDouble(result: result), router: RecordingRouter())
    }

    private func page(
        _ result: Result<SearchAnswer, SearchFailure>, _ text: String = "x"
    ) async throws -> (page: SearchResultsPage, status: Status) {
        return try await presenter(result).handle(.searched(text)).shown
    }

    private func row(_ subject: SearchAnswer.Subject) async throws -> SearchRow {
        let answer = SearchAnswer(isSearch: true, year: 2026, groups: [Sample.group(.holidays, subject)])
        return try #require(try await page(.success(answer)).page.groups.first?.rows.first)
    }

    private func link(_ navigation: SearchResultsNavigation) -> Link { .to(navigation) }

    private func holidays(_ code: String, _ types: HolidayFilter.Types = .only(.publicHoliday)) -> Link {
        link(.holidays(HolidayYear(Sample.code(code), 2026, HolidayFilter(types: types, isEverywhere: true))))
    }

    @Test("W3 Results are grouped in the order of the answer, with their numbers")
    func groups() async throws {
        let page = try await page(.success(.sample), "x").page
        let groups = page.groups
        #expect(groups.map(\.title) == ["Occasions", "Names of holidays", "Countries", "Regions", "People"])
        #expect(groups.map(\.word) == ["occasions", "holidays", "countries", "regions", "people"])
        #expect(groups.map(\.count) == ["1", "1 of 57", "1", "1", "1"] && page.summary == "61 results for “x”")
        #expect(groups.map(\.hint) == [nil, "Type more of the name to find the others.", nil, nil, nil])
        #expect(page.nothing == nil && page.start == nil && page.missing == nil)
    }

    @Test("J1 B3 An answer with an estimated date says that it may still move")
    func estimated() async throws {
        func details(isEstimated: Bool) async throws -> [String?]? {
            let holiday = SearchAnswer.Holiday.sample(isEstimated: isEstimated)
            let facts: [SearchAnswer.Fact] = [
                .place(.germany, next: holiday), .next(.germany, holiday),
                .status(holiday.date, .germany, .holiday(holiday)), .status(holiday.date, .germany, .halfDay(holiday)),
            ]
            let answer = SearchAnswer(isSearch: true, year: 2026, facts: facts)
            return try await page(.success(answer)).page.answers?.rows.map(\.detail)
        }
        let (next, moves) = ("Next holiday: Christmas Day, Friday 25 December 2026", "The date may still move.")
        #expect(try await details(isEstimated: true) == ["\(next). \(moves)", moves, moves, moves])
        #expect(try await details(isEstimated: false) == [next, nil, nil, nil])
    }

    @Test("W3 Each result leads to its page")
    func rows() async throws {
        let country = try await row(.germany)
        #expect(country.link == link(.country(Sample.code("DE"))) && country.code == "DE" && country.flag == "🇩🇪")
        #expect(country.localNames.map(\.text) == ["Deutschland"])
        let region = try await row(.bavaria)
        #expect(region.link == link(.region(Sample.code("DE"), Sample.region("BY"))) && region.text == "Germany")
        #expect(region.code == "DE-BY" && region.localNames.map(\.text) == ["Bayern"])
        let occasion = try await row(.christmas)
        #expect(occasion.link == link(.occasion(Sample.christmas.id)) && occasion.text == "25 December")
        let person = try await row(.curie)
        #expect(person.link == link(.person(Sample.curie.id)) && person.text == "physicist")
    }

    @Test("W3 A name leads to its occasion, and to the list of each of its countries")
    func names() async throws {
        let name = try await row(.weihnachten)
        #expect(name.link == link(.occasion(Sample.christmas.id)) && name.text == "German · Christmas Day")
        #expect(name.language == "de" && name.places.map(\.label) == ["Austria", "Germany"] && name.more == nil)
        #expect(name.places.map(\.link) == [holidays("AT"), holidays("DE")])
        let other = try await row(
            .name("Ferien", "de", "German", ["AT": "Austria"], isPublic: false, hasOccasion: false))
        #expect(other.link == holidays("AT", .all) && other.text == "German")
        let nowhere = try await row(.name("Fest", "de", "German", [:], hasOccasion: false))
        #expect(nowhere.link == link(.occasions) && nowhere.places.isEmpty)
    }

    @Test("W3 A name lists four countries, or five if these are all")
    func places() async throws {
        let five = try await row(.name("a", "de", "German", ["AT": "A", "BE": "B", "CH": "C", "DE": "D", "LI": "E"]))
        #expect(five.places.count == 5 && five.more == nil)
        let six = try await row(
            .name("a", "de", "German", ["AT": "A", "BE": "B", "CH": "C", "DE": "D", "LI": "E", "LU": "F"]))
        #expect(six.places.count == 4 && six.more == "and 2 more")
    }

    @Test("W3 A group that is cut leads to the list of all, if there is one")
    func cut() async throws {
        for (kind, target) in [
            (SearchKind.countries, SearchResultsNavigation.countries(search: "x")), (.people, .people(search: "x")),
            (.occasions, .occasions),
        ] {
            let answer = SearchAnswer(isSearch: true, year: 2026, groups: [Sample.group(kind, .germany, count: 21)])
            let group = try #require(try await page(.success(answer), "x").page.groups.first)
            #expect(group.all?.link == link(target) && group.hint == nil)
        }
    }

    @Test("W3 Before a search the page says what can be found; nothing found has the text that was searched for")
    func nothing() async throws {
        let start = try await page(.success(.empty), "").page
        #expect(start.start?.ways.count == 3 && start.nothing == nil && start.head.title == "Search")
        #expect(start.head.isListed)
        let nothing = try await page(.success(.nothing), "zzz")
        #expect(nothing.page.nothing?.text == "Nothing found for “zzz”." && nothing.status == .ok)
        #expect(nothing.page.nothing?.ways.first?.link == link(.countries(search: "")))
        #expect(nothing.page.head.title == "“zzz” in Search" && !nothing.page.head.isListed)
    }

    @Test("W3 What could not be searched is named in a sentence")
    func missing() async throws {
        var answer = SearchAnswer.sample
        answer.missing = [.countries, .regions, .people]
        answer.age = .seconds(3600 * 3)
        let page = try await page(.success(answer)).page
        #expect(
            page.missing
                == "We could not search the countries, the regions and the people. Try again in a few minutes.")
        #expect(page.age == "This is our last good copy, as of 3 hours ago." && !page.groups.isEmpty)
    }

    @Test("W3 Too long a text is an error at the field; a source that fails has its own status")
    func failures() async throws {
        let long = try await page(.failure(.tooLong(limit: 100)), Sample.long)
        #expect(long.status == .badRequest && long.page.search.problem == "Search text must be 100 characters or fewer")
        #expect(long.page.search.text == Sample.long && long.page.head.canonical == nil)
        #expect(long.page.head.alternates.isEmpty && long.page.head.title == "Error: Search")
        let failed = try await page(.failure(.service(.timedOut)), "x")
        #expect(failed.status == .gatewayTimeout && failed.page.notice?.actions.first?.link == link(.search("x")))
    }

    @Test("F1 The page says where its record is; the loading page has its head")
    func head() async throws {
        let page = try await page(.success(.sample), "x").page
        #expect(page.head.alternates.map(\.link) == [link(.record("x", .json))])
        #expect(page.head.canonical == link(.search("x")) && page.search.action == link(.search("")))
        let loading = try #require(presenter(.success(.sample)).loading(.searched("x"))).page
        #expect(loading.loading == "Loading" && loading.head.title == page.head.title)
    }
}
