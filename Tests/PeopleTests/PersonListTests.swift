import Almanac
import HTML
import Layout
import TestSupport
import Testing
import VIPER

@testable import People

struct PersonListInteractorDouble: PersonListInteracting {
    let result: Result<PeopleList, PersonListFailure>

    func search(_: String) async throws(PersonListFailure) -> PeopleList { try result.get() }
}

extension PeopleList.Summary {
    static func sample(
        _ id: String = "marie-curie", _ name: String = "Marie Curie", age: Age? = nil, isDead: Bool = true
    ) -> Self {
        Self(id: Sample.id(id), name: name, age: age, isDead: isDead)
    }
}

@Suite("People list: interactor")
struct PersonListInteractorTests {
    private func list(_ people: PersonServiceDouble, _ text: String = "") async throws(PersonListFailure) -> PeopleList
    {
        try await PersonListInteractor(service: people, clock: ClockDouble(Sample.day("2026-11-21"))).search(text)
    }

    private func person(_ id: String, _ name: String, family: String? = nil) -> Person {
        Person(id: Sample.id(id), name: name, givenName: family.map { _ in "X" }, familyName: family)
    }

    @Test("U1 People are sorted by family name, ignoring case and diacritics")
    func order() async throws {
        let people = [
            person("z", "Émile Zola", family: "Zola"), Sample.socrates,
            person("o", "Olympe de Gouges", family: "Gouges"),
            person("e", "Ada Éa", family: "Éa"), person("b2", "Emily Brontë", family: "Brontë"),
            person("b1", "Charlotte Bronte", family: "Bronte"), Sample.yosano,
        ]
        let ids = try await list(PersonServiceDouble(people)).people.map(\.id.description)
        #expect(ids == ["b1", "b2", "e", "o", "socrates", "yosano-akiko", "z"])
    }

    @Test("U1 Ages are computed from the dates, if known")
    func ages() async throws {
        let living = Person(id: Sample.id("living"), name: "Living", birth: Sample.partialDate("1946-11-21"))
        let people = try await list(PersonServiceDouble([living, Sample.curie, Sample.socrates, Sample.yosano])).people
        let curie = try #require(people.first { $0.id == Sample.curie.id })
        #expect(curie.age?.years == 66 && curie.age?.isApproximate == false && curie.isDead)
        let socrates = try #require(people.first { $0.id == Sample.socrates.id })
        #expect(socrates.age?.years == 71 && socrates.age?.isApproximate == true)
        #expect(people.first { $0.id == living.id }?.age?.years == 80)
        #expect(people.first { $0.id == living.id }?.isDead == false)
        #expect(people.first { $0.id == Sample.yosano.id }?.age == nil)
    }

    @Test("U1 A search ignores case and diacritics; one that is too long is rejected")
    func search() async throws {
        let people = PersonServiceDouble([person("b", "Charlotte Brontë", family: "Brontë"), Sample.curie])
        #expect(try await list(people, "BRONTE").people.map(\.id.description) == ["b"])
        #expect(try await list(people, "zzz").people.isEmpty)
        #expect(try await list(people, " - ").people.count == 2)
        await #expect(throws: PersonListFailure.tooLong(limit: 100)) {
            try await list(people, String(repeating: "x", count: 101))
        }
    }

    @Test("U1 A failure of the service is passed on; a stale list has its age")
    func failing() async throws {
        await #expect(throws: PersonListFailure.service(.invalid)) {
            try await list(PersonServiceDouble(failing: .invalid))
        }
        let old = try await list(PersonServiceDouble([Sample.curie], age: .seconds(60), failure: .timedOut))
        #expect(old.age == .seconds(60) && old.failure == .timedOut)
    }
}

@Suite("People list: presenter, router, view and snapshots")
struct PersonListPresenterTests {
    private func presenter(_ result: Result<PeopleList, PersonListFailure>) -> PersonListPresenter {
        PersonListPresenter(
            interactor: PersonListInteractorDouble(result: result), router: PersonListRouter(), assets: Sample.assets)
    }

    private func page(
        _ result: Result<PeopleList, PersonListFailure>, search: String = ""
    ) async throws -> (page: PersonListPage, status: Status) {
        guard
            case .show(let page, let status) = await presenter(result).handle(
                PersonListView().event(from: Visit(search)))
        else { throw PersonListFailure.service(.invalid) }
        return (page, status)
    }

    private func compare(
        _ name: String, _ result: Result<PeopleList, PersonListFailure>, search: String = ""
    ) async throws {
        try expectSnapshot(PersonListView().render(try await page(result, search: search).page), named: "list-\(name)")
    }

    private func age(_ birth: String, _ death: String) throws -> Age {
        try #require(Age(from: Sample.partialDate(birth), to: Sample.partialDate(death)))
    }

    @Test("U1 U2 Each row has name, age and photo, and its link carries only an ID")
    func rows() async throws {
        let list = PeopleList(people: [
            .sample(age: try age("1867-11-07", "1934-07-04")),
            .sample("socrates", "Socrates", age: try age("-0469", "-0398")),
            .sample("living", "Living", age: try age("1946-01-01", "2026-01-01"), isDead: false), .sample("x", "X"),
        ])
        let rows = try #require(try await page(.success(list)).page.list).rows
        #expect(rows.map(\.age) == ["died aged 66", "died aged about 71", "aged 80", nil])
        #expect(rows[0].link.description == "/people/marie-curie")
        #expect(rows[0].portrait.description == "/people/marie-curie/portrait")
    }

    @Test("A5 The Router prints the addresses")
    func links() {
        #expect(PersonListRouter().link(to: .list(search: "")).description == "/people")
        #expect(PersonListRouter().link(to: .list(search: "a b")).description == "/people?q=a%20b")
    }

    @Test("The loading page has the frame of the final page, even if that is a failure")
    func loading() async throws {
        let loading = try #require(presenter(.failure(.service(.invalid))).loading(.searched(""))).page
        #expect(loading.loading == "Loading")
        for result in [Result.success(PeopleList(people: [.sample()])), .failure(PersonListFailure.service(.invalid))] {
            let final = try await page(result).page
            #expect(final.frame.title == loading.frame.title && final.frame.canonical == loading.frame.canonical)
        }
        try expectSnapshot(PersonListView().render(loading), named: "list-loading")
    }

    @Test("U1 normal") func normal() async throws {
        let people = [PeopleList.Summary.sample(age: try age("1867-11-07", "1934-07-04")), .sample("x", "X")]
        try await compare("normal", .success(PeopleList(people: people)))
    }

    @Test("U1 empty") func empty() async throws { try await compare("empty", .success(PeopleList(people: []))) }

    @Test("U1 found") func found() async throws {
        try await compare("found", .success(PeopleList(people: [.sample()])), search: "curie")
    }

    @Test("U1 nothing found") func nothing() async throws {
        try await compare("nothing", .success(PeopleList(people: [])), search: "zzz")
    }

    @Test("U1 too long a search") func tooLong() async throws {
        try await compare("too-long", .failure(.tooLong(limit: 100)), search: Sample.long)
        #expect(try await page(.failure(.tooLong(limit: 100))).status == .badRequest)
    }

    @Test("U1 error") func error() async throws {
        try await compare("error", .failure(.service(.unavailable(retryAfter: nil))))
        #expect(try await page(.failure(.service(.timedOut))).status == .gatewayTimeout)
    }

    @Test("U1 old") func old() async throws {
        try await compare("old", .success(PeopleList(people: [.sample()], age: .seconds(600), failure: .timedOut)))
    }

    @Test("U1 long text") func longText() async throws {
        try await compare("long-text", .success(PeopleList(people: [.sample("a", Sample.long)])))
    }

    @Test("U1 right-to-left") func rightToLeft() async throws {
        try await compare("right-to-left", .success(PeopleList(people: [.sample("a", Sample.rightToLeft)])))
    }

    @Test("U1 hostile text") func hostile() async throws {
        try await compare(
            "hostile", .success(PeopleList(people: [.sample("a", Sample.hostile)])), search: Sample.hostile)
    }
}
