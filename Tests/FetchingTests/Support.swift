import Adapters
import FaultServer
import NIOSSL
import Support
import Synchronization
import Upstreams

@testable import Fetching

/// A server and a fetcher for one test, both shut down at its end.
struct Scene: Sendable {
    let server: FaultServer
    let fetcher: Fetcher
    let events: Events

    /// - Parameters:
    ///   - limits: the fetcher's limits; the default has time enough for a busy machine.
    ///   - names: the addresses that names resolve to; others do not resolve. Nil for the system's resolver.
    ///   - identity: the server's certificate and key; nil for plain HTTP.
    ///   - trust: the issuers that the fetcher trusts.
    static func run(
        limits: FetchLimits = .patient, names: [String: [String]]? = nil, allowsPrivateAddresses: Bool = false,
        time: FetchTime = .system, identity: Identity? = nil, trust: NIOSSLTrustRoots = .default,
        answer: @escaping @Sendable (ReceivedRequest) -> Reply = { _ in .document(document) },
        _ body: (Scene) async throws -> Void
    ) async throws {
        let events = Events()
        let resolver: any AddressResolver =
            if let names { ResolverDouble(names: names) } else { SystemResolver() }
        let fetcher = Fetcher(
            limits: limits, userAgent: "Test/1",
            rule: AddressRule(allowsPrivateAddresses: allowsPrivateAddresses, resolver: resolver), time: time,
            trust: trust, report: events.add)
        let server = try await FaultServer.start(identity: identity, answer: answer)
        let scene = Scene(server: server, fetcher: fetcher, events: events)
        do {
            try await body(scene)
            await scene.end()
        } catch {
            await scene.end()
            throw error
        }
    }

    private func end() async {
        await fetcher.shutdown()
        await server.stop()
    }

    static let document = "<?xml version=\"1.0\"?><days>" + String(repeating: "<day>1</day>", count: 20) + "</days>"

    func request(_ target: String = "/", secret: Secret? = nil) -> UpstreamRequest {
        UpstreamRequest(url: server.url(target), mediaTypes: ["text/xml"], secret: secret)
    }

    /// The text of the fetched document, or a description of any other result.
    func text(_ target: String = "/", unless validators: Validators? = nil) async -> String {
        await text(of: request(target), unless: validators)
    }

    func text(of request: UpstreamRequest, unless validators: Validators? = nil) async -> String {
        switch await result(of: request, unless: validators) {
        case .success(.document(let bytes, _)): String(decoding: bytes, as: UTF8.self)
        case let other: "\(other)"
        }
    }

    func get(_ target: String = "/", unless validators: Validators? = nil) async throws -> UpstreamAnswer {
        try await fetch(request(target), unless: validators)
    }

    func fetch(_ request: UpstreamRequest, unless validators: Validators? = nil) async throws -> UpstreamAnswer {
        try await fetcher.fetch(request, unless: validators)
    }

    /// The failure of a fetch; nil if it succeeds.
    func failure(_ target: String = "/", unless validators: Validators? = nil) async -> UpstreamFailure? {
        await failure(of: request(target), unless: validators)
    }

    func failure(of request: UpstreamRequest, unless validators: Validators? = nil) async -> UpstreamFailure? {
        if case .failure(let failure) = await result(of: request, unless: validators) { failure } else { nil }
    }

    func result(
        of request: UpstreamRequest, unless validators: Validators? = nil
    ) async -> Result<UpstreamAnswer, UpstreamFailure> {
        do {
            return .success(try await fetcher.fetch(request, unless: validators))
        } catch {
            return .failure(error)
        }
    }

    var host: String { "127.0.0.1:\(server.port)" }

    /// The fetcher's view of the server.
    var state: HostState? { fetcher.hosts.first { $0.host == host } }
}

extension FetchLimits {
    static let patient = FetchLimits(total: .seconds(60), retries: 0)

    func changed(_ change: (inout FetchLimits) -> Void) -> FetchLimits {
        var limits = self
        change(&limits)
        return limits
    }
}

/// Records every reported event.
final class Events: Sendable {
    private let list = Mutex<[FetchEvent]>([])

    @Sendable func add(_ event: FetchEvent) { list.withLock { $0.append(event) } }

    var all: [FetchEvent] { list.withLock { $0 } }

    /// The highest number of simultaneous requests.
    var peak: Int {
        var current = 0
        return all.reduce(0) { peak, event in
            switch event {
            case .began: current += 1
            case .ended: current -= 1
            case .suspended, .resumed: break
            }
            return max(peak, current)
        }
    }
}

struct ResolverDouble: AddressResolver {
    let names: [String: [String]]

    func addresses(of name: String) async -> [IPAddress] { (names[name] ?? []).compactMap { IPAddress($0) } }
}

/// A clock that tests can advance; it otherwise follows the machine's.
final class Forward: Sendable {
    private let offset = Mutex(Duration.zero)

    func advance(by duration: Duration) { offset.withLock { $0 += duration } }

    var time: FetchTime {
        var time = FetchTime.system
        time.now = { [self] in ContinuousClock.now.advanced(by: offset.withLock { $0 }) }
        return time
    }
}

/// Waits until the condition holds, polling every 2 ms. Only the test's own time limit ends the wait.
func until(_ condition: () -> Bool) async throws {
    while !condition() { try await Task.sleep(for: .milliseconds(2)) }
}
