import Almanac
import Documents
import Holidays

/// The first page of a country: its document is read, parsed, validated and rendered.
struct FirstPages {
    /// Prints the nanoseconds that one page cost, on average over countries and rounds.
    ///
    /// The schemas and the list of countries are read before, as the other side reads its schema before. Each
    /// round forgets the calendars, not the schemas: nothing is kept by a library with room for no rows.
    func run(rounds: Int, codes: [String]) async throws {
        let library = DocumentLibrary(EmbeddedDocuments(), rowLimit: 0)
        let router = HolidaysRouter(
            HolidaysServices(
                countries: library, holidays: library, clock: ThatDay(), assets: Pages.assets))
        let places = codes.compactMap { CountryCode($0) }.map { HolidaysPlace.list(.year(HolidayYear($0, 2026))) }
        guard let first = places.first else { throw Pages.NoPage() }
        Sink.take(try Pages.bytes(await router.run(first)).count)
        let start = Stopwatch.processNanoseconds
        for _ in 0..<rounds {
            for place in places { Sink.take(try Pages.bytes(await router.run(place)).count) }
        }
        print((Stopwatch.processNanoseconds - start) / max(1, rounds * places.count))
    }
}
