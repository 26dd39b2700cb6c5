import AlmanacValues
import Entities
import ServiceContracts
import Support

struct PersonListInteractor: PersonListInteracting {
    let service: any PersonService
    let clock: any CivilClock

    /// The longest search text, in Unicode scalars. No name is longer.
    static let longestSearch = 100

    func search(_ text: String) async throws(SearchFailure) -> PeopleList {
        guard !text.isLonger(than: Self.longestSearch) else { throw .tooLong(limit: Self.longestSearch) }
        let supply = try await people()
        let query = SearchKey(text)
        let found = query.isEmpty ? supply.value : supply.value.filter { $0.searchKey.match(query) != nil }
        let today = clock.today(in: "UTC")
        return PeopleList(
            people: sorted(found).map { person in
                PeopleList.Summary(
                    id: person.id, name: person.name, age: person.age(on: today), isDead: person.death != nil,
                    birth: person.birth, death: person.death, sortKey: person.sortKey, profession: person.profession)
            },
            age: supply.age, failure: supply.failure)
    }

    private func people() async throws(SearchFailure) -> Supply<[Person]> {
        do {
            return try await service.people()
        } catch {
            throw .service(error)
        }
    }

    /// Sorts by family name, and people who share one by whole name.
    private func sorted(_ people: [Person]) -> [Person] {
        people.sorted { first, second in
            first.sortKey == second.sortKey
                ? first.searchKey.bytes.lexicographicallyPrecedes(second.searchKey.bytes)
                : first.sortKey.bytes.lexicographicallyPrecedes(second.sortKey.bytes)
        }
    }
}
