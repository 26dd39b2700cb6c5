import SnapshotSupport
import Testing

@testable import Quotes

@Suite("Quotes: entry point", .patient)
struct QuotesRouterTests {
    private static let quotations = Sample.quotations(40)
    private static let places: [QuotesPlace] = [
        .list(.draw(nil)), .list(.draw(7)), .list(.search("saying")), .quote(QuotePlace(quotations[3].id)),
    ]

    private func router(_ quotes: any QuoteService) -> QuotesRouter {
        QuotesRouter(
            Sample.context(
                .only(
                    quotes: quotes, people: PersonServiceDouble([Sample.curie]),
                    clock: ClockDouble(Sample.day("2026-11-21")))))
    }

    @Test(
        "A5 Each place is assembled with its own screen",
        arguments: zip(places, ["of the day", "Draw 7", "40 quotes for", "More about"]))
    func screens(place: QuotesPlace, text: String) async throws {
        let page = try await router(QuoteServiceDouble(Self.quotations)).start(place).shown
        #expect(page.status == .ok)
        #expect(page.text.contains(text))
    }

    @Test("A7 After 1,000 visits of each screen every part of the module is deallocated")
    func lifetime() async {
        let leaked = await leaks(Counted(QuoteServiceDouble([Self.quotations[3]]))) { quotes in
            let router = router(quotes)
            for place in Self.places { _ = await router.start(place) }
        }
        #expect(!leaked)
    }
}
