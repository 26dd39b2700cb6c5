import Almanac
import Documents
import TestSupport
import Testing
import UpstreamFakes

@testable import Upstreams

/// Tests each adapter against a fake that accepts only the requests that the upstream declares.
@Suite("Adapters and their upstreams")
struct AdapterTests {
    private static let host = "https://upstream.example"

    private func cache(_ network: FakeNetwork, _ events: CacheStage.Events = .init()) -> DocumentCache {
        DocumentCache(upstream: network, shelf: nil, memoryLimit: 16 << 20, budget: .seconds(600), report: events.add)
    }

    private func address(_ path: String = "") throws -> UpstreamAddress { try UpstreamAddress(Self.host + path) }

    private func calendars(
        _ source: any SheetSource, _ cache: DocumentCache, today: String = "2022-06-01"
    ) -> SheetCalendars {
        let library = DocumentLibrary(EmbeddedDocuments())
        return SheetCalendars(
            source, cache: cache, lifetimes: Lifetimes(), catalogue: library, clock: ClockDouble(Sample.day(today)),
            regionNames: library.regions)
    }

    @Test("Enrico: every request matches the WSDL: four parts in order, and the action")
    func enrico() async throws {
        let network = FakeNetwork(try FakeEnrico(), at: Self.host + "/enrico")
        let cache = cache(network)
        let source = EnricoSheets(try address("/enrico"), cache: cache, lifetimes: Lifetimes())
        let calendars = calendars(source, cache)
        let countries = try await calendars.countries().value
        #expect(countries.count == 60 && !countries.contains { $0.code == Sample.code("KI") })
        let kingdom = try #require(
            try await calendars.calendar(of: Sample.code("GB"), covering: CalendarScope(year: 2022)))
        #expect(kingdom.value.holidays.count == 18 && kingdom.value.holidays.count { $0.kind.isNational } == 7)
        #expect(kingdom.value.years == 2011...2200)
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
        let calendars = calendars(HolidataSheets(try address()), cache, today: "2026-06-01")
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
        let events = CacheStage.Events()
        let cache = cache(network, events)
        let key = Secret(name: "key", value: FakeHolidayAPI.key)
        let source = HolidayAPISheets(try address(), key: key, cache: cache, lifetimes: Lifetimes())
        let calendars = calendars(source, cache, today: "2026-06-01")
        #expect(try await calendars.countries().value.map(\.code.description) == ["GB", "US"])
        let states = try await calendars.calendar(of: Sample.code("US"), covering: CalendarScope(year: 2026))
        #expect(states?.value.years == 2025...2025)
        #expect(events.texts.allSatisfy { $0.contains("status 402") && !$0.contains(FakeHolidayAPI.key) })
        #expect(!events.texts.isEmpty)
        #expect(network.requests.allSatisfy { $0.query["key"] == FakeHolidayAPI.key && $0.query["format"] == "xml" })
        let wrong = HolidayAPISheets(
            try address(), key: Secret(name: "key", value: "x"), cache: self.cache(network), lifetimes: Lifetimes())
        await #expect(throws: ServiceFailure.self) { try await wrong.offered(of: []) }
    }

    @Test("Almanac documents: the host's countries are offered; other countries are known, but have no calendar")
    func documents() async throws {
        let network = FakeNetwork(OneCountry(), at: Self.host + "/almanac")
        let library = DocumentLibrary(EmbeddedDocuments())
        let calendars = DocumentCalendars(
            try address("/almanac/"), cache: cache(network), lifetimes: Lifetimes(), catalogue: library)
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
        let quotes = UpstreamQuotes(.toscrape(try address()), cache: cache(toscrape), lifetimes: Lifetimes())
        let texts = try await quotes.quotations().value.map(\.text.text)
        #expect(texts.count == 3 && texts.last == "Begin at the beginning.")
        let wikiquote = FakeNetwork(FakeWikiquote(), at: Self.host)
        let bierce = UpstreamQuotes(
            .wikiquote(try address(), title: "Bierce"), cache: cache(wikiquote), lifetimes: Lifetimes())
        #expect(try await bierce.quotations().value.first?.author?.name == "Ambrose Bierce")
    }

    @Test("A required document that the upstream lacks is a missing failure, and reported with its name")
    func missing() async throws {
        let events = CacheStage.Events()
        let cache = cache(FakeNetwork(FakeNothing(), at: Self.host), events)
        let lifetimes = Lifetimes()
        let catalogue = DocumentLibrary(EmbeddedDocuments())
        let documents = DocumentCalendars(try address(), cache: cache, lifetimes: lifetimes, catalogue: catalogue)
        await #expect(throws: ServiceFailure.missing) { try await documents.countries() }
        let enrico = EnricoSheets(try address(), cache: cache, lifetimes: lifetimes)
        await #expect(throws: ServiceFailure.missing) { try await enrico.offered(of: []) }
        let holidayAPI = HolidayAPISheets(try address(), key: nil, cache: cache, lifetimes: lifetimes)
        await #expect(throws: ServiceFailure.missing) { try await holidayAPI.offered(of: []) }
        let sides = UpstreamSides(try address(), cache: cache, lifetimes: lifetimes)
        await #expect(throws: ServiceFailure.missing) { try await sides.masters(refresh: false) }
        let quotes = UpstreamQuotes(
            .wikiquote(try address(), title: "A/b"), cache: cache, lifetimes: lifetimes)
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
