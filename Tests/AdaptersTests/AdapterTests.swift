import Adapters
import Documents
import Synchronization
import TestSupport
import Testing
import UpstreamFakes
import Upstreams

/// Tests each adapter against a fake that accepts only the requests that the upstream declares.
@Suite("Adapters and their upstreams")
struct AdapterTests {
    private static let host = "https://upstream.example"

    /// The events that a cache reports.
    private final class Events: Sendable {
        private let lines = Mutex<[String]>([])

        var texts: [String] { lines.withLock { $0 } }
        func add(_ event: CacheEvent) { lines.withLock { $0.append(event.description) } }
    }

    private func cache(_ network: FakeNetwork, _ events: Events = Events()) -> DocumentCache {
        DocumentCache(upstream: network, shelf: nil, memoryLimit: 16 << 20, budget: .seconds(600), report: events.add)
    }

    private func calendars(
        _ source: any HolidayAdapter, _ cache: DocumentCache, today: String = "2022-06-01"
    ) -> any CountryService & HolidayService {
        let library = DocumentLibrary(EmbeddedDocuments())
        return source.form.service(
            cache: cache, lifetimes: Lifetimes(), catalogue: library, clock: ClockDouble(Sample.day(today)),
            regionNames: library.regions)
    }

    @Test("Enrico: every request matches the WSDL: four parts in order, and the action")
    func enrico() async throws {
        let network = FakeNetwork(try FakeEnrico(), at: Self.host + "/enrico")
        let cache = cache(network)
        let calendars = calendars(try Enrico(Self.host + "/enrico", key: nil), cache)
        let countries = try await calendars.countries().value
        #expect(countries.count == 60 && !countries.contains { $0.code == Sample.code("KI") })
        let kingdom = try #require(
            try await calendars.calendar(of: Sample.code("GB"), covering: CalendarScope(year: 2022)))
        #expect(kingdom.value.holidays.count == 18 && kingdom.value.holidays.count { $0.kind.isNational } == 7)
        // The source claims years until 2200; ten from today are offered.
        #expect(kingdom.value.years == 2011...2032)
        let newYears = kingdom.value.holidays.filter { $0.kind.name.text == "New Year's Day" }
        #expect(
            newYears.map { "\($0.kind.regions) \($0.observed?.description ?? "-")" }.sorted()
                == ["[ENG, WLS] 2022-01-03", "[NIR] -", "[SCT] 2022-01-04"])
        #expect(network.requests.count == 6)
        #expect(network.requests.allSatisfy { $0.method == "POST" && $0.path == "/ws/v2.0/index.php" })
        #expect(try await calendars.calendar(of: Sample.code("KI"), covering: CalendarScope(year: 2022)) == nil)
    }

    @Test("holidata: the countries with a locale are offered; the known years follow from the answers")
    func holidata() async throws {
        let network = FakeNetwork(FakeHolidata(), at: Self.host)
        let cache = cache(network)
        let calendars = calendars(try Holidata(Self.host, key: nil), cache, today: "2026-06-01")
        let countries = try await calendars.countries().value
        #expect(countries.count == 34 && !countries.contains { $0.code == Sample.code("JP") })
        let germany = try await calendars.calendar(of: Sample.code("DE"), covering: CalendarScope(year: 2040))
        #expect(germany?.value.years == 2025...2027)
        let now = try await calendars.calendar(of: Sample.code("DE"), covering: CalendarScope(year: 2026))
        #expect(now?.value.years == 2011...2100, "the years beside are there, and farther ones not known")
        let epiphany = now?.value.holidays(in: 2026).first { $0.kind.name.text == "Heilige drei Könige" }
        #expect(epiphany?.kind.regions.map(\.description) == ["BW", "BY", "ST"] && epiphany?.kind.isNational == false)
        #expect(epiphany?.kind.types == [.publicHoliday, .religious])
        #expect(network.requests.allSatisfy { $0.method == "GET" && $0.query.isEmpty })
    }

    @Test("HolidayAPI: every request has the key, the format and all required items; a year beyond the plan is absent")
    func holidayAPI() async throws {
        let network = FakeNetwork(FakeHolidayAPI(years: 2025...2025), at: Self.host)
        let events = Events()
        let cache = cache(network, events)
        let calendars = calendars(try HolidayAPI(Self.host, key: FakeHolidayAPI.key), cache, today: "2026-06-01")
        #expect(try await calendars.countries().value.map(\.code.description) == ["GB", "US"])
        let states = try await calendars.calendar(of: Sample.code("US"), covering: CalendarScope(year: 2026))
        #expect(states?.value.years == 2025...2025)
        #expect(events.texts.allSatisfy { $0.contains("status 402") && !$0.contains(FakeHolidayAPI.key) })
        #expect(!events.texts.isEmpty)
        #expect(network.requests.allSatisfy { $0.query["key"] == FakeHolidayAPI.key && $0.query["format"] == "xml" })
        let wrong = self.calendars(try HolidayAPI(Self.host, key: "x"), self.cache(network))
        await #expect(throws: ServiceFailure.self) { try await wrong.countries() }
    }

    @Test("Almanac documents: the host's countries are offered; other countries are known, but have no calendar")
    func documents() async throws {
        let network = FakeNetwork(OneCountry(), at: Self.host + "/almanac")
        let calendars = calendars(try OwnDocuments(Self.host + "/almanac/", key: nil), cache(network))
        #expect(try await calendars.countries().value.map(\.code.description) == ["DE"])
        #expect(try await calendars.country(Sample.code("FR"))?.name == "France")
        #expect(try await calendars.country(Sample.code("QQ")) == nil)
        let scope = CalendarScope(year: 2026)
        #expect(try await calendars.calendar(of: Sample.code("DE"), covering: scope)?.value.years == 2020...2035)
        #expect(try await calendars.calendar(of: Sample.code("FR"), covering: scope) == nil)
    }

    /// A fake that has only Germany.
    private struct OneCountry: FakeUpstream {
        func answer(to request: FakeRequest) -> FakeAnswer {
            guard request.path == "/countries.xml" else {
                return request.path == "/holidays/DE.xml" ? FakeDocuments().answer(to: request) : .page(404)
            }
            return FakeAnswer(
                type: "application/xml",
                "<countries xmlns=\"urn:almanac:countries\"><country alpha2=\"DE\" zones=\"Europe/Berlin\" "
                    + "weekend=\"6 7\" from=\"2020\" to=\"2035\"><name xml:lang=\"en\">Germany</name></country></countries>"
            )
        }
    }

    @Test("Quotes: pages and redirects are followed, doubtful quotes are omitted")
    func quotes() async throws {
        let toscrape = FakeNetwork(FakeToscrape(), at: Self.host)
        let quotes = UpstreamQuotes(try Toscrape(Self.host, key: nil), cache: cache(toscrape), lifetimes: Lifetimes())
        let texts = try await quotes.quotations().value.map(\.text.text)
        #expect(texts.count == 3 && texts.last == "Begin at the beginning.")
        let wikiquote = FakeNetwork(FakeWikiquote(), at: Self.host)
        let bierce = UpstreamQuotes(
            try Wikiquote(Self.host + "#Bierce", key: nil), cache: cache(wikiquote), lifetimes: Lifetimes())
        #expect(try await bierce.quotations().value.first?.author?.name == "Ambrose Bierce")
    }

    @Test("A required document that the upstream lacks is a missing failure, and reported with its name")
    func missing() async throws {
        let events = Events()
        let cache = cache(FakeNetwork(FakeNothing(), at: Self.host), events)
        for adapter: any HolidayAdapter in [
            try OwnDocuments(Self.host, key: nil), try Enrico(Self.host, key: nil),
            try HolidayAPI(Self.host, key: nil),
        ] {
            let calendars = calendars(adapter, cache)
            await #expect(throws: ServiceFailure.missing) { try await calendars.countries() }
        }
        let sides = UpstreamSides(try OwnDocuments(Self.host, key: nil), cache: cache, lifetimes: Lifetimes())
        await #expect(throws: ServiceFailure.missing) { try await sides.masters(refresh: false) }
        let quotes = UpstreamQuotes(try Wikiquote(Self.host + "#A/b", key: nil), cache: cache, lifetimes: Lifetimes())
        await #expect(throws: ServiceFailure.missing) { try await quotes.quotations() }
        let reason = "the upstream has no such document (status 404 or 410)"
        #expect(
            events.texts
                == [
                    "countries.xml", "Enrico: the list of countries", "HolidayAPI: the list of countries",
                    "sides/light/list.xml", "/api/rest_v1/page/html/A%2Fb",
                ].map { "\($0): \(reason)" })
    }
}
