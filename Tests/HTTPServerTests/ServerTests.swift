import Foundation
import HTTPMessages
import HTTPTypes
import NIOCore
import ServerSupport
import Testing

@testable import HTTPConnection
@testable import HTTPServer

@Suite("The server", .timeLimit(.minutes(30)))
struct ServerTests {
    @Test("A response has a status, a length, a date and a unique request ID")
    func answer() async throws {
        try await RunningServer.run { server in
            let one = try await Wire.get(server.port, "/a")
            #expect(one.hasPrefix("HTTP/1.1 200 OK\r\n") && one.hasSuffix("\r\n\r\nGET /a"))
            #expect(one.contains("\r\nContent-Length: 6\r\n") && one.contains("\r\nConnection: close\r\n"))
            #expect(one.contains(#/\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/#))
            let name = try #require(one.firstMatch(of: #/\r\nX-Request-Id: ([0-9a-f]{16})\r\n/#)).1
            let other = try await Wire.get(server.port, "/a")
            #expect(!other.contains(name))
        }
    }

    @Test("HEAD has the length and no body")
    func head() async throws {
        try await RunningServer.run { server in
            let answer = try await Wire.exchange(
                server.port, "HEAD /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(answer.contains("\r\nContent-Length: 7\r\n") && answer.hasSuffix("\r\n\r\n"))
        }
    }

    @Test("Pipelined requests are answered in order, however long each takes")
    func pipelining() async throws {
        let slow = Gate()
        let site = ServedSite { request in
            if request.target == "/slow" { await slow.wait() }
            return .text("<\(request.target)>")
        }
        try await RunningServer.run(site) { server in
            let wire = try Wire(port: server.port)
            let targets = ["/slow", "/1", "/2", "/health/live", "/3"]
            wire.send(targets.map { "GET \($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
            wire.send("GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\nGET /none HTTP/1.1\r\nHost: a\r\n\r\n")
            slow.open()
            let answers = await wire.readToEnd()
            let order = answers.matches(of: #/<(\/\w+)>|(live)/#).map { String($0.1 ?? $0.2 ?? "") }
            #expect(order == ["/slow", "/1", "/2", "live", "/3", "/last"])
        }
    }

    @Test("Cached pages are sent without a visit, in order with all others, and to HEAD without a body")
    func finished() async throws {
        let slow = Gate()
        let site = ServedSite { request in
            if request.target == "/slow" { await slow.wait() }
            return .text("<\(request.target)>")
        } kept: { request in
            guard request.target.utf8.starts(with: "/done".utf8) else { return nil }
            return .text("<\(request.target)>!")
        }
        try await RunningServer.run(site) { server in
            let wire = try Wire(port: server.port)
            func get(_ target: String) -> String { "GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n" }
            wire.send(get("/done0"))
            let first = await wire.read(until: "!")
            #expect(first.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(first.matches(of: #/X-Request-Id|Date: /#).count == 2)
            // This request goes through the parser, and the next ones take the fast path again.
            wire.send(get("/visit"))
            #expect(await wire.read(until: "</visit>").hasSuffix("</visit>"))
            wire.send(get("/slow"))
            wire.send(get("/done1"))
            wire.send(get("/done2") + "HEAD /done3 HTTP/1.1\r\nHost: a\r\n\r\n" + get("/done4"))
            slow.open()
            let answers = await wire.read(until: "</done4>!")
            let order = answers.matches(of: #/<(\/\w+)>/#).map { String($0.1) }
            #expect(order.suffix(4) == ["/slow", "/done1", "/done2", "/done4"])
            #expect(answers.matches(of: #/HTTP\/1.1 200 OK/#).count == 5)
            wire.send("GET /done5 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(await wire.readToEnd().hasSuffix("<" + "/done5>!"))
        }
    }

    @Test("Request ID, host, TLS and network are taken from trusted proxies only", arguments: [true, false])
    func proxies(isTrusted: Bool) async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString)")
        try Data().write(to: file)
        let log = try FileHandle(forWritingTo: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let trusted = try TrustedProxies(isTrusted ? "127.0.0.1" : "192.0.2.1")
        let site = ServedSite { request in .text("<\(request.host ?? "-") \(request.isSecure)>") }
        let trace = "0af7651916cd43dd8448eb211c80319c"
        try await RunningServer.run(
            site,
            configure: { configuration in
                configuration.trustedProxies = trusted
                configuration.accessLog = .text
                configuration.accessLogDescriptor = log.fileDescriptor
                configuration.logsNetworks = true
            }
        ) { server in
            let answer = try await Wire.get(
                server.port, "/",
                "X-Request-Id: proxy-1\r\ntraceparent: 00-\(trace)-b7ad6b7169203331-01\r\nX-Forwarded-For: 198.51.100.7\r\nX-Forwarded-Proto: https\r\n"
                    + "X-Forwarded-Host: public.example\r\n")
            #expect(answer.contains("\r\nX-Request-Id: proxy-1\r\n") == isTrusted)
            #expect(answer.hasSuffix(isTrusted ? "<public.example true>" : "<a false>"))
            let forged = try await Wire.get(server.port, "/", "X-Request-Id: a\"b\r\n")
            #expect(!forged.contains("a\"b"))
        }
        let line = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").first
        #expect(line?.contains(" trace=\(trace) ") == isTrusted)
        #expect(line?.hasSuffix(isTrusted ? " network=198.51.100.0" : " network=127.0.0.0") == true)
    }

    @Test(
        "The server's own responses have HSTS only if a trusted proxy reports https",
        arguments: [("127.0.0.1", "https"), ("127.0.0.1", "http"), ("192.0.2.1", "https")])
    func strictTransport(proxies: String, scheme: String) async throws {
        let trusted = try TrustedProxies(proxies)
        let forwarded = "X-Forwarded-For: 198.51.100.7\r\nX-Forwarded-Proto: \(scheme)\r\n"
        try await RunningServer.run(
            configure: { configuration in
                configuration.trustedProxies = trusted
                configuration.limits.visits = 0
            }
        ) { server in
            for (target, fields, status) in [
                ("/health/live", "", 200), ("/health/ready", "", 200), ("/", "", 503),
                ("/", "Expect: miracles\r\n", 417), ("/", "Host: b\r\n", 400),
            ] {
                let answer = try await Wire.get(server.port, target, forwarded + fields)
                #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
                let isSecure = proxies == "127.0.0.1" && scheme == "https"
                #expect(
                    answer.contains("\r\nStrict-Transport-Security: max-age=63072000\r\n") == isSecure,
                    "\(target) \(status)")
            }
        }
    }

    @Test("Connections are kept alive as HTTP/1.1 and HTTP/1.0 specify")
    func keeping() async throws {
        try await RunningServer.run { server in
            let wire = try Wire(port: server.port)
            wire.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(await !wire.read(until: "GET /a").contains("Connection:"))
            wire.send("GET /b HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
            #expect(await wire.read(until: "GET /b").contains("\r\nConnection: keep-alive\r\n"))
            wire.send("GET /c HTTP/1.0\r\n\r\n")
            #expect(await wire.readToEnd().contains("\r\nConnection: close\r\n"))
        }
    }

    @Test("A client that closes its side after a request gets the response")
    func halfClosed() async throws {
        try await RunningServer.run { server in
            let wire = try Wire(port: server.port)
            wire.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
            wire.finish()
            #expect(await wire.readToEnd().hasSuffix("GET /a"))
        }
    }

    @Test("A page in two parts is sent part by part")
    func streaming() async throws {
        let rest = Gate()
        let site = ServedSite { _ in
            .text("beginning") {
                await rest.wait()
                return Array("end".utf8)
            }
        }
        try await RunningServer.run(site) { server in
            let wire = try Wire(port: server.port)
            wire.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\nGET /b HTTP/1.0\r\n\r\n")
            let beginning = await wire.read(until: "beginning\r\n")
            #expect(beginning.contains("Transfer-Encoding: chunked") && !beginning.contains("Content-Length"))
            rest.open()
            let end = await wire.readToEnd()
            #expect(end.hasPrefix("3\r\nend\r\n0\r\n\r\nHTTP/1.1 200 OK\r\n"))
            // HTTP/1.0 has no chunks.
            #expect(end.hasSuffix("\r\nConnection: close\r\n\r\nbeginningend"))
        }
    }

    @Test("Forms are read with and without a length, and after 100 Continue")
    func bodies() async throws {
        let site = ServedSite { request in
            guard case .complete(let bytes) = request.body else { return .text("too long") }
            return .text("<\(String(decoding: bytes, as: UTF8.self))>")
        }
        try await RunningServer.run(site) { server in
            let wire = try Wire(port: server.port)
            wire.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc")
            #expect(await wire.read(until: "<abc>").contains("200 OK"))
            wire.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n2\r\nbc\r\n0\r\n\r\n")
            #expect(await wire.read(until: "<abc>").contains("200 OK"))
            wire.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
            #expect(await wire.read(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
            wire.send("abc")
            #expect(await wire.read(until: "<abc>").contains("200 OK"))
        }
    }

    @Test("One line of the log for each request, when it is answered, and nothing of its query")
    func log() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString)")
        try Data().write(to: folder)
        let file = try FileHandle(forWritingTo: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await RunningServer.run(configure: { configuration in
            configuration.accessLog = .text
            configuration.accessLogDescriptor = file.fileDescriptor
        }) { server in
            _ = try await Wire.get(server.port, "/a?secret=1")
            _ = try await Wire.exchange(server.port, "GET /b c HTTP/1.1\r\n\r\n")
            _ = try await Wire.exchange(server.port, "BREW /pot HTTP/1.1\r\nHost: a\r\n\r\n")
        }
        let lines = try String(contentsOf: folder, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 3 && !lines.joined().contains("secret"))
        #expect(lines.map { $0.firstMatch(of: #/status=(\d+)/#)?.1 ?? "" } == ["200", "400", "501"])
        #expect(lines.first?.contains(" method=GET path=/a status=200 bytes=15 ") == true)
    }

    @Test("Prometheus finds what was counted, on a port of its own and on no other")
    func metrics() async throws {
        try await RunningServer.run(configure: { configuration in
            configuration.metricsPort = 0
            configuration.metrics = { [.init("upstream_up", "Whether it is up.", .gauge, 1)] }
        }) { server in
            _ = try await Wire.get(server.port, "/a")
            let port = try #require(server.listening.metricsPort)
            let page = try await Wire.metrics(port)
            #expect(page.contains("\r\ncontent-type: text/plain; version=0.0.4") || page.contains("version=0.0.4"))
            #expect(page.contains("\nalmanac_http_requests_total{method=\"GET\",status=\"2xx\"} 1\n"))
            #expect(page.contains("\nalmanac_http_request_duration_seconds_count 1\n"))
            #expect(page.contains("\nupstream_up 1\n") && page.contains("\nprocess_open_fds "))
            let elsewhere = try await Wire.exchange(port, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            let visible = try await Wire.get(server.port, "/metrics")
            #expect(elsewhere.contains(" 404 ") && visible.hasSuffix("GET /metrics"))
        }
    }

    @Test("Health checks report liveness, readiness and the reason")
    func health() async throws {
        try await RunningServer.run(configure: { configuration in
            configuration.health = {
                HealthReport(
                    parts: [.init(name: "up\"stream", isWell: false, note: "down\nsince 12:00")], isReady: false)
            }
        }) { server in
            let live = try await Wire.get(server.port, "/health/live")
            #expect(live.hasPrefix("HTTP/1.1 200 ") && live.contains("Cache-Control: no-store"))
            #expect(live.contains("X-Content-Type-Options: nosniff"))
            for target in ["/health/live?", "/health/live?x=1"] {
                #expect(try await Wire.get(server.port, target).hasSuffix("{\"status\":\"live\"}\n"), "\(target)")
            }
            for target in ["/health/lives", "/health/", "/health", "/health/live/"] {
                #expect(try await !Wire.get(server.port, target).contains("\"status\":\"live\""), "\(target)")
            }
            #expect(try await Wire.get(server.port, "/health/ready?x=1").hasPrefix("HTTP/1.1 503 "))
            let ready = try await Wire.get(server.port, "/health/ready")
            #expect(ready.hasPrefix("HTTP/1.1 503 ") && ready.contains(#""status":"not ready""#))
            let body = try #require(ready.components(separatedBy: "\r\n\r\n").last)
            let object = try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any]
            #expect(object?["version"] == nil && object?["data"] == nil)
            let parts = try #require(object?["parts"] as? [[String: String]])
            #expect(parts == [["name": "up\"stream", "state": "unwell", "note": "down\nsince 12:00"]])
        }
        try await RunningServer.run(configure: { configuration in
            configuration.health = {
                var report = HealthReport()
                (report.version, report.data) = ("1.2.3", "2026-11-22-\"")
                return report
            }
        }) { server in
            let ready = try await Wire.get(server.port, "/health/ready")
            #expect(ready.hasPrefix("HTTP/1.1 200 "))
            #expect(
                ready.hasSuffix(
                    #"{"status":"ready","version":"1.2.3","data":"2026-11-22-\"","parts":[]}"# + "\n"), "\(ready)")
        }
    }
}
