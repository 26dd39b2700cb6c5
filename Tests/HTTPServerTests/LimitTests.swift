import Foundation
import HTTPMessages
import HTTPTypes
import ServerSupport
import TestSupport
import Testing

@testable import HTTPConnection
@testable import HTTPServer

@Suite("Server limits", .timeLimit(.minutes(30)))
struct LimitTests {
    /// A timeout that expires soon, and one that never expires during a test.
    private static let (soon, never) = (Duration.milliseconds(50), Duration.seconds(600))

    private static func patient(_ configuration: inout ServerConfiguration) {
        configuration.limits.firstByte = never
        configuration.limits.head = never
        configuration.limits.body = never
        configuration.limits.idle = never
        configuration.limits.answer = never
        configuration.limits.linger = soon
    }

    @Test(
        "Malformed or ambiguous requests get an error page with the headers of all pages",
        arguments: [
            ("NOT HTTP\r\n\r\n", 501), ("GET /a b HTTP/1.1\r\nHost: a\r\n\r\n", 400),
            ("BREW / HTTP/1.1\r\nHost: a\r\n\r\n", 501),
            ("GET / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nHost: a\r\nBad Name: b\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd", 400),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400),
            ("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n\r\n", 417),
            ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", 505),
            ("GET / HTTP/1.1\r\nHost: a\r\nLong: \(String(repeating: "x", count: 20_000))\r\n\r\n", 431),
            ("GET /\(String(repeating: "x", count: 20_000)) HTTP/1.1\r\nHost: a\r\n\r\n", 414),
            ("GET / HTTP/1.1\r\nHost: a\r\n\(String(repeating: "A: b\r\n", count: 200))\r\n", 431),
        ])
    func refusals(request: String, status: Int) async throws {
        try await RunningServer.run(configure: Self.patient) { server in
            let answer = try await Wire.exchange(server.port, request)
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer.prefix(60))")
            #expect(answer.contains("\r\nConnection: close\r\n"))
            #expect(answer.contains("Content-Security-Policy: default-src"))
            #expect(answer.contains("<h1") && answer.components(separatedBy: "HTTP/1.1 ").count >= 2)
            #expect(answer.matches(of: #/X-Request-Id/#).count == 1)
        }
    }

    @Test(
        "A rejected HEAD gets the head of the page only",
        arguments: [
            ("HEAD / HTTP/1.1\r\nHost: a\r\nLong: \(String(repeating: "x", count: 20_000))\r\n\r\n", 431),
            ("HEAD /\(String(repeating: "x", count: 20_000)) HTTP/1.1\r\nHost: a\r\n\r\n", 414),
            ("HEAD / HTTP/2.0\r\nHost: a\r\n\r\n", 505), ("HEAD / HTTP/1.1\r\n\r\n", 400),
            ("HEAD / HTTP/1.1\r\nHost: a\r\nBad Name: b\r\n\r\n", 400),
            ("HEAD  / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ])
    func rejectedHead(request: String, status: Int) async throws {
        try await RunningServer.run(configure: Self.patient) { server in
            let answer = try await Wire.exchange(server.port, request)
            #expect(answer.hasPrefix("HTTP/1.1 \(status) ") && answer.contains("\r\nContent-Length: "))
            #expect(answer.hasSuffix("\r\n\r\n") && !answer.contains("<h1"), "\(answer.suffix(60))")
        }
    }

    @Test("A body that is much too long is not awaited; one that is a little too long is read to its end")
    func bodies() async throws {
        let site = ServedSite { request in
            guard case .complete(let bytes) = request.body else { return .text("too long") }
            return .text("\(bytes.count) bytes")
        }
        try await RunningServer.run(
            site,
            configure: { configuration in
                Self.patient(&configuration)
                configuration.limits.drainedBody = 40_000
            }
        ) { server in
            let told = try await Wire.exchange(
                server.port, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 50000\r\n\r\n")
            #expect(told.hasSuffix("too long") && told.contains("Connection: close"))
            let chunks = String(repeating: "1000\r\n\(String(repeating: "x", count: 4096))\r\n", count: 10)
            let untold = try await Wire.exchange(
                server.port, "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n\(chunks)")
            #expect(untold.hasSuffix("too long") && untold.contains("Connection: close"))
            let wire = try Wire(port: server.port)
            wire.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 20000\r\n\r\n")
            wire.send(String(repeating: "x", count: 20_000) + "GET /next HTTP/1.1\r\nHost: a\r\n\r\n")
            let both = await wire.read(until: "0 bytes")
            #expect(both.contains("too long") && !both.contains("Connection: close"))
        }
    }

    @Test("A client that never begins, stops in the middle or stays idle is disconnected in time")
    func slow() async throws {
        let cases: [(String, WritableKeyPath<ServerLimits, Duration>, Int?)] = [
            ("", \.firstByte, nil), ("GET / HT", \.head, 408), ("GET / HTTP/1.1\r\nHost:", \.head, 408),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc", \.body, 408),
            ("GET /a HTTP/1.1\r\nHost: a\r\n\r\n", \.idle, 200),
        ]
        for (sent, limit, status) in cases {
            try await RunningServer.run(configure: { configuration in
                Self.patient(&configuration)
                configuration.limits[keyPath: limit] = Self.soon
            }) { server in
                let answer = try await Wire.exchange(server.port, sent)
                #expect(answer.isEmpty == (status == nil), "\(sent)")
                if let status { #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(sent): \(answer.prefix(40))") }
            }
        }
    }

    @Test("A page that takes too long gets 503; a page that was begun is aborted")
    func answers() async throws {
        let site = ServedSite { request in
            guard request.target == "/streamed" else {
                try? await Task.sleep(for: .seconds(600))
                return .text("late")
            }
            return .text("beginning") {
                try? await Task.sleep(for: .seconds(600))
                return []
            }
        }
        try await RunningServer.run(
            site,
            configure: { configuration in
                Self.patient(&configuration)
                configuration.limits.answer = Self.soon
            }
        ) { server in
            let late = try await Wire.get(server.port, "/late")
            #expect(late.hasPrefix("HTTP/1.1 503 ") && late.contains("Retry-After: 30"), "\(late.prefix(200))")
            #expect(late.contains("Connection: close"))
        }
        try await RunningServer.run(
            site,
            configure: { configuration in
                Self.patient(&configuration)
                // Long enough for the beginning of the page on a busy machine.
                configuration.limits.answer = .seconds(3)
            }
        ) { server in
            let streamed = try await Wire.get(server.port, "/streamed")
            #expect(streamed.hasSuffix("9\r\nbeginning\r\n"))
        }
    }

    @Test("A client that does not read its response is disconnected")
    func stalled() async throws {
        let page = String(repeating: "x", count: 16 << 20)
        try await RunningServer.run(
            ServedSite { _ in .text(page) },
            configure: { configuration in
                Self.patient(&configuration)
                configuration.limits.stalledWrite = Self.soon
                configuration.metricsPort = 0
            }
        ) { server in
            let port = try #require(server.listening.metricsPort)
            let wire = try Wire(port: server.port)
            wire.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            try await eventually("a connection is timed out") {
                try await Wire.metrics(port).contains("\nalmanac_connections_timed_out_total 1\n")
            }
            #expect(await wire.readToEnd().utf8.count < page.utf8.count)
        }
    }

    @Test("A visitor who asks on and on without reading does not fill the memory")
    func unread() async throws {
        let made = Counter()
        let page = String(repeating: "x", count: 100_000)
        let site = ServedSite { _ in
            made.add()
            return .text(page)
        }
        try await RunningServer.run(site, configure: Self.patient) { server in
            let wire = try Wire(port: server.port)
            wire.send(String(repeating: "GET / HTTP/1.1\r\nHost: a\r\n\r\n", count: 999))
            wire.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            _ = try await Wire.get(server.port, "/other")
            // A little more than the system's buffers hold (about 6 MB including the client's), out of 100 MB.
            #expect(made.value < 200)
            let answers = await wire.readToEnd().utf8.count
            #expect(answers > 1000 * 100_000 && made.value == 1001)
        }
    }

    @Test("Too many visits: new ones get 503 at once, those under way are answered")
    func overload() async throws {
        let gate = Gate()
        let site = ServedSite { _ in
            await gate.wait()
            return .text("done")
        }
        try await RunningServer.run(
            site,
            configure: { configuration in
                Self.patient(&configuration)
                configuration.limits.visits = 2
                configuration.metricsPort = 0
            }
        ) { server in
            let waiting = [try Wire(port: server.port), try Wire(port: server.port)]
            for wire in waiting { wire.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n") }
            let port = try #require(server.listening.metricsPort)
            try await eventually("two visits are under way") {
                try await Wire.metrics(port).contains("\nalmanac_visits_in_flight 2\n")
            }
            let answer = try await Wire.get(server.port, "/")
            #expect(answer.hasPrefix("HTTP/1.1 503 ") && answer.contains("\r\nRetry-After: 2\r\n"))
            let live = try await Wire.get(server.port, "/health/live")
            #expect(live.hasPrefix("HTTP/1.1 200 "))
            gate.open()
            for wire in waiting { #expect(await wire.readToEnd().hasSuffix("done")) }
            let later = try await Wire.get(server.port, "/")
            #expect(later.hasSuffix("done"))
        }
    }

    @Test("Too many connections: a new one gets 503, and is served when another has closed")
    func connections() async throws {
        try await RunningServer.run(configure: { configuration in
            Self.patient(&configuration)
            configuration.limits.connections = 8
        }) { server in
            var kept = try await Wire.busy(8, port: server.port)
            let answer = try await Wire.get(server.port, "/b")
            #expect(answer.hasPrefix("HTTP/1.1 503 ") && answer.contains("Retry-After") && answer.contains("<h1"))
            kept.removeAll()
            try await eventually("one more is served") {
                try await Wire.get(server.port, "/b").hasSuffix("GET /b")
            }
        }
    }
}
