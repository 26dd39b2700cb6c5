import AlmanacValues
import Context
import Documents
import Holidays
import Layout
import Places

/// The first page of a country: its document is loaded, parsed, validated and rendered.
struct FirstPages {
    /// Prints the nanoseconds per page, on average over countries and rounds.
    ///
    /// The schemas and the list of countries are loaded before, because the other program loads its schema before. The
    /// library has room for no rows, so each round parses the calendars again, but not the schemas.
    func run(rounds: Int, codes: [String]) async throws {
        let library = DocumentLibrary(EmbeddedDocuments(), rowLimit: 0)
        let router = HolidaysRouter(
            VisitContext(services: services(library), assets: Pages.assets, edition: Edition(), visitor: Stranger()))
        let places = codes.compactMap { CountryCode($0) }.map { HolidaysPlace.list(.year(HolidayYear($0, 2026))) }
        guard let first = places.first else { throw Pages.NoPage() }
        Sink.take(try Pages.bytes(await router.start(first)).count)
        let start = Stopwatch.processNanoseconds
        for _ in 0..<rounds {
            for place in places { Sink.take(try Pages.bytes(await router.start(place)).count) }
        }
        print((Stopwatch.processNanoseconds - start) / max(1, rounds * places.count))
    }
}
