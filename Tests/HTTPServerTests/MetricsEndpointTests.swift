import HTTPMessages
import Logging
import ServerSupport
import Synchronization
import Testing

@testable import HTTPConnection
@testable import HTTPServer

@Suite("Metrics port", .timeLimit(.minutes(30)))
struct MetricsEndpointTests {
    @Test("Only loopback names are answered, so that no web page can read the metrics by DNS rebinding")
    func hosts() async throws {
        try await RunningServer.run(configure: { $0.metricsPort = 0 }) { server in
            let port = try #require(server.listening.metricsPort)
            for (fields, status) in [
                ("Host: 127.0.0.1:\(port)", 200), ("Host: 127.0.0.1", 200), ("Host: LOCALHOST:9090", 200),
                ("Host: localhost.", 200), ("Host: 127.9.9.9", 200), ("Host: [::1]:\(port)", 200),
                ("Host: [::ffff:127.0.0.1]", 200), ("Host: evil.example:\(port)", 421), ("Host: 192.0.2.1", 421),
                ("Host: 128.0.0.1", 421), ("Host: 0.0.0.0", 421), ("Host: [::]", 421), ("Host: [::2]", 421),
                ("Host: localhost.evil.example", 421), ("Host: 127.0.0.1.evil.example", 421),
                ("Host: a b", 400), ("Host: localhost\r\nHost: evil.example", 400), ("X: y", 400), ("Host:", 400),
            ] {
                let answer = try await Wire.exchange(port, "GET /metrics HTTP/1.1\r\n\(fields)\r\n\r\n")
                #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(fields): \(answer.prefix(30))")
                #expect(answer.contains("\nalmanac_http_requests_total") == false || status == 200, "\(fields)")
                #expect(answer.contains("X-Content-Type-Options: nosniff\r\n"), "\(fields)")
                #expect(answer.contains("Content-Security-Policy: default-src 'none'"), "\(fields)")
                #expect(answer.contains("Cache-Control: no-store\r\n"), "\(fields)")
            }
        }
    }

    @Test("On an address that others reach, any valid name is answered, and the log says who may read")
    func open() async throws {
        let lines = Mutex<[String]>([])
        let logger = Logger(label: "test") { _ in Lines { line in lines.withLock { $0.append(line) } } }
        try await RunningServer.run(
            configure: {
                $0.metricsPort = 0
                $0.metricsHost = "0.0.0.0"
            }, logger: logger
        ) { server in
            let port = try #require(server.listening.metricsPort)
            #expect("\(server.listening)".hasSuffix("metrics at http://0.0.0.0:\(port)/metrics"))
            for (host, status) in [("prometheus.example", 200), ("127.0.0.1", 200), ("192.0.2.1:9", 200), ("a b", 400)]
            {
                let answer = try await Wire.exchange(port, "GET /metrics HTTP/1.1\r\nHost: \(host)\r\n\r\n")
                #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(host)")
            }
        }
        let warnings = lines.withLock(\.self).filter { $0.contains("Metrics are served on 0.0.0.0") }
        #expect(warnings.count == 1 && warnings[0].contains("everybody who reaches this address may read them"))
    }

    @Test("Other paths get 404, other methods 405")
    func others() async throws {
        try await RunningServer.run(configure: { $0.metricsPort = 0 }) { server in
            let port = try #require(server.listening.metricsPort)
            for (line, status) in [("GET /", 404), ("POST /metrics", 405), ("HEAD /metrics", 200)] {
                let answer = try await Wire.exchange(port, "\(line) HTTP/1.1\r\nHost: localhost\r\n\r\n")
                #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(line)")
                #expect(answer.contains("X-Content-Type-Options: nosniff\r\n"), "\(line)")
            }
        }
    }
}

/// A log whose lines are given to a closure.
private struct Lines: LogHandler {
    var metadata: Logger.Metadata = [:]
    var metadataProvider: Logger.MetadataProvider?
    var logLevel = Logger.Level.info
    let add: @Sendable (String) -> Void

    init(_ add: @escaping @Sendable (String) -> Void) { self.add = add }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { add("\(event.message)") }
}
