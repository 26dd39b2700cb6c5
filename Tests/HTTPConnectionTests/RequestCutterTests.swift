import HTTPMessages
import NIOCore
import NIOEmbedded
import NIOHTTP1
import ServerSupport
import Support
import Testing

@testable import HTTPConnection

@Suite("Cutting the input into requests")
struct RequestCutterTests {
    @Test("A piece ends with a head, a body or the input")
    func pieces() {
        var cutter = RequestCutter()
        var bytes = ByteBuffer(string: "\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\nbodyGET")
        #expect(cutter.isBetweenRequests && !cutter.isMidHead)
        #expect(cutter.piece(of: &bytes).map(String.init(buffer:)) == "GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(cutter.isMidHead && !cutter.isBetweenRequests)
        cutter.began(.init(length: 4))
        #expect(!cutter.isMidHead && !cutter.isBetweenRequests)
        #expect(cutter.piece(of: &bytes).map(String.init(buffer:)) == "body")
        cutter.ended()
        #expect(cutter.isBetweenRequests)
        #expect(cutter.piece(of: &bytes).map(String.init(buffer:)) == "GET")
        #expect(cutter.isMidHead && cutter.piece(of: &bytes) == nil)
        // An empty line may arrive in two parts.
        bytes = ByteBuffer(string: " / HTTP/1.1\r\n\r")
        #expect(cutter.piece(of: &bytes)?.readableBytes == 14)
        bytes = ByteBuffer(string: "\nGET")
        #expect(cutter.piece(of: &bytes).map(String.init(buffer:)) == "\n")
    }

    @Test("Empty lines between requests are skipped")
    func emptyLines() {
        var cutter = RequestCutter()
        for text in ["\r\n\r\n\r", "\n\r\n\r"] {
            var bytes = ByteBuffer(string: text)
            #expect(cutter.piece(of: &bytes) == nil && bytes.readableBytes == 0 && cutter.isBetweenRequests)
        }
        var next = ByteBuffer(string: "\nGET / HTTP/1.1\r\n")
        #expect(cutter.piece(of: &next)?.readableBytes == 16 && cutter.lineError == nil)
    }

    @Test("The search for the end of a chunked body with many empty lines is bounded")
    func chunks() {
        var cutter = RequestCutter()
        cutter.began(.init(isChunked: true))
        var bytes = ByteBuffer(string: String(repeating: "\r\n", count: 1000))
        for _ in 0..<RequestCutter.mostPieces {
            #expect(cutter.piece(of: &bytes)?.readableBytes == 2 && !cutter.hasLostTrack)
        }
        #expect(cutter.piece(of: &bytes)?.readableBytes == 2000 - 2 * RequestCutter.mostPieces)
        #expect(cutter.hasLostTrack)
    }

    @Test(
        "The target's length and the protocol are read from the request line",
        arguments: [
            ("GET /abc HTTP/1.1\r\n", 4, true), ("GET /abc HTTP/1.0\n", 4, true), ("GET  /abc  HTTP/1.1\r\n", 4, true),
            ("GET / RTSP/1.0\r\n", 1, false), ("SOURCE / ICE/1.0\r\n", 1, false), ("GET /abc", 4, false),
            ("GET /abc\r\nHost: HTTP/1.1\r\n", 4, false), ("", 0, false), ("HTTP/1.1\r\n", 0, true),
            ("GET / xHTTP/1.1\r\n", 1, true),
        ])
    func line(text: String, length: Int, isHTTP: Bool) {
        for count in [1, 3, 1000] {
            var line = RequestLine()
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                Array(rest.prefix(count)).withUnsafeBytes { line.read($0) }
                rest = rest.dropFirst(count)
            }
            #expect(line.targetLength == length && line.isHTTP == isHTTP && line.isEmpty == text.isEmpty)
        }
    }

    @Test(
        "A line that a stricter program would not read is an error, however it arrives",
        arguments: [
            ("GET / HTTP/1.1\r\n", false), ("\r\nGET / HTTP/1.1\r\nA:  b\nC: d\r\n\r\n", false),
            ("GET  / HTTP/1.1\r\n", true), ("GET /  HTTP/1.1\r\n", true), (" GET / HTTP/1.1\r\n", true),
            ("GET / HTTP/1.1 \r\n", true), ("GET\t/ HTTP/1.1\r\n", true), ("GET /\tHTTP/1.1\r\n", true),
            ("GET / HTTP/1.1\n", true), ("GET / HTTP/1.1\r\r\n", true), ("GET /\r HTTP/1.1\r\n", true),
            ("\nGET / HTTP/1.1\r\n", true), ("\r\n\nGET / HTTP/1.1\r\n", true), ("\rGET / HTTP/1.1\r\n", true),
        ])
    func strict(text: String, isError: Bool) {
        for count in [1, 3, 1000] {
            var (cutter, errors) = (RequestCutter(), 0)
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                var bytes = ByteBuffer(bytes: rest.prefix(count))
                while cutter.piece(of: &bytes) != nil {}
                if cutter.lineError != nil { errors += 1 }
                rest = rest.dropFirst(count)
            }
            #expect((errors > 0) == isError, "\(text.debugDescription) in parts of \(count)")
        }
    }

    @Test(
        "A newer minor version of HTTP/1 becomes HTTP/1.1, however it arrives; nothing else is changed",
        arguments: [
            ("GET / HTTP/1.2\r\nA: b\r\n\r\n", "GET / HTTP/1.1\r\nA: b\r\n\r\n"),
            ("GET / HTTP/1.9\r\n\r\n", "GET / HTTP/1.1\r\n\r\n"), ("GET / HTTP/1.0\r\n\r\n", nil),
            ("GET / HTTP/1.1\r\nA: HTTP/1.2\r\n\r\n", nil), ("GET /HTTP/1.2 HTTP/1.1\r\n\r\n", nil),
            ("GET / HTTP/2.2\r\n\r\n", nil), ("GET HTTP/1.2\r\n\r\n", nil),
        ] as [(String, String?)])
    func newerVersions(text: String, parsed: String?) {
        for count in [1, 3, 1000] {
            var (cutter, pieces) = (RequestCutter(), "")
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                var bytes = ByteBuffer(bytes: rest.prefix(count))
                while let piece = cutter.piece(of: &bytes) { pieces += String(buffer: piece) }
                rest = rest.dropFirst(count)
            }
            #expect(pieces == parsed ?? text, "in parts of \(count)")
        }
    }

    @Test("A body of another version’s name is not changed")
    func bodies() {
        var cutter = RequestCutter()
        var bytes = ByteBuffer(string: "POST / HTTP/1.2\r\n\r\n HTTP/1.2 HTTP/1.2")
        #expect(cutter.piece(of: &bytes).map(String.init(buffer:)) == "POST / HTTP/1.1\r\n\r\n")
        cutter.began(.init(length: 18))
        #expect(cutter.piece(of: &bytes).map(String.init(buffer:)) == " HTTP/1.2 HTTP/1.2")
    }

    /// A parser behind a cutter, as in the server.
    private final class Parsing {
        private let channel = EmbeddedChannel(handler: ByteToMessageHandler(HTTPRequestDecoder()))
        private var cutter = RequestCutter()
        private(set) var events: [String] = []
        /// Pieces that extend beyond the end of a request.
        private(set) var tooLong: [String] = []
        /// Whether a request was rejected: nothing is parsed after it.
        private(set) var isBroken = false

        func take(_ bytes: some Sequence<UInt8>) {
            var buffer = ByteBuffer(bytes: bytes)
            while !isBroken, buffer.readableBytes > 0, let piece = cutter.piece(of: &buffer) {
                // No piece without its last byte may complete a request.
                if piece.readableBytes > 1 {
                    if parse(piece.getSlice(at: piece.readerIndex, length: piece.readableBytes - 1)) {
                        tooLong.append(String(buffer: piece))
                    }
                }
                if !isBroken { _ = parse(piece.getSlice(at: piece.writerIndex - 1, length: 1)) }
            }
        }

        /// Parses bytes; true if they complete a request.
        private func parse(_ bytes: ByteBuffer?) -> Bool {
            guard let bytes, (try? channel.writeInbound(bytes)) != nil else {
                isBroken = true
                return false
            }
            var isEnd = false
            while !isBroken, let part = try? channel.readInbound(as: HTTPServerRequestPart.self) {
                switch part {
                case .head(let head): begin(RequestHead(head))
                case .body(let bytes): events.append("body \(String(buffer: bytes))")
                case .end:
                    isEnd = true
                    events.append("end")
                    isBroken = cutter.hasLostTrack
                    cutter.ended()
                }
            }
            return isEnd
        }

        private func begin(_ head: RequestHead) {
            events.append("\(head.request.method) \(head.request.target) \(head.framing)")
            cutter.began(head.framing)
            isBroken = head.fault != nil || head.framing.isLast
        }

        func finish() { _ = try? channel.finish(acceptAlreadyClosed: true) }

        /// The events, with the pieces of each body joined.
        var joined: [String] {
            events.reduce(into: []) { joined, event in
                guard event.hasPrefix("body "), let last = joined.last, last.hasPrefix("body ") else {
                    return joined.append(event)
                }
                joined[joined.count - 1] = last + event.dropFirst(5)
            }
        }
    }

    @Test("20,000 connections, damaged and in pieces: no piece extends beyond a request, and all input is parsed")
    func differential() {
        var random = SplitMix64(seed: 20_261_121)
        let requests = [
            "GET /1 HTTP/1.1\r\nHost: a\r\n\r\n", "\r\nGET /2 HTTP/1.1\r\nHost: a\r\nTE: trailers\r\n\r\n",
            "POST /3 HTTP/1.1\r\nHost: a\r\nContent-Length: 7\r\n\r\na\r\n\r\nbc",
            "POST /4 HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n\n\r\n\r\n4;x=y\r\n\r\n\r\n\r\n0\r\n\r\n",
            "POST /5 HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n000\r\nTrailer: b\r\nC:\r\n\r\n",
            "GET /6 HTTP/1.0\r\nConnection: keep-alive\r\n\r\n", "HEAD /7 HTTP/1.1\nHost: a\n\n",
        ]
        let pieces = ["\r\n", "\n", "\r", " ", "\t", ":", "\r\n\r\n", "\n\n", "\r\r", "0\r\n\r\n", "\0", "é", "GET /"]
        var whole = 0
        for round in 0..<20_000 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes += Array((requests.randomElement(using: &random) ?? "").utf8)
            }
            // Half of the connections are undamaged.
            for _ in 0..<(round % 2 == 0 ? 0 : Int.random(in: 1...2, using: &random)) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[index] = UInt8.random(in: 0...127, using: &random)
                case 1: bytes.remove(at: index)
                default: bytes.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: index)
                }
            }
            let (atOnce, inParts) = (Parsing(), Parsing())
            atOnce.take(bytes)
            var rest = bytes[...]
            while !rest.isEmpty {
                let part = rest.prefix(Int.random(in: 1...40, using: &random))
                inParts.take(part)
                rest = rest.dropFirst(part.count)
            }
            let text = String(decoding: bytes, as: UTF8.self).debugDescription
            #expect(atOnce.tooLong.isEmpty && inParts.tooLong.isEmpty, "\(text)")
            #expect(atOnce.joined == inParts.joined || atOnce.isBroken, "\(text)")
            if !atOnce.isBroken, atOnce.events.last == "end" { whole += 1 }
            atOnce.finish()
            inParts.finish()
        }
        #expect(whole > 7000)
    }
}
