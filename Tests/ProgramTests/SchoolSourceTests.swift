import Adapters
import AlmanacValues
import Schools
import Synchronization
import Testing
import Upstreams

@testable import almanac

/// A live interface of two countries, in memory.
private final class InterfaceDouble: Upstream {
    private let state = Mutex<(isDown: Bool, requests: [String])>((false, []))

    var requests: [String] { state.withLock { $0.requests } }
    func goesDown(_ isDown: Bool) { state.withLock { $0 = (isDown, []) } }

    func fetch(_ request: UpstreamRequest, unless _: Validators?) async throws(UpstreamFailure) -> UpstreamAnswer {
        let isDown = state.withLock { state in
            state.requests.append(request.url)
            return state.isDown
        }
        if isDown { throw .status(500, host: "oh.example", retryAfter: nil) }
        let path = request.url.dropFirst("https://oh.example/".utf8.count)
        if path.hasPrefix("Groups") { return .absent }
        return .document(bytes: Array(Self.text(String(path)).utf8), validators: Validators())
    }

    private static func text(_ path: String) -> String {
        if path.hasPrefix("Countries") {
            return "[" + ["IE", "IT", "LU", "MT", "SE"].map { "{\"isoCode\":\"\($0)\"}" }.joined(separator: ",") + "]"
        }
        guard path.hasPrefix("SchoolHolidays"), path.contains("validFrom=2026") else { return "[]" }
        return """
            [{"id":"1","startDate":"2026-10-26","endDate":"2026-10-30","type":"School","name":[{"language":"EN","text":"Rest"}],\
            "regionalScope":"National","temporalScope":"FullDay","nationwide":true}]
            """
    }
}

private final class ClockDouble: CacheClock {
    private let passed = Mutex(Duration.zero)
    private let start = ContinuousClock.now

    func pass(_ time: Duration) { passed.withLock { $0 += time } }

    var seconds: Int64 { 1_795_900_500 + passed.withLock { $0.components.seconds } }
    var instant: ContinuousClock.Instant { start + passed.withLock(\.self) }
    func sleep(for time: Duration) async { try? await Task.sleep(for: time) }
}

@Suite("Rounds of the live interface of OpenHolidays")
struct SchoolSourceTests {
    private let upstream = InterfaceDouble()
    private let clock = ClockDouble()
    private let source: SchoolSource

    init() {
        source = SchoolSource(
            interface: SchoolInterface("https://oh.example"),
            cache: DocumentCache(
                upstream: upstream, shelf: nil, memoryLimit: 1 << 24, budget: .seconds(20), clock: clock,
                report: { _ in }))
    }

    private func round(asks: Bool = true, of countries: Set<String> = ["IE", "IT"]) async -> SchoolSource.Round {
        await source.round(around: 2026, asks: asks, tried: Int(clock.seconds)) { countries.contains("\($0)") }
    }

    @Test("What is fresh is not asked for again, and of a country that nobody wants nothing is asked")
    func fresh() async {
        let nothing = await round(asks: false)
        #expect(nothing.content.isUnsettled && upstream.requests.isEmpty)
        let first = await round()
        #expect(first.isWell && first.content.countryCount == 2 && !first.content.isUnsettled)
        #expect(first.content.newest?.description == "2026-11-28" && first.content.problems.isEmpty)
        // The list, and of each country parts, groups and three windows.
        #expect(upstream.requests.count == 1 + 2 * 5 && Set(upstream.requests).count == 11)
        upstream.goesDown(false)
        clock.pass(.seconds(19 * 3600))
        // Groups that there are not may have come meanwhile.
        #expect(await round().content == first.content && upstream.requests.allSatisfy { $0.contains("/Groups") })
    }

    @Test(
        "A good copy is shown for three days without a word, and then said to be old; what comes again unchanged keeps its day"
    )
    func old() async {
        let first = await round()
        upstream.goesDown(true)
        clock.pass(.seconds(86_400))
        let second = await round()
        #expect(!second.isWell && second.content == first.content && (second.age ?? .zero) >= .seconds(86_400))
        clock.pass(.seconds(2 * 86_400))
        let third = await round()
        #expect(!third.isWell && third.content.countryCount == 2)
        #expect(third.content.failing.map(\.description) == ["IE", "IT"] && third.content.isUnsettled)
        upstream.goesDown(false)
        clock.pass(.seconds(60))
        let fourth = await round()
        #expect(fourth.isWell && fourth.content == first.content)
    }

    @Test("Without a copy, all countries are missing; a host that is silent is not asked for each of them")
    func silent() async {
        let all: Set = ["IE", "IT", "LU", "MT", "SE"]
        upstream.goesDown(true)
        let first = await round(of: all)
        #expect(!first.isWell && first.content.countryCount == 0 && upstream.requests.count == 1)
        clock.pass(.seconds(60))
        upstream.goesDown(false)
        _ = await round(of: ["IE"])
        upstream.goesDown(true)
        clock.pass(.seconds(60))
        let second = await round(of: all)
        #expect(second.content.failing.map(\.description) == ["IT", "LU", "MT", "SE"])
        #expect(upstream.requests.count == SchoolSource.patience * 5)
    }
}
