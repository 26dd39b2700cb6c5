import HTTPMessages
import NIOCore
import ServerSupport
import Support
import Testing

@testable import HTTPConnection
@testable import HTTPServer

@Suite("Bytes outside of ASCII", .timeLimit(.minutes(30)))
struct HeadTextTests {
    private func isTaken(_ bytes: [UInt8], cutAt index: Int) -> Bool {
        var check = UTF8Check()
        return [bytes[..<index], bytes[index...]].allSatisfy { part in Array(part).withUnsafeBytes { check.take($0) } }
    }

    @Test("UTF-8 is accepted wherever it is cut, other bytes are not: 50,000 inputs, compared with Swift's validation")
    func check() {
        var random = SplitMix64(seed: 9)
        let edges: [[UInt8]] = [
            [0x7F], [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2, 0x80], [0xDF, 0xBF], [0xE0, 0x9F, 0xBF],
            [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xEE, 0x80, 0x80], [0xEF, 0xBF, 0xBF],
            [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x90, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
            [0xF5, 0x80, 0x80, 0x80], [0xFF], Array("plain letters".utf8), [0xC2], [0xE2, 0x82], [0xF0, 0x9F, 0x87],
        ]
        for _ in 0..<50_000 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 1...4, using: &random) { bytes += edges.randomElement(using: &random) ?? [] }
            // Ends with a letter, so that no sequence is incomplete at the end.
            bytes.append(UInt8(ascii: "a"))
            let isText = String(validating: bytes, as: UTF8.self) != nil
            let index = Int.random(in: 0...bytes.count, using: &random)
            if isTaken(bytes, cutAt: index) != isText { Issue.record("\(bytes), cut at \(index)") }
        }
    }

    /// The cleaned head that arrives in these pieces; nil if its first line is rejected.
    private func cleaned(_ pieces: [[UInt8]]) -> String? {
        var text = HeadText()
        var result = ByteBuffer()
        for piece in pieces {
            var buffer = ByteBuffer(bytes: piece)
            guard text.clean(&buffer) else { return nil }
            result.writeBuffer(&buffer)
        }
        return String(buffer: result)
    }

    @Test("Header fields become ASCII and the first line is unchanged, wherever the head is cut")
    func fields() {
        let head =
            Array("GET /\u{E9} HTTP/1.1\r\nHost: \u{E9}.example\r\nX: ".utf8) + [0xFF, 0x80, 0xE9]
            + Array("\r\n\r\n".utf8)
        for index in 0...head.count {
            let text = cleaned([Array(head[..<index]), Array(head[index...])])
            #expect(text == "GET /\u{E9} HTTP/1.1\r\nHost: ??.example\r\nX: ???\r\n\r\n", "cut at \(index)")
        }
        #expect(cleaned(head.map { [$0] })?.hasSuffix("X: ???\r\n\r\n") == true, "byte by byte")
        #expect(cleaned([[0x47, 0xC3], [0x28]]) == nil && cleaned([[0x47, 0xC3], [0x0A]]) == nil)
    }

    @Test("Cleaning does not change shared copies of the bytes")
    func copies() {
        var text = HeadText()
        let received = ByteBuffer(bytes: Array("GET / HTTP/1.1\r\nX: ".utf8) + [0xE9, 0x0D, 0x0A])
        var piece = received
        let isTaken = text.clean(&piece)
        #expect(isTaken)
        #expect(received.readableBytesView.contains(0xE9) && !piece.readableBytesView.contains(0xE9))
    }

    @Test("Bytes outside of ASCII in a header are replaced, and the request is accepted")
    func headers() async throws {
        let site = ServedSite { request in .text("<\(request.cookie?.description ?? "-")>") }
        try await RunningServer.run(site) { server in
            let wire = try Wire(port: server.port)
            wire.send(
                Array("GET /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\nCookie: a=\u{E9}; b=".utf8) + [0xE9]
                    + Array("\r\nUser-Agent: \u{301}\r\n\r\n".utf8))
            let answer = await wire.readToEnd()
            #expect(answer.hasPrefix("HTTP/1.1 200 ") && answer.hasSuffix("<a=??; b=?>"), "\(answer)")
        }
    }

    @Test("A body is unchanged, in one packet with its head or not", arguments: [true, false])
    func body(isWhole: Bool) async throws {
        let sent: [UInt8] = [0xFF, 0xCC, 0x81, 0x00, 0x3F]
        let site = ServedSite { request in
            guard case .complete(let bytes) = request.body else { return .text("none") }
            return .text("<\(bytes == sent)>")
        }
        try await RunningServer.run(site) { server in
            let wire = try Wire(port: server.port)
            let head = Array("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nConnection: close\r\n\r\n".utf8)
            if isWhole {
                wire.send(head + sent)
            } else {
                wire.send(head)
                wire.send(sent)
            }
            #expect(await wire.readToEnd().hasSuffix("<true>"))
        }
    }

    @Test("An address that is not UTF-8 gets 400 and closes the connection")
    func line() async throws {
        try await RunningServer.run { server in
            let wire = try Wire(port: server.port)
            wire.send(
                Array("GET /".utf8) + [0xE9]
                    + Array(" HTTP/1.1\r\nHost: a\r\n\r\nGET /b HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
            let answer = await wire.readToEnd()
            #expect(answer.hasPrefix("HTTP/1.1 400 ") && answer.contains("\r\nConnection: close\r\n"), "\(answer)")
            #expect(!answer.contains("GET /b"))
        }
    }
}
