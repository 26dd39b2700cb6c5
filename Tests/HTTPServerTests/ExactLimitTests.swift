import HTTPMessages
import HTTPTypes
import ServerSupport
import Testing

@testable import HTTPConnection
@testable import HTTPServer

/// Tests each limit just below, at and just above its value.
@Suite("Exact limits", .timeLimit(.minutes(30)))
struct ExactLimitTests {
    private static func lengths(of request: Request) -> Response {
        guard case .complete(let bytes) = request.body else { return .text("<too long>") }
        return .text("<\(request.target.utf8.count) \(bytes.count)>")
    }

    private func answer(_ request: String) async throws -> String {
        try await RunningServer.run(
            ServedSite { Self.lengths(of: $0) }, configure: { $0.limits.linger = .milliseconds(50) }
        ) { server in try await Wire.exchange(server.port, request) }
    }

    private func get(_ target: String = "/", _ fields: String = "") -> String {
        "GET \(target) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\(fields)\r\n"
    }

    @Test("A target may have 16,384 bytes", arguments: [(16_383, 200), (16_384, 200), (16_385, 414)])
    func target(length: Int, status: Int) async throws {
        let answer = try await answer(get("/" + String(repeating: "x", count: length - 1)))
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
        #expect(answer.hasSuffix("<\(length) 0>") == (status == 200))
    }

    @Test("A header value may have 16,384 bytes", arguments: [(16_383, 200), (16_384, 200), (16_385, 431)])
    func field(length: Int, status: Int) async throws {
        let answer = try await answer(get("/", "X: \(String(repeating: "x", count: length))\r\n"))
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
    }

    @Test("A head may have 65,536 bytes without punctuation", arguments: [(-1, 200), (0, 200), (1, 431)])
    func list(more: Int, status: Int) async throws {
        // The target, `Host: a`, `Connection: close`, and five fields.
        let others = 1 + 5 + 15 + 5
        let left = 65_536 + more - others - 4 * 16_000
        let fields = (0..<4).map { _ in "X: \(String(repeating: "x", count: 16_000))\r\n" }.joined()
        let answer = try await answer(get("/", fields + "X: \(String(repeating: "x", count: left))\r\n"))
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
    }

    @Test("A head may have 100 fields", arguments: [(99, 200), (100, 200), (101, 431)])
    func count(fields: Int, status: Int) async throws {
        let answer = try await answer(get("/", String(repeating: "A: b\r\n", count: fields - 2)))
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
    }

    @Test(
        "A form may have 16,384 bytes, in one piece or in chunks",
        arguments: [16_383, 16_384, 16_385], [false, true])
    func form(length: Int, isChunked: Bool) async throws {
        let body = String(repeating: "x", count: length)
        let (field, sent) =
            isChunked
            ? (
                "Transfer-Encoding: chunked",
                "1000\r\n\(body.prefix(4096))\r\n\(String(length - 4096, radix: 16))\r\n\(body.dropFirst(4096))\r\n0\r\n\r\n"
            ) : ("Content-Length: \(length)", body)
        let answer = try await answer("POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\(field)\r\n\r\n\(sent)")
        #expect(answer.hasSuffix(length <= 16_384 ? "<1 \(length)>" : "<too long>"))
    }

    @Test("A rejected body is read up to 262,144 bytes, and the next request answered", arguments: [-1, 0, 1])
    func drained(more: Int) async throws {
        let length = 262_144 + more
        let answer = try await answer(
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(length)\r\n\r\n\(String(repeating: "x", count: length))"
                + get("/next"))
        #expect(answer.contains("<too long>"))
        #expect(answer.hasSuffix("<5 0>") == (more <= 0))
    }

    @Test("A rejected chunked body is read up to the same limit", arguments: [-1, 0, 1])
    func drainedChunks(more: Int) async throws {
        let length = 262_144 + more
        let answer = try await answer(
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n\(String(length, radix: 16))\r\n"
                + String(repeating: "x", count: length) + "\r\n0\r\n\r\n" + get("/next"))
        #expect(answer.contains("<too long>"))
        #expect(answer.hasSuffix("<5 0>") == (more <= 0))
    }

    @Test("Chunks of many empty lines are read; with too many the connection ends", arguments: [60, 70])
    func emptyLines(count: Int) async throws {
        let answer = try await answer(
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
                + String(repeating: "2\r\n\r\n\r\n", count: count / 2) + "0\r\n\r\n" + get("/next"))
        #expect(answer.contains("<1 \(count / 2 * 2)>"))
        #expect(answer.hasSuffix("<5 0>") == (count == 60))
    }

    @Test("Simultaneous visits are limited exactly")
    func visits() async throws {
        let gate = Gate()
        let site = ServedSite { _ in
            await gate.wait()
            return .text("done")
        }
        try await RunningServer.run(
            site,
            configure: { configuration in
                configuration.limits.visits = 2
                configuration.metricsPort = 0
            }
        ) { server in
            let metrics = try #require(server.listening.metricsPort)
            var wires: [Wire] = []
            for count in 1...2 {
                let wire = try Wire(port: server.port)
                wire.send(get())
                wires.append(wire)
                while try await !Wire.metrics(metrics).contains("\nalmanac_visits_in_flight \(count)\n") {}
            }
            #expect(try await Wire.get(server.port, "/").hasPrefix("HTTP/1.1 503 "))
            gate.open()
            for wire in wires { #expect(await wire.readToEnd().hasSuffix("done")) }
        }
    }
}
