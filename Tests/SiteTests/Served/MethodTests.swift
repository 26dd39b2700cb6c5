import HTTPMessages
import HTTPServer
import ServerSupport
import Testing

@testable import Site

/// Tests a real site, since both the server and the site decide about methods.
@Suite("Methods", .timeLimit(.minutes(30)))
struct MethodTests {
    @Test(
        "A known method that a page does not allow gets 405 with Allow (RFC 9110, section 15.5.6)",
        arguments: ["PUT", "DELETE", "PATCH", "POST", "TRACE", "CONNECT"])
    func refused(method: String) async throws {
        try await RunningServer.run(Site.sample()) { server in
            let answer = try await Wire.exchange(
                server.port, "\(method) /holidays HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 405 "), "\(answer.prefix(40))")
            #expect(answer.contains("\r\nAllow: GET, HEAD, OPTIONS\r\n") && answer.contains("<h1"))
            #expect(answer.contains("Content-Security-Policy"))
        }
    }

    @Test("CONNECT, which is for proxies, gets 405 in its authority form too, and closes the connection")
    func connect() async throws {
        try await RunningServer.run(Site.sample()) { server in
            let answer = try await Wire.exchange(
                server.port, "CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example:443\r\n\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 405 "), "\(answer.prefix(40))")
            #expect(answer.contains("\r\nAllow: ") && answer.contains("\r\nConnection: close\r\n"))
        }
    }

    @Test("An unknown method gets 501 (RFC 9110, section 9.1)", arguments: ["FOO", "BREW", "get"])
    func unknown(method: String) async throws {
        try await RunningServer.run(Site.sample()) { server in
            let answer = try await Wire.exchange(server.port, "\(method) / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 501 ") && answer.contains("<h1"))
        }
    }
}
