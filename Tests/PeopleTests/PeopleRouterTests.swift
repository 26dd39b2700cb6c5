import SnapshotSupport
import Testing

@testable import People

@Suite("People: entry point", .patient)
struct PeopleRouterTests {
    private static let places: [PeoplePlace] = [
        .list(search: ""), .list(search: "curie"), .person(PersonPlace(Sample.curie.id)), .portrait(Sample.curie.id),
    ]

    private func router(_ people: any PersonService) -> PeopleRouter {
        PeopleRouter(
            Sample.context(
                .only(quotes: QuoteServiceDouble([]), people: people, clock: ClockDouble(Sample.day("2026-11-21")))))
    }

    @Test(
        "A5 Each place is assembled with its own screen",
        arguments: zip(places, ["1 person", "for “curie”", "quai de Béthune", "<svg"]))
    func screens(place: PeoplePlace, text: String) async throws {
        let page = try await router(PersonServiceDouble([Sample.curie])).start(place).shown
        #expect(page.status == .ok)
        #expect(page.text.contains(text))
        #expect(page.mediaType == (text == "<svg" ? MediaType.svg : MediaType.html))
    }

    @Test("A7 After 1,000 visits of each screen every part of the module is deallocated")
    func lifetime() async {
        let leaked = await leaks(Counted(PersonServiceDouble([Sample.curie]))) { people in
            let router = router(people)
            for place in Self.places { _ = await router.start(place) }
        }
        #expect(!leaked)
    }
}
