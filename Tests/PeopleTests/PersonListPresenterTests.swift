import SnapshotSupport
import Testing

@testable import People

@Suite("People list: presenter")
struct PersonListPresenterTests {
    private func presenter(_ result: Result<PeopleList, SearchFailure>) -> PersonListPresenter<
        PersonListInteractorDouble, RecordingRouter<PersonListNavigation>
    > {
        PersonListPresenter(interactor: PersonListInteractorDouble(result: result), router: RecordingRouter())
    }

    private func page(
        _ result: Result<PeopleList, SearchFailure>, search: String = ""
    ) async throws -> (page: PersonListPage, status: Status) {
        return try await presenter(result).handle(.searched(search)).shown
    }

    private func age(_ birth: String, _ death: String) throws -> Age {
        try #require(Age(from: Sample.partialDate(birth), to: Sample.partialDate(death)))
    }

    private func link(_ navigation: PersonListNavigation) -> Link { .to(navigation) }

    @Test("U1 U2 Each row has name, age and photo, and its link carries only an ID")
    func rows() async throws {
        let list = PeopleList(people: [
            .sample(age: try age("1867-11-07", "1934-07-04")),
            .sample("socrates", "Socrates", age: try age("-0469", "-0398")),
            .sample("living", "Living", age: try age("1946-01-01", "2026-01-01"), isDead: false), .sample("x", "X"),
        ])
        let rows = try #require(try await page(.success(list)).page.list).groups.flatMap(\.rows)
        #expect(rows.map(\.age) == ["aged 80", "died aged 66", "died aged about 71", nil])
        #expect(rows[1].link == link(.person(Sample.id("marie-curie"), search: "")))
        let found = try await page(.success(list), search: "curie").page.list?.found.first
        #expect(found?.link == link(.person(Sample.id("marie-curie"), search: "curie")))
        #expect(rows[1].portrait == link(.portrait(Sample.id("marie-curie"))))
    }

    @Test("People are by letter, by century or by profession; those of whom it is not known come last")
    func groups() async throws {
        let list = PeopleList(people: [
            .sample("a", "Ångström", birth: "1814", profession: "physicist"),
            .sample("b", "Byron", birth: "1788", profession: "poet"), .sample("c", "Confucius", birth: "-0550"),
            .sample("d", "Dante", birth: "1265", profession: "poet"),
            .sample("e", "Eleanor", profession: "Abbess"), .sample("x", "荀子", birth: "1900"),
        ])
        func groups(_ event: PersonListEvent) async throws -> [String] {
            let page = try await presenter(.success(list)).handle(event).shown.page
            return try #require(page.list).groups.map { "\($0.name): \($0.rows.map(\.name).joined(separator: ", "))" }
        }
        #expect(
            try await groups(.searched("")) == [
                "#: 荀子", "A: Ångström", "B: Byron", "C: Confucius", "D: Dante", "E: Eleanor",
            ])
        #expect(
            try await groups(.grouped(.century)) == [
                "6th century BCE: Confucius", "13th century: Dante", "18th century: Byron",
                "19th century: Ångström, 荀子", "Time not known: Eleanor",
            ])
        #expect(
            try await groups(.grouped(.profession)) == [
                "Abbess: Eleanor", "physicist: Ångström", "poet: Byron, Dante",
                "Profession not known: Confucius, 荀子",
            ])
    }

    @Test("A long list is folded, and the results of a search are not; each order leads to the others")
    func folded() async throws {
        let many = PeopleList(people: (0..<41).map { .sample("x\($0)", "Name \($0)") })
        let few = PeopleList(people: Array(many.people.prefix(40)))
        #expect(try await page(.success(many)).page.list?.groups.map(\.isOpen) == [false])
        #expect(try await page(.success(few)).page.list?.groups.map(\.isOpen) == [true])
        let found = try #require(try await page(.success(many), search: "name").page.list)
        #expect(found.found.count == 41 && found.groups.isEmpty && found.orders.isEmpty)
        let page = try await presenter(.success(many)).handle(.grouped(.century)).shown.page
        #expect(page.list?.orders.map(\.isCurrent) == [false, true, false])
        #expect(
            page.list?.orders.map(\.link) == [
                link(.list(search: "")), link(.grouped(.century)), link(.grouped(.profession)),
            ])
        #expect(page.head.canonical == link(.grouped(.century)) && page.heading == "People by century")
    }

    @Test("The loading page has the frame of the final page, even if that is a failure")
    func loading() async throws {
        let loading = try #require(presenter(.failure(.service(.invalid))).loading(.searched(""))).page
        #expect(loading.loading == "Loading")
        for result in [Result.success(PeopleList(people: [.sample()])), .failure(SearchFailure.service(.invalid))] {
            let final = try await page(result).page
            #expect(final.head.title == loading.head.title && final.head.canonical == loading.head.canonical)
        }
    }

    @Test("U1 too long a search") func tooLong() async throws {
        #expect(try await page(.failure(.tooLong(limit: 100))).status == .badRequest)
    }

    @Test("U1 error") func error() async throws {
        #expect(try await page(.failure(.service(.timedOut))).status == .gatewayTimeout)
    }
}
