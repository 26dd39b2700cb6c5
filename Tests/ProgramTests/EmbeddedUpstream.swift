import Adapters
import Documents
import Synchronization
import Upstreams

/// An upstream that serves the program's embedded documents until it is down.
final class EmbeddedUpstream: Upstream {
    static let address = "https://upstream.example/"

    private let down = Atomic(false)

    var isDown: Bool {
        get { down.load(ordering: .relaxed) }
        set { down.store(newValue, ordering: .relaxed) }
    }

    func fetch(_ request: UpstreamRequest, unless _: Validators?) async throws(UpstreamFailure) -> UpstreamAnswer {
        if isDown { throw .unreachable(host: "upstream.example", reason: "connection refused") }
        guard request.url.hasPrefix(Self.address),
            let bytes = EmbeddedDocuments().bytes(of: String(request.url.dropFirst(Self.address.count)))
        else { return .absent }
        return .document(bytes: bytes, validators: Validators())
    }
}

/// Both clocks of the cache, which only the test advances. A sleep ends only when it is cancelled.
final class SimulatedClock: CacheClock {
    private static let start: Int64 = 1_790_000_000
    private let origin = ContinuousClock.Instant.now
    private let passed = Mutex(Duration.zero)

    var elapsed: Duration { passed.withLock(\.self) }
    var seconds: Int64 { Self.start + elapsed.components.seconds }
    var instant: ContinuousClock.Instant { origin + elapsed }

    func pass(_ time: Duration) {
        passed.withLock { $0 += time }
    }

    func sleep(for _: Duration) async {
        try? await Task.sleep(for: .seconds(3600))
    }
}
