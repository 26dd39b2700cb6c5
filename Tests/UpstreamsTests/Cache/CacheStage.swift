import Adapters
import Documents
import Landings
import Support
import Synchronization
import TestSupport

@testable import Upstreams

/// A cache with test doubles: fresh for an hour, stale for a day, absent for a minute, failed for ten seconds.
struct CacheStage: Sendable {
    let upstream: UpstreamDouble
    let clock = CacheClockDouble()
    let shelf: ShelfDouble?
    let cache: DocumentCache
    let events = Events()

    static let lifetimes = Lifetimes(
        fresh: .seconds(3600), stale: .seconds(86_400), absent: .seconds(60), failed: .seconds(10))
    /// A time after which a document is neither fresh nor stale.
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

    /// Waits until no fetch, load or write is running.
    func settle() async {
        while let fetch = cache.state.withLock({ $0.fetches.values.first }) {
            _ = await fetch.value()
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
    /// Returns a reading that rejects "!…", and takes "-" as an absent document.
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
    /// The value, age and failure as one text that a test compares.
    var summary: String {
        "\(value) \(age.map(Self.words) ?? "good") \(failure.map { "\($0)" } ?? "fine")"
    }

    private static func words(_ age: SupplyAge) -> String {
        switch age {
        case .copy(let age): "\(age.components.seconds) s"
        case .ownData: "own data"
        }
    }
}
