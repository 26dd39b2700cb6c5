import Documents
import HTTPMessages
import HTTPTypes
import Support
import Synchronization
import TestSupport
import Testing

@testable import Site

/// What a visit asks the services, counted.
@Suite("Lookups of a visit")
struct LookupTests {
    /// The services of the embedded documents.
    private final class Counting: CountryService, HolidayService {
        let library = DocumentLibrary(EmbeddedDocuments())
        private let counts = Mutex<[Question: Int]>([:])

        /// Returns what was asked for since the last call, and how often.
        func taken() -> [(country: CountryCode, question: String, count: Int)] {
            let counts = counts.withLock { counts in
                defer { counts = [:] }
                return counts
            }
            return counts.map { ($0.key.country, $0.key.text, $0.value) }
        }

        private func count(_ country: CountryCode, _ text: String) {
            counts.withLock { $0[Question(country: country, text: text), default: 0] += 1 }
        }

        private struct Question: Hashable {
            let country: CountryCode
            let text: String
        }

        func countries() async throws(ServiceFailure) -> Supply<[Country]> { try await library.countries() }

        func country(_ code: CountryCode) async throws(ServiceFailure) -> Country? {
            count(code, "country")
            return try await library.country(code)
        }

        func calendar(
            of country: CountryCode, covering scope: CalendarScope
        ) async throws(ServiceFailure) -> Supply<HolidayCalendar>? {
            count(country, "calendar")
            return try await library.calendar(of: country, covering: scope)
        }
    }

    private let services = Counting()
    private let site: Site

    init() {
        site = Site.serving(
            Services(
                countries: services, holidays: services, occasions: services.library, quotes: services.library,
                people: services.library, sides: SideServiceDouble(), clock: ClockDouble(Sample.day("2026-09-21")),
                changes: services.library, world: services.library))
    }

    /// How often the country is in the address: a feed of three regions, for example, asks of three places at the same time.
    private func places(in target: String, of country: CountryCode) -> Int {
        target.split { !$0.isLetter }.count { $0 == country.description }
    }

    @Test(
        "A visit looks up the country of a place once, and asks for its calendar once",
        arguments: [1, 2, 3] as [UInt64])
    func once(seed: UInt64) async {
        var random = SplitMix64(seed: seed)
        var sections: Set<Substring> = []
        var lookups = 0
        for _ in 0..<1500 {
            // The cookie of a visitor in France, in Bavaria, or without a place.
            let cookie =
                ["almanac=1.FR.dark.QWRh", "almanac=2.DE-BY.dark.QWRh", nil].randomElement(using: &random) ?? nil
            let target = Link(Place.random(using: &random)).description
            sections.insert(target.dropFirst().prefix { $0 != "/" && $0 != "?" })
            _ = await site.get(target, cookie: cookie)
            for (country, question, count) in services.taken() {
                lookups += 1
                #expect(count <= max(1, places(in: target, of: country)), "\(target) \(question) \(country)")
            }
        }
        #expect(sections.count > 15 && lookups > 500)
    }

    @Test("A visitor whose region is gone asks for the calendar once more, that of the country")
    func regionThatIsGone() async {
        _ = await site.get("/holidays", cookie: "almanac=2.DE-XX.dark.QWRh")
        let asked = services.taken().map { "\($0.question) \($0.country) \($0.count)" }
        #expect(asked.sorted() == ["calendar DE 2", "country DE 1"])
    }

    @Test(
        "So does a visit that saves a place",
        arguments: [
            ("/options", "name=Ada&country=DE&region=BY&look=dark"), ("/options/place", "country=DE&region=BY"),
        ])
    func form(target: String, fields: String) async {
        let saved = await site.post(fields, to: target)
        #expect(saved.status == .seeOther)
        let asked = services.taken()
        #expect(!asked.isEmpty && asked.allSatisfy { $0.count == 1 })
    }
}
