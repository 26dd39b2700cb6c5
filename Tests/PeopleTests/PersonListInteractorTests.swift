import TestSupport
import Testing

@testable import People

@Suite("People list: interactor")
struct PersonListInteractorTests {
    private func list(_ people: PersonServiceDouble, _ text: String = "") async throws(SearchFailure) -> PeopleList {
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
        await #expect(throws: SearchFailure.tooLong(limit: 100)) {
            try await list(people, String(repeating: "x", count: 101))
        }
    }

    @Test("U1 A failure of the service is passed on; a stale list has its age")
    func failing() async throws {
        await #expect(throws: SearchFailure.service(.invalid)) {
            try await list(PersonServiceDouble(failing: .invalid))
        }
        let old = try await list(PersonServiceDouble([Sample.curie], age: .seconds(60), failure: .timedOut))
        #expect(old.age == .seconds(60) && old.failure == .timedOut)
    }
}
