import HTTPConnection
import HTTPMessages
import HTTPServer
import HTTPTypes
import ServerSupport
import Testing

@Suite("Headers of every response", .timeLimit(.minutes(30)))
struct CommonFieldsTests {
    private static let site = ServedSite { request in
        request.target == "/parts" ? .text("beginning") { Array("end".utf8) } : .text("visit")
    } kept: { request in
        switch request.target {
        case "/kept": .text("kept")
        case "/unchanged": Response(status: .notModified)
        default: nil
        }
    }

    @Test(
        "The site's common headers are sent once with every response, whoever makes it",
        arguments: [
            ("GET /kept HTTP/1.1", 200), ("HEAD /kept HTTP/1.1", 200), ("GET /unchanged HTTP/1.1", 304),
            ("GET /visit HTTP/1.1", 200), ("GET /visit HTTP/1.0", 200), ("GET /parts HTTP/1.1", 200),
            ("HEAD /parts HTTP/1.1", 200), ("GET /parts HTTP/1.0", 200), ("GET /health/live HTTP/1.1", 200),
            ("GET /health/ready HTTP/1.1", 200), ("BREW / HTTP/1.1", 501), ("GET / HTTP/9.9", 505),
            ("GET /visit HTTP/1.2", 200),
            ("nonsense", 501),
        ])
    func once(line: String, status: Int) async throws {
        try await RunningServer.run(Self.site, configure: { $0.limits.linger = .milliseconds(50) }) { server in
            let answer = try await Wire.exchange(server.port, "\(line)\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer.prefix(40))")
            let fields = answer.matches(of: #/\r\nContent-Security-Policy: default-src 'none'\r\n/#)
            #expect(fields.count == 1 && !answer.contains("Strict-Transport-Security"))
        }
    }

    @Test(
        "The addresses of probes tell which methods they take",
        arguments: [
            ("GET", 200), ("HEAD", 200), ("OPTIONS", 204), ("POST", 405), ("PUT", 405), ("DELETE", 405), ("PATCH", 405),
        ])
    func probes(method: String, status: Int) async throws {
        try await RunningServer.run(Self.site) { server in
            for target in ["/health/live", "/health/ready"] {
                let answer = try await Wire.exchange(
                    server.port, "\(method) \(target) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer.prefix(40))")
                #expect(answer.contains("\r\nAllow: GET, HEAD, OPTIONS\r\n") == (status != 200))
                #expect(answer.contains("\r\nCache-Control: no-store\r\n"))
            }
        }
    }

    @Test("They are those for TLS if the operator says that every visitor uses it")
    func overTLS() async throws {
        try await RunningServer.run(Self.site, configure: { $0.isSecure = true }) { server in
            for target in ["/kept", "/visit", "/parts", "/health/live"] {
                let answer = try await Wire.get(server.port, target)
                #expect(answer.contains("\r\nStrict-Transport-Security: "), "\(target)")
            }
        }
    }

    @Test("A connection beyond the limit gets them too")
    func turnedAway() async throws {
        try await RunningServer.run(Self.site, configure: { $0.limits.connections = 8 }) { server in
            let kept = try await Wire.busy(8, port: server.port)
            let answer = try await Wire.get(server.port, "/")
            #expect(answer.hasPrefix("HTTP/1.1 503 ") && answer.contains("\r\nContent-Security-Policy: "))
            withExtendedLifetime(kept) {}
        }
    }
}
