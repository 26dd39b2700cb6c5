import Almanac
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import Site

@Suite("Bytes that are not UTF-8", .timeLimit(.minutes(2)))
struct UTF8GateTests {
    private func isTaken(_ bytes: [UInt8], cutAt index: Int) -> Bool {
        var check = UTF8Check()
        return [bytes[..<index], bytes[index...]].allSatisfy { part in Array(part).withUnsafeBytes { check.take($0) } }
    }

    @Test("UTF-8 is taken wherever it is cut; anything else is not: 50,000 pieces against Swift's own check")
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
            // A letter at the end, so that nothing is cut short there.
            bytes.append(UInt8(ascii: "a"))
            let isText = String(validating: bytes, as: UTF8.self) != nil
            let index = Int.random(in: 0...bytes.count, using: &random)
            if isTaken(bytes, cutAt: index) != isText { Issue.record("\(bytes), cut at \(index)") }
        }
    }

    @Test("Nothing follows what was refused")
    func closed() throws {
        let channel = EmbeddedChannel(handler: UTF8Gate())
        defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
        try channel.writeInbound(ByteBuffer(bytes: [0x61, 0xCC]))
        try channel.writeInbound(ByteBuffer(bytes: [0x81, 0x61]))
        #expect(throws: HTTPParserError.invalidCharactersUsed) { try channel.writeInbound(ByteBuffer(bytes: [0xFF])) }
        try channel.writeInbound(ByteBuffer(string: "a"))
        var pieces = 0
        while try channel.readInbound(as: ByteBuffer.self) != nil { pieces += 1 }
        #expect(pieces == 2)
    }

    @Test(
        "A request with them is refused with 400 and the connection closed, wherever they stand",
        arguments: [
            "GET /\u{FFFF} HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nUser-Agent: \u{FFFF}\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: \u{FFFF}\r\n\r\n",
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\n\u{FFFF}",
        ])
    func refused(text: String) async throws {
        try await RunningServer.run { server in
            let wire = try Wire(port: server.port)
            // The three bytes of U+FFFF become others that are not UTF-8.
            wire.send(Array(text.utf8).map { $0 == 0xEF ? 0xED : $0 })
            let answer = await wire.readToEnd()
            #expect(answer.hasPrefix("HTTP/1.1 400 ") && answer.contains("\r\nConnection: close\r\n"), "\(answer)")
        }
    }

    @Test("Text beyond ASCII is taken, also where a packet ends in the middle of a character")
    func taken() async throws {
        try await RunningServer.run { server in
            let wire = try Wire(port: server.port)
            let bytes = Array("GET /a HTTP/1.1\r\nHost: a\r\nX: \u{1F1E6}\r\nConnection: close\r\n\r\n".utf8)
            let middle = bytes.count - 25
            wire.send(Array(bytes[..<middle]))
            wire.send(Array(bytes[middle...]))
            #expect(await wire.readToEnd().hasSuffix("GET /a"))
        }
    }
}
