import HTTPMessages
import ServerSupport
import Testing

@testable import HTTPConnection
@testable import HTTPServer

extension Wire {
    /// Opens connections that each got one response and are kept alive.
    static func idle(_ count: Int, port: Int) async throws -> [Wire] {
        var wires: [Wire] = []
        for _ in 0..<count {
            let wire = try Wire(port: port)
            wire.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
            guard await wire.read(until: "GET /a").contains("200 OK") else { throw NotServed() }
            wires.append(wire)
        }
        return wires
    }

    /// Opens connections in the middle of a request: each got 100 Continue, and has not sent its body.
    static func busy(_ count: Int, port: Int) async throws -> [Wire] {
        var wires: [Wire] = []
        for _ in 0..<count {
            let wire = try Wire(port: port)
            wire.send("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
            guard await wire.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 100 ") else { throw NotServed() }
            wires.append(wire)
        }
        return wires
    }

    /// The response that Prometheus gets.
    static func metrics(_ port: Int) async throws -> String {
        try await exchange(port, "GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n")
    }

    private struct NotServed: Error {}
}
