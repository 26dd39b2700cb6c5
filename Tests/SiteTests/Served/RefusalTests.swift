import Foundation
import HTTPConnection
import HTTPMessages
import HTTPServer
import HTTPTypes
import ServerSupport
import Testing
import VIPER

@testable import Site

/// The server's own error responses have the same headers as every page.
@Suite("Rejected requests", .timeLimit(.minutes(30)))
struct RefusalTests {
    private static let fields = [
        "Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy", "Permissions-Policy",
        "Cross-Origin-Opener-Policy", "Cross-Origin-Embedder-Policy", "Cross-Origin-Resource-Policy",
    ]

    /// A request that is rejected for this reason, and the response's status. A new reason does not compile until it is
    /// here.
    private static func provocation(_ refusal: Refusal) -> (sent: String, status: Int) {
        switch refusal {
        case .malformed: ("GET / HTTP/1.1\r\n\r\n", 400)
        case .tunnel: ("CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n", 405)
        case .requestTimeout: ("POST /options HTTP/1.1\r\nHost: a\r\nContent-Length: 999\r\n\r\n", 408)
        case .longTarget: ("GET /\(String(repeating: "x", count: 20_000)) HTTP/1.1\r\nHost: a\r\n\r\n", 414)
        case .expectation: ("GET / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n\r\n", 417)
        case .headTooLarge: ("GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "x", count: 20_000))\r\n\r\n", 431)
        case .unknownMethod: ("BREW / HTTP/1.1\r\nHost: a\r\n\r\n", 501)
        case .unknownCoding: ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", 501)
        case .overloaded, .answerTimeout: ("GET /holidays HTTP/1.1\r\nHost: a\r\n\r\n", 503)
        case .version: ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", 505)
        }
    }

    @Test("Each rejection has the headers of all pages and closes the connection", arguments: Refusal.allCases)
    func wire(refusal: Refusal) async throws {
        let visits = VisitsDouble { _, _, _ in
            try? await Task.sleep(for: .seconds(600))
            return .page(.text("late"))
        }
        let site = Site.double(visits, Moment().configuration())
        let (sent, status) = Self.provocation(refusal)
        try await RunningServer.run(
            site,
            configure: { configuration in
                configuration.limits.body = .milliseconds(50)
                configuration.limits.answer = .milliseconds(50)
                configuration.limits.linger = .milliseconds(50)
                if refusal == .overloaded { configuration.limits.visits = 0 }
            }
        ) { server in
            let answer = try await Wire.exchange(
                server.port, sent + "GET /quotes HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer.prefix(60))")
            // The next request is only answered if the end of this one was found.
            let answers = answer.components(separatedBy: "HTTP/1.1 \(status)").count - 1
            #expect(answers == (refusal == .overloaded ? 2 : 1))
            for field in Self.fields {
                let lines = answer.matches(
                    of: try Regex("\r\n\(field): [^\r\n]+\r\n").matchingSemantics(.unicodeScalar))
                #expect(lines.count == answers, "\(field)")
            }
            #expect(answer.contains("\r\nContent-Type: text/html; charset=utf-8\r\n"))
            #expect(answer.contains("\r\nCache-Control: no-store\r\n") && !answer.contains("\r\nServer: "))
            #expect(answer.contains("<h1") && answer.contains("Error \(status)"))
            #expect(answer.contains("\r\nConnection: close\r\n"))
        }
    }

    @Test(
        "Each rejection says when to retry or which methods are allowed, to people and to programs",
        arguments: Refusal.allCases, [false, true])
    func response(refusal: Refusal, isForProgram: Bool) async throws {
        let response = Site.sample().response(to: refusal, forProgram: isForProgram)
        #expect((response.headers[.retryAfter] != nil) == (response.status == .serviceUnavailable))
        #expect((response.headers[.allow] != nil) == (response.status == .methodNotAllowed))
        #expect(response.headers[.contentType] == (isForProgram ? "application/problem+json" : MediaType.html))
        #expect(response.headers[.accessControlAllowOrigin] == (isForProgram ? "*" : nil))
        #expect(response.headers[.cacheControl] == "no-store")
    }

    /// The request of `provocation` as a program sends it: with the address of a record, or asking for JSON.
    private static func program(_ refusal: Refusal, byAccept: Bool) -> (sent: String, status: Int) {
        let (sent, status) = provocation(refusal)
        if byAccept {
            let end = sent.firstRange(of: "\r\n")?.upperBound ?? sent.endIndex
            return (sent[..<end] + "Accept: application/json\r\n" + sent[end...], status)
        }
        let words = sent.split(separator: " ", maxSplits: 2)
        let target =
            refusal == .longTarget ? "/a.json?\(words[1])" : words[1] == "/holidays" ? "/holidays/DE.json" : "/a.json"
        return ("\(words[0]) \(refusal == .tunnel ? String(words[1]) : target) \(words[2])", status)
    }

    @Test(
        "F5 A program gets each rejection as a problem, with the same status and headers, and open to every origin",
        arguments: Refusal.allCases, [false, true])
    func programs(refusal: Refusal, byAccept: Bool) async throws {
        let visits = VisitsDouble { _, _, _ in
            try? await Task.sleep(for: .seconds(600))
            return .page(.text("late"))
        }
        let (sent, status) = Self.program(refusal, byAccept: byAccept)
        // The target of CONNECT is a host.
        guard byAccept || refusal != .tunnel else { return }
        try await RunningServer.run(
            Site.double(visits, Moment().configuration()),
            configure: { configuration in
                configuration.limits.body = .milliseconds(50)
                configuration.limits.answer = .milliseconds(50)
                configuration.limits.linger = .milliseconds(50)
                if refusal == .overloaded { configuration.limits.visits = 0 }
            }
        ) { server in
            let answer = try await Wire.exchange(server.port, sent)
            let (head, body) = try #require(answer.parted(at: "\r\n\r\n"))
            #expect(head.hasPrefix("HTTP/1.1 \(status) "), "\(answer.prefix(60))")
            for field in Self.fields { #expect(head.contains("\r\n\(field): "), "\(field)") }
            #expect(head.contains("\r\nContent-Type: application/problem+json"), "\(head)")
            #expect(head.contains("\r\nAccess-Control-Allow-Origin: *"))
            #expect(head.contains("\r\nCache-Control: no-store"))
            let problem = try #require(JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any])
            #expect(problem["status"] as? Int == status && problem["type"] as? String == "about:blank")
        }
    }

    @Test(
        "The access log gives the reason",
        arguments: [
            ("NOT HTTP\r\n\r\n", 501, "method"), ("GET /a b HTTP/1.1\r\nHost: a\r\n\r\n", 400, nil),
            ("GET / HTTP/1.1\r\n\r\n", 400, "host-missing"),
            ("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", 400, "host-repeated"),
            ("GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400, "host-invalid"),
            ("GET /health/live HTTP/1.1\r\nHost: a b\r\n\r\n", 400, "host-invalid"),
            ("GET / HTTP/1.1\r\nHost: a\r\nBad Name: b\r\n\r\n", 400, "header-syntax"),
            ("GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "x", count: 20_000))\r\n\r\n", 431, "head-too-long"),
            ("GET /\(String(repeating: "x", count: 20_000)) HTTP/1.1\r\nHost: a\r\n\r\n", 414, "target-too-long"),
            ("GET http:///x HTTP/1.1\r\nHost: a\r\n\r\n", 400, "target"),
            ("GET / RTSP/1.0\r\nHost: a\r\n\r\n", 400, "protocol"), ("SOURCE / ICE/1.0\r\n\r\n", 400, "protocol"),
            ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", 505, "version"),
            ("CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n", 405, "tunnel"),
            ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding:\r\n\r\n", 400, "coding-invalid"),
            ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n", 400, "coding-invalid"),
            ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", 501, "coding-unknown"),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9223372036854775808\r\n\r\n", 400, "length-invalid"),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 18446744073709551616\r\n\r\n", 400, "length-invalid"),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400, "length-ambiguous"),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n", 400, "length-ambiguous"),
            ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400, "chunk-syntax"),
            ("GET / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n\r\n", 417, "expectation"),
            ("GET / HT", 408, "request-timeout"),
        ] as [(String, Int, String?)])
    func reason(sent: String, status: Int, reason: String?) async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString)")
        try Data().write(to: file)
        let log = try FileHandle(forWritingTo: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try await RunningServer.run(configure: { configuration in
            configuration.limits.head = .milliseconds(50)
            configuration.limits.linger = .milliseconds(50)
            configuration.accessLog = .json
            configuration.accessLogDescriptor = log.fileDescriptor
        }) { server in
            let answer = try await Wire.exchange(server.port, sent)
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer.prefix(60))")
            #expect(answer.contains("\r\nConnection: close\r\n"))
        }
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 1)
        let object = try JSONSerialization.jsonObject(with: Data((lines.first ?? "").utf8)) as? [String: any Sendable]
        #expect(object?["status"] as? Int == status)
        if let reason { #expect(object?["refused"] as? String == reason) } else { #expect(object?["refused"] != nil) }
    }

    @Test("HTTP/1.0 gets no 100 Continue, since it sends the body anyway")
    func oldExpectation() async throws {
        try await RunningServer.run { server in
            let answer = try await Wire.exchange(
                server.port, "POST /a HTTP/1.0\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\nabc")
            #expect(answer.hasPrefix("HTTP/1.1 200 ") && answer.hasSuffix("POST /a"))
        }
    }

    @Test("What no request can say twice, or in two ways, is never answered as if there were no body")
    func hiddenRequest() async throws {
        for fields in [
            "Content-Length: 9223372036854775808", "Transfer-Encoding:", "Transfer-Encoding: gzip, chunked",
            "Content-Length: 40\r\nTransfer-Encoding: chunked", "Content-Length: 5, 5", "Content-Length: +5",
        ] {
            try await RunningServer.run(configure: { $0.limits.linger = .milliseconds(50) }) { server in
                let answer = try await Wire.exchange(
                    server.port,
                    "POST /a HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\r\nGET /hidden HTTP/1.1\r\nHost: a\r\n\r\n")
                #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2, "\(fields)")
                #expect(!answer.contains("200 OK"), "\(fields)")
            }
        }
    }
}

extension String {
    fileprivate func parted(at mark: String) -> (head: String, body: String)? {
        firstRange(of: mark).map { (String(self[..<$0.lowerBound]), String(self[$0.upperBound...])) }
    }
}
