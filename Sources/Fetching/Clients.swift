import AsyncHTTPClient
import NIOCore
import NIOHTTPCompression
import Synchronization

/// HTTP clients, one for each address that a host's name was found to have: a client resolves no names, and so never
/// connects to an address that nobody has looked at. `Host`, SNI and the certificate's name stay those of the host.
final class Clients: Sendable {
    private struct Key: Hashable {
        var host: String
        var address: IPAddress
    }

    private struct Entry {
        var client: HTTPClient
        var users = 0
        var lastUse = 0
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var uses = 0
        var isClosed = false
    }

    /// Clients that nobody uses are kept up to this number; making one is not free.
    private static let idleLimit = 8

    private let limits: FetchLimits
    private let state = Mutex(State())

    init(limits: FetchLimits) { self.limits = limits }

    /// Nil when there are no clients any more.
    func use<Result>(
        for host: String, at address: IPAddress, _ body: (HTTPClient) async -> Result
    ) async -> Result? {
        let key = Key(host: host, address: address)
        guard let client = take(key) else { return nil }
        let result = await body(client)
        for idle in giveBack(key) { try? await idle.shutdown() }
        return result
    }

    private func take(_ key: Key) -> HTTPClient? {
        state.withLock { state in
            guard !state.isClosed else { return nil }
            state.uses += 1
            var entry = state.entries[key] ?? Entry(client: client(for: key))
            entry.users += 1
            entry.lastUse = state.uses
            state.entries[key] = entry
            return entry.client
        }
    }

    private func giveBack(_ key: Key) -> [HTTPClient] {
        state.withLock { state in
            state.entries[key]?.users -= 1
            let idle = state.entries.filter { $0.value.users == 0 }.sorted { $0.value.lastUse < $1.value.lastUse }
            let surplus = idle.prefix(max(idle.count - Self.idleLimit, 0))
            for (key, _) in surplus { state.entries[key] = nil }
            return surplus.map { $0.value.client }
        }
    }

    private func client(for key: Key) -> HTTPClient {
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow,
            timeout: .init(connect: .init(limits.connect)),
            connectionPool: .init(
                idleTimeout: .seconds(1), concurrentHTTP1ConnectionsPerHostSoftLimit: limits.concurrency),
            proxy: nil,
            decompression: .enabled(limit: .size(limits.size)))
        configuration.dnsOverride = [key.host: key.address.description]
        configuration.httpVersion = .http1Only
        // Retries are the fetcher's, with a budget.
        configuration.connectionPool.retryConnectionEstablishment = false
        // A span would hold the whole address, and with it the secret.
        configuration.tracing.tracer = nil
        return HTTPClient(configuration: configuration)
    }

    func shutdown() async {
        let clients = state.withLock { state in
            state.isClosed = true
            defer { state.entries = [:] }
            return state.entries.values.map(\.client)
        }
        for client in clients { try? await client.shutdown() }
    }
}
