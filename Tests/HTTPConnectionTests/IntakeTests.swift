import HTTPMessages
import HTTPTypes
import NIOCore
import NIOEmbedded
import ServerSupport
import Testing

@testable import HTTPConnection

@Suite("Intake of requests")
struct IntakeTests {
    private func get(_ target: String, _ fields: String = "") -> String {
        "GET \(target) HTTP/1.1\r\nHost: a\r\n\(fields)\r\n"
    }

    /// A site that answers each request once its gate opens.
    private final class Turns: Sendable {
        let gates = (0..<20).map { _ in Gate() }

        var site: ServedSite {
            ServedSite { [gates] request in
                await gates[Int(request.target.description.dropFirst()) ?? 0].wait()
                return .text("<\(request.target)>")
            }
        }
    }

    @Test("No request is parsed until the previous one is answered")
    func oneByOne() throws {
        let turns = Turns()
        let connection = try EmbeddedConnection(turns.site)
        try connection.receive((0..<10).map { get("/\($0)") }.joined())
        for number in 0..<10 {
            #expect(connection.heads == number + 1)
            #expect(try connection.written().isEmpty)
            turns.gates[number].open()
            #expect(try connection.written().hasSuffix("</\(number)>"))
        }
        try connection.receive(get("/10"))
        #expect(connection.heads == 10, "alone in its bytes, it does not need the parser")
        turns.gates[10].open()
        #expect(try connection.written().hasSuffix("</10>"))
    }

    @Test("No request is parsed while the channel is not writable")
    func unwritable() throws {
        let turns = Turns()
        for gate in turns.gates { gate.open() }
        let connection = try EmbeddedConnection(turns.site)
        connection.channel.isWritable = false
        try connection.receive((0..<10).map { get("/\($0)") }.joined())
        #expect(connection.heads == 0)
        #expect(try connection.written().isEmpty)
        connection.channel.isWritable = true
        connection.channel.pipeline.fireChannelWritabilityChanged()
        let written = try connection.written()
        #expect(connection.heads == 10)
        #expect(written.matches(of: #/<\/(\d)>/#).compactMap { Int($0.1) } == Array(0..<10))
    }

    @Test("A client that closes its side gets all responses")
    func inputClosed() throws {
        let turns = Turns()
        let connection = try EmbeddedConnection(turns.site)
        try connection.receive((0..<3).map { get("/\($0)") }.joined())
        connection.channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        for number in 0..<3 {
            turns.gates[number].open()
            let written = try connection.written()
            #expect(written.hasSuffix("</\(number)>"))
        }
        let isOpen = connection.channel.isActive
        #expect(!isOpen)
    }

    @Test("Beyond the limit, waiting requests are dropped and the connection closes after the current response")
    func overflow() throws {
        for (count, isKept) in [
            (65_535, true), (65_536, true), (65_537, false),
        ] {
            let turns = Turns()
            let connection = try EmbeddedConnection(turns.site)
            try connection.receive(get("/0"))
            let second = "GET /1 HTTP/1.1\r\nHost: a\r\nX: "
            try connection.receive(second)
            var left = count - second.utf8.count
            while left > 0 {
                try connection.receive(String(repeating: "x", count: min(left, 4096)))
                left -= 4096
            }
            turns.gates[0].open()
            let written = try connection.written()
            #expect(written.contains("</0>"), "\(count)")
            #expect(written.contains("Connection: close") == !isKept, "\(count)")
        }
    }

    @Test("A plain request alone in its bytes is not parsed, whatever its answer; the next one is not either")
    func wayPastTheParser() throws {
        let site = ServedSite { _ in
            .text("visit")
        } kept: { request in
            guard request.target == "/done" else { return nil }
            return .text("done")
        }
        let connection = try EmbeddedConnection(site)
        try connection.receive(get("/done"))
        #expect(try connection.written().hasSuffix("done") && connection.heads == 0)
        try connection.receive(get("/visit"))
        #expect(try connection.written().hasSuffix("visit") && connection.heads == 0)
        try connection.receive(get("/done", "TE: trailers\r\n"))
        #expect(try connection.written().hasSuffix("done") && connection.heads == 1)
        try connection.receive(
            "POST /form HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n")
        #expect(try connection.written().hasSuffix("visit") && connection.heads == 2)
        try connection.receive(get("/done"))
        #expect(try connection.written().hasSuffix("done") && connection.heads == 2)
        // In the middle of a request the fast path is closed, even if the rest looks like a plain request.
        try connection.receive("POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: \(get("/done").utf8.count)\r\n\r\n")
        try connection.receive(get("/done"))
        #expect(try connection.written().hasSuffix("visit") && connection.heads == 3)
    }
}
