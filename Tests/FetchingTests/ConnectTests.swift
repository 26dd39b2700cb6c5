import Adapters
import FaultServer
import Foundation
import Glibc
import Testing
import Upstreams

@testable import Fetching

@Suite("Connections", .timeLimit(.minutes(30)))
struct ConnectTests {
    /// A listening port that never accepts connections.
    private final class DeafPort {
        let port: Int
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        private var guests: [Int32] = []

        init() throws {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let descriptor = descriptor
            let result = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                    bind(descriptor, pointer, length) == 0 && listen(descriptor, 0) == 0
                        ? getsockname(descriptor, pointer, &length) : -1
                }
            }
            try #require(result == 0)
            port = Int(UInt16(bigEndian: address.sin_port))
        }

        /// Fills the queue of connections, so that the system keeps further ones waiting.
        func fill() {
            for _ in 0..<3 {
                let guest = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
                var address = sockaddr_in()
                address.sin_family = sa_family_t(AF_INET)
                address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
                address.sin_port = in_port_t(port).bigEndian
                withUnsafePointer(to: &address) { pointer in
                    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                        _ = connect(guest, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                    }
                }
                guests.append(guest)
            }
        }

        deinit { for descriptor in guests + [descriptor] { close(descriptor) } }
    }

    private func failure(_ url: String, connect: Duration) async -> (UpstreamFailure?, Duration) {
        let fetcher = Fetcher(limits: .patient.changed { $0.connect = connect }, userAgent: "Test/1")
        let start = ContinuousClock.now
        var failure: UpstreamFailure?
        do {
            _ = try await fetcher.fetch(UpstreamRequest(url: url, mediaTypes: ["text/xml"]), unless: nil)
        } catch {
            failure = error
        }
        await fetcher.shutdown()
        return (failure, start.duration(to: .now))
    }

    @Test("Connecting times out, and so does an unanswered TLS handshake")
    func late() async throws {
        let port = try DeafPort()
        let connect = Duration.milliseconds(200)
        let host = "127.0.0.1:\(port.port)"
        let expected = UpstreamFailure.unreachable(host: host, reason: "no connection within \(connect)")
        // The system completes the TCP connection, but no server answers.
        let (silent, first) = await failure("https://\(host)/", connect: connect)
        #expect(silent == expected)
        port.fill()
        let (full, second) = await failure("http://\(host)/", connect: connect)
        #expect(full == expected)
        for time in [first, second] { #expect(time >= connect && time < .seconds(20), "\(time)") }
    }

    @Test("A cancelled fetch closes its connection", arguments: ["http", "https"])
    func abandoned(_ scheme: String) async throws {
        let port = try DeafPort()
        let fetcher = Fetcher(limits: .patient.changed { $0.connect = .seconds(60) }, userAgent: "Test/1")
        let fetch = Task {
            try? await fetcher.fetch(
                UpstreamRequest(url: "\(scheme)://127.0.0.1:\(port.port)/", mediaTypes: ["text/xml"]), unless: nil)
        }
        let descriptor = port.descriptor
        let connection = await Self.blocking { accept(descriptor, nil, nil) }
        defer { close(connection) }
        var limit = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let asked = await Self.blocking { Self.receive(connection) }
        #expect(asked.count > 0, "nothing was asked")
        fetch.cancel()
        // TLS may send a close_notify before the end.
        let end = await Self.blocking {
            var last = Self.receive(connection)
            while last.count > 0 { last = Self.receive(connection) }
            return last
        }
        #expect(end.count == 0 || end.error == ECONNRESET, "\(end)")
        _ = await fetch.value
        await fetcher.shutdown()
    }

    private static func receive(_ connection: Int32) -> (count: Int, error: Int32) {
        var bytes = [UInt8](repeating: 0, count: 16_384)
        let count = recv(connection, &bytes, bytes.count, 0)
        return (count, errno)
    }

    /// Runs blocking work on a thread outside of the tasks' pool.
    private static func blocking<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: work()) }
        }
    }
}
