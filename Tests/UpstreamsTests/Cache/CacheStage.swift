import Almanac
import Documents
import Synchronization

@testable import Upstreams

/// A cache on doubles: an hour fresh, a day stale, a minute absent, ten seconds failed.
struct CacheStage: Sendable {
    let upstream: UpstreamDouble
    let clock = CacheClockDouble()
    let shelf: ShelfDouble?
    let cache: DocumentCache
    let events = Events()

    static let lifetimes = Lifetimes(
        fresh: .seconds(3600), stale: .seconds(86_400), absent: .seconds(60), failed: .seconds(10))
    /// Past all of it.
    static let old = Duration.seconds(3600 + 86_400)

    final class Events: Sendable {
        private let lines = Mutex<[String]>([])

        var texts: [String] { lines.withLock { $0 } }
        func add(_ event: CacheEvent) { lines.withLock { $0.append(event.description) } }
    }

    init(_ upstream: UpstreamDouble, shelf: ShelfDouble? = nil, memory: Int = 1 << 20, renewals: Int = 8) {
        self.upstream = upstream
        self.shelf = shelf
        cache = DocumentCache(
            upstream: upstream, shelf: shelf, memoryLimit: memory, renewalLimit: renewals, clock: clock,
            report: events.add)
    }

    func visit(_ name: String = "a", refresh: Bool = false) async throws(ServiceFailure) -> Supply<String>? {
        try await cache.document(.example(name), as: .text(name), lifetimes: Self.lifetimes, refresh: refresh)
    }

    /// Returns when nothing is being asked, loaded or written.
    func settle() async {
        while let flight = cache.state.withLock({ $0.fetches.values.first }) {
            _ = await flight.outcome(within: nil, clock)
        }
        await cache.flush()
    }
}

extension UpstreamRequest {
    static func example(_ name: String) -> UpstreamRequest {
        UpstreamRequest(url: "https://holidays.example/\(name).xml", mediaTypes: ["application/xml"])
    }
}

extension Reading<String> {
    /// "!…" is refused, and "-" says that there is no such thing.
    static func text(_ name: String) -> Reading<String> {
        Reading(name: name) { bytes throws(DocumentFailure) in
            let text = String(decoding: bytes, as: UTF8.self)
            if text == "-" { return nil }
            if text.first == "!" {
                throw .inconsistent(name: name, source: "upstream", line: 3, reason: "it is “\(text)”")
            }
            return text
        }
    }
}

extension Supply<String> {
    /// What a test compares at once.
    var summary: String {
        "\(value) \(age.map { "\($0.components.seconds) s" } ?? "good") \(failure.map { "\($0)" } ?? "fine")"
    }
}
