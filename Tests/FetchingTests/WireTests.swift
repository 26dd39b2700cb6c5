import Adapters
import FaultServer
import Testing
import Upstreams

@testable import Fetching

/// Tests responses byte by byte, as the parser, its force-unwraps and its `preconditionFailure`s receive them. Each row
/// is a state that SwiftNIO's decoder or an HTTP client has a trap for, or could have. None may end the process.
@Suite("Responses on the wire", .timeLimit(.minutes(30)))
struct WireTests {
    private static let type = "Content-Type: text/xml\r\n"
    private static let good = "HTTP/1.1 200 OK\r\n\(type)Content-Length: 4\r\n\r\n<a/>"

    private func outcome(of answer: String) async throws -> String {
        let server = try await FaultServer.start { _ in .raw(Array(answer.utf8)) }
        let fetcher = Fetcher(limits: .patient, userAgent: "Test/1")
        let request = UpstreamRequest(url: server.url(), mediaTypes: ["text/xml"])
        let outcome: String
        do {
            switch try await fetcher.fetch(request, unless: Validators(entityTag: "\"1\"")) {
            case .document(let bytes, _): outcome = String(decoding: bytes, as: UTF8.self)
            case let other: outcome = "\(other)"
            }
        } catch {
            outcome = "\(error)".replacing("127.0.0.1:\(server.port)", with: "HOST")
        }
        await fetcher.shutdown()
        await server.stop()
        return outcome
    }

    @Test("A status outside 200…599 is a damaged response", arguments: ["000", "007", "099", "600", "999", "101"])
    func status(_ code: String) async throws {
        let answer = "HTTP/1.1 \(code) Reason\r\n\(Self.type)Content-Length: 4\r\n\r\n<a/>"
        let number = String(code.drop { $0 == "0" })
        let expected = "invalid response from HOST: unexpected status \(number.isEmpty ? "0" : number)"
        #expect(try await outcome(of: answer) == expected)
    }

    @Test("Statuses at the ends of the range are reported as statuses", arguments: [201, 400, 599])
    func ordinaryStatus(_ code: Int) async throws {
        let outcome = try await outcome(of: "HTTP/1.1 \(code) Reason\r\nContent-Length: 0\r\n\r\n")
        #expect(outcome.hasPrefix("HOST returned status \(code)"))
    }

    @Test(
        "Eight informational responses are skipped, nine are a damaged response",
        arguments: ["100 Continue", "102 Processing", "103 Early Hints", "199 "])
    func informational(_ status: String) async throws {
        let response = "HTTP/1.1 \(status)\r\nLink: </style>\r\n\r\n"
        #expect(try await outcome(of: String(repeating: response, count: 8) + Self.good) == "<a/>")
        #expect(
            try await outcome(of: String(repeating: response, count: 9) + Self.good)
                == "invalid response from HOST: too many informational responses")
    }

    @Test(
        "An unambiguous response is a document",
        arguments: [
            ("HTTP/1.0", "HTTP/1.0 200 OK\r\n\(type)\r\n<a/>"),
            ("without a reason", "HTTP/1.1 200\r\n\(type)Content-Length: 4\r\n\r\n<a/>"),
            ("two answers", good + good),
            ("noise behind the end", good + "\u{0}\u{1}\r\n\r\nGET / HTTP/1.1\r\n\r\n"),
            ("chunks", "HTTP/1.1 200 OK\r\n\(type)Transfer-Encoding: chunked\r\n\r\n2\r\n<a\r\n2\r\n/>\r\n0\r\n\r\n"),
            (
                "trailers, one of them empty",
                "HTTP/1.1 200 OK\r\n\(type)Transfer-Encoding: chunked\r\n\r\n4\r\n<a/>\r\n0\r\nX: y\r\nZ:\r\n\r\n"
            ),
            (
                "extensions of chunks",
                "HTTP/1.1 200 OK\r\n\(type)Transfer-Encoding: chunked\r\n\r\n4;a=b;c=\"d\"\r\n<a/>\r\n0;e\r\n\r\n"
            ),
            ("an empty header", "HTTP/1.1 200 OK\r\nX:\r\n\(type)\r\n<a/>"),
        ])
    func readable(_ name: String, _ answer: String) async throws {
        #expect(try await outcome(of: answer) == "<a/>", "\(name)")
    }

    @Test(
        "A response that is not HTTP or is incomplete fails with its own reason",
        arguments: [
            ("", "cannot reach HOST: connection closed without a response"),
            ("HTTP/1.1 20", "cannot reach HOST: connection closed without a response"),
            ("HTTP/1.1 200 OK\r\nContent-Ty", "cannot reach HOST: connection closed without a response"),
            ("HTTP/1.1 100 Continue\r\n\r\n", "cannot reach HOST: connection closed without a response"),
            ("HTTP/2.0 200 OK\r\n\r\n", "invalid response from HOST: not valid HTTP"),
            ("HTTP/1.1 20 OK\r\n\r\n", "invalid response from HOST: not valid HTTP"),
            ("HTTP/1.1 2000 OK\r\n\r\n", "invalid response from HOST: not valid HTTP"),
            ("HTTP/1.1 200 OK\r\n: no name\r\n\r\n", "invalid response from HOST: not valid HTTP"),
            ("HTTP/1.1 200 OK\r\nX: a\u{0}b\r\n\r\n", "invalid response from HOST: not valid HTTP"),
            ("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n", "invalid response from HOST: not valid HTTP"),
            (
                "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na",
                "invalid response from HOST: not valid HTTP"
            ),
            (
                "HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999\r\n\r\n",
                "invalid response from HOST: not valid HTTP"
            ),
            (
                "HTTP/1.1 200 OK\r\n\(type)Content-Length: 9\r\n\r\n<a/>",
                "invalid response from HOST: unexpected end of response"
            ),
            (
                "HTTP/1.1 200 OK\r\n\(type)Transfer-Encoding: chunked\r\n\r\n4\r\n<a/>\r\n",
                "invalid response from HOST: unexpected end of response"
            ),
            (
                "HTTP/1.1 200 OK\r\n\(type)Transfer-Encoding: chunked\r\n\r\nx\r\n<a/>\r\n",
                "invalid response from HOST: not valid HTTP"
            ),
            (
                "HTTP/1.1 200 OK\r\n\(type)Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n<a/>\r\n",
                "invalid response from HOST: not valid HTTP"
            ),
            ("HTTP/1.1 304 Not Modified\r\nContent-Length: 9\r\n\r\nunasked for", "notModified"),
            ("HTTP/1.1 404 Not Found\r\n\r\nno such page", "absent"),
            ("HTTP/1.1 204 No Content\r\nContent-Length: 4\r\n\r\n<a/>", "HOST returned status 204"),
        ])
    func refused(_ answer: String, _ expected: String) async throws {
        #expect(try await outcome(of: answer) == expected, "\(answer)")
    }

    @Test("A head up to the limits is accepted, a larger one is not")
    func head() async throws {
        func answer(fields: Int, of length: Int) -> String {
            let field = "X: " + String(repeating: "y", count: length - 1) + "\r\n"
            return "HTTP/1.1 200 OK\r\n\(Self.type)" + String(repeating: field, count: fields) + "\r\n<a/>"
        }
        let tooLong = "invalid response from HOST: the headers are too long"
        // The parser counts a field's value without its name.
        #expect(try await outcome(of: answer(fields: 1, of: WireBudget.fieldLimit)) == "<a/>")
        #expect(try await outcome(of: answer(fields: 1, of: WireBudget.fieldLimit + 2)) == tooLong)
        #expect(try await outcome(of: answer(fields: WireBudget.fieldCountLimit - 1, of: 8)) == "<a/>")
        #expect(try await outcome(of: answer(fields: WireBudget.fieldCountLimit, of: 8)) == tooLong)
        // Content-Type, 12 + 8 bytes, is one of the fields.
        let fields = 8
        let length = (WireBudget.headersLimit - 20) / fields
        #expect(try await outcome(of: answer(fields: fields, of: length)) == "<a/>")
        #expect(try await outcome(of: answer(fields: fields, of: length + 1)) == tooLong)
    }
}
