import Adapters
import FaultServer
import Glibc
import NIOCore
import NIOPosix
import NIOSSL
import Testing
import Upstreams

@testable import Fetching

/// The processor time that an endless response costs the thread that reads it, and no other thread.
@Suite("Floods", .serialized, .timeLimit(.minutes(30)))
struct FloodTests {
    struct Flood: Sendable, CustomTestStringConvertible {
        var name: String
        var start: String
        var piece: String
        /// Whether each piece is sent in its own write.
        var isDripping = false

        var testDescription: String { name }

        var answer: RawServer.Answer {
            let block = isDripping ? piece : String(repeating: piece, count: max(65_536 / piece.utf8.count, 1))
            return RawServer.Answer([Array(start.utf8), Array(block.utf8)], repetitions: isDripping ? 200_000 : 4000)
        }
    }

    private static let ok = "HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\n"
    private static let chunked = ok + "Transfer-Encoding: chunked\r\n\r\n"

    @Test(
        "A flooded fetch costs at most one second of processor time",
        arguments: [
            Flood(name: "100 Continue", start: "", piece: "HTTP/1.1 100 Continue\r\n\r\n"),
            Flood(name: "a reason without end", start: "HTTP/1.1 200 ", piece: "OK "),
            Flood(name: "header fields", start: ok, piece: "X: y\r\n"),
            Flood(name: "a header without end", start: ok + "X: ", piece: "yyyy"),
            Flood(name: "chunks of one byte", start: chunked, piece: "1\r\na\r\n"),
            Flood(name: "chunks just long enough", start: chunked, piece: "1a\r\nabcdefghijklmnopqrstuvwxyz\r\n"),
            Flood(name: "an extension without end", start: chunked + "1;", piece: "a=b;"),
            Flood(name: "chunks with extensions", start: chunked, piece: "1;a=b;c=d;e=f;g=h;i=j;k=l\r\na\r\n"),
            Flood(name: "a size of many zeros", start: chunked, piece: "0"),
            Flood(name: "trailers", start: chunked + "0\r\n", piece: "X: y\r\n"),
            Flood(name: "a body that drips", start: ok + "\r\n", piece: "a", isDripping: true),
            Flood(name: "a head that drips", start: ok + "X: ", piece: "y", isDripping: true),
            Flood(name: "chunks that drip", start: chunked, piece: "1\r\na\r\n", isDripping: true),
        ])
    func flood(_ flood: Flood) async throws {
        let server = try RawServer { flood.answer }
        defer { server.stop() }
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let fetcher = Fetcher(
            limits: FetchLimits.patient, userAgent: "Test/1",
            rule: AddressRule(allowsPrivateAddresses: false, resolver: SystemResolver()), time: .system, group: group,
            report: { _ in })
        let before = try await processorTime(of: group)
        let request = UpstreamRequest(url: "http://127.0.0.1:\(server.port)/", mediaTypes: ["text/xml"])
        do {
            // The network may join drips into larger pieces, and the response may then be a valid document.
            let answer = try await fetcher.fetch(request, unless: nil)
            #expect(flood.isDripping, "\(flood.name): \(answer.count) bytes")
        } catch {
            switch error {
            case .damaged, .tooLarge: break
            default: Issue.record("\(flood.name): \(error)")
            }
        }
        let time = try await processorTime(of: group) - before
        #expect(time < 1000, "\(flood.name): \(time) ms")
        await fetcher.shutdown()
        try await group.shutdownGracefully()
    }

    @Test("TLS records of one byte do not evade the limit")
    func records() async throws {
        let authority = try CertificateAuthority()
        defer { authority.remove() }
        let identity = try authority.identity(names: "IP:127.0.0.1")
        let server = try await FaultServer.start(identity: identity) { _ in
            Reply.document([], type: "text/xml").changed {
                ($0.body, $0.length) = (Reply.Body(then: [UInt8(ascii: "a")], times: 100_000), .none)
            }
        }
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        // At most a tenth of the usual size, since this is a debug build.
        let fetcher = Fetcher(
            limits: FetchLimits.patient.changed { $0.size = 100_000 }, userAgent: "Test/1",
            rule: AddressRule(allowsPrivateAddresses: false, resolver: SystemResolver()), time: .system,
            trust: .file(authority.certificate), group: group, report: { _ in })
        let before = try await processorTime(of: group)
        let request = UpstreamRequest(url: "https://127.0.0.1:\(server.port)/", mediaTypes: ["text/xml"])
        let reason = "too many chunks, or too much framing around them"
        await #expect(throws: UpstreamFailure.damaged(host: "127.0.0.1:\(server.port)", reason: reason)) {
            try await fetcher.fetch(request, unless: nil)
        }
        let time = try await processorTime(of: group) - before
        #expect(time < 1000, "\(time) ms")
        await fetcher.shutdown()
        await server.stop()
        try await group.shutdownGracefully()
    }

    /// The processor time of the group's only thread, in milliseconds.
    private func processorTime(of group: MultiThreadedEventLoopGroup) async throws -> Double {
        try await group.next().submit {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
        }.get()
    }
}
