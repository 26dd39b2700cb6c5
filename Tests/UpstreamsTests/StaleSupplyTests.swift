import Adapters
import Documents
import Landings
import Support
import Synchronization
import TestSupport
import Testing
import UpstreamFakes

@testable import Upstreams

/// Tests that every service passes on the age of a stale copy.
@Suite("A stale copy is marked as stale")
struct StaleSupplyTests {
    private let clock = CacheClockDouble()
    private let network: BreakingNetwork
    private let cache: DocumentCache
    private let lifetimes = Lifetimes(fresh: .seconds(60), stale: .seconds(86_400))

    init() throws {
        network = BreakingNetwork([FakeDocuments(), FakeToscrape(), FakeWikiquote(), try FakeEnrico(), FakeHolidata()])
        cache = DocumentCache(upstream: network, shelf: nil, memoryLimit: 64 << 20, clock: clock) { _ in }
    }

    /// Asks while the upstream works, and again when the copy is old and the upstream is down.
    private func ages<Value: Sendable>(
        _ ask: () async throws -> Supply<Value>
    ) async throws -> (good: SupplyAge?, old: SupplyAge?, failure: ServiceFailure?) {
        let good = try await ask()
        network.isDown = true
        clock.pass(.seconds(3600))
        // The first visit discovers the outage.
        _ = try await ask()
        await settle()
        let old = try await ask()
        return (good.age, old.age, old.failure)
    }

    private func settle() async {
        while let fetch = cache.state.withLock({ $0.fetches.values.first }) {
            _ = await fetch.value()
        }
    }

    private func expectAge(_ ages: (good: SupplyAge?, old: SupplyAge?, failure: ServiceFailure?)) {
        #expect(ages.good == nil)
        #expect(ages.old == .seconds(3600))
        #expect(ages.failure != nil)
    }

    private var documents: DocumentCalendars {
        get throws {
            DocumentCalendars(
                try OwnDocuments(BreakingNetwork.host, key: nil), cache: cache, lifetimes: lifetimes,
                catalogue: DocumentLibrary(EmbeddedDocuments()))
        }
    }

    @Test("Countries") func countries() async throws {
        expectAge(try await ages { try await documents.countries() })
    }

    @Test("A calendar") func calendar() async throws {
        expectAge(
            try await ages {
                try #require(try await documents.calendar(of: Sample.code("DE"), covering: CalendarScope(year: 2026)))
            })
    }

    @Test("A calendar of sheets, and the countries of their source") func sheets() async throws {
        let library = DocumentLibrary(EmbeddedDocuments())
        let calendars = SheetCalendars(
            try Enrico(BreakingNetwork.host, key: nil), cache: cache, lifetimes: lifetimes, catalogue: library,
            clock: ClockDouble(Sample.day("2022-06-01")), regionNames: library.regions)
        _ = try await calendars.countries()
        expectAge(
            try await ages {
                try #require(try await calendars.calendar(of: Sample.code("GB"), covering: CalendarScope(year: 2022)))
            })
        #expect(try await calendars.countries().age == .seconds(3600))
    }

    @Test("Quotes of one page, and of several") func quotes() async throws {
        let wikiquote = UpstreamQuotes(
            try Wikiquote(BreakingNetwork.host + "#Nepotism", key: nil), cache: cache, lifetimes: lifetimes)
        expectAge(try await ages { try await wikiquote.quotations() })
        network.isDown = false
        let toscrape = UpstreamQuotes(try Toscrape(BreakingNetwork.host, key: nil), cache: cache, lifetimes: lifetimes)
        expectAge(try await ages { try await toscrape.quotations() })
        let one = try #require(try await toscrape.quotations().value.first)
        #expect(try await toscrape.quotation(one.id)?.age == .seconds(3600))
    }

    @Test("The two sides") func sides() async throws {
        let sides = UpstreamSides(try OwnDocuments(BreakingNetwork.host, key: nil), cache: cache, lifetimes: lifetimes)
        expectAge(try await ages { try await sides.code(of: .dark, refresh: false) })
        network.isDown = false
        expectAge(try await ages { try await sides.masters(refresh: false) })
        network.isDown = false
        expectAge(try await ages { try await sides.holocrons(refresh: false) })
    }
}

/// A test double of several upstreams at one host, which a test can take down.
private final class BreakingNetwork: Upstream {
    static let host = "https://upstream.example"

    private let networks: [FakeNetwork]
    private let down = Mutex(false)

    init(_ fakes: [any FakeUpstream]) {
        networks = fakes.map { FakeNetwork($0, at: Self.host) }
    }

    var isDown: Bool {
        get { down.withLock { $0 } }
        set { down.withLock { $0 = newValue } }
    }

    /// Returns the answer of the first upstream that has the document.
    func fetch(
        _ request: UpstreamRequest, unless validators: Validators?
    ) async throws(UpstreamFailure) -> UpstreamAnswer {
        if isDown { throw .unreachable(host: "upstream.example", reason: "connection refused") }
        for network in networks {
            do throws(UpstreamFailure) {
                if case .document(let bytes, let validators) = try await network.fetch(request, unless: validators) {
                    return .document(bytes: bytes, validators: validators)
                }
            } catch {
                continue
            }
        }
        return .absent
    }
}
