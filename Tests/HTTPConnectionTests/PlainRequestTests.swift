import HTTPMessages
import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTP1
import ServerSupport
import Support
import Testing

@testable import HTTPConnection

@Suite("Plain requests")
struct PlainRequestTests {
    @Test("The fast path and the parser read the same request")
    func same() throws {
        let text = """
            HEAD /holidays/DE/2026?region=BY HTTP/1.1\r\nhost: almanac.example:8080\r\n\
            ACCEPT-Encoding: gzip, br;q=0.5\r\n\
            If-None-Match: "a", W/"b"\r\nIf-None-Match:"c"\r\nRange: bytes=0-1\r\nCookie: a=b\r\ncookie: c=d\r\n\
            X-Forwarded-For: 192.0.2.1\r\nX-Request-Id: \t é \t\r\nX: ü \r\n\
            Range:\r\nConnection: Keep-Alive\r\nAccept: text/html\r\naccept: */*\r\n\
            IF-modified-Since: Sun, 06 Nov 1994 08:49:37 GMT\r\n\
            If-Unmodified-Since: Sun, 06 Nov 1994 08:49:38 GMT\r\n\r\n
            """
        let plain = try #require(Self.plain(text))
        let parsed = try #require(Self.parsed(text))
        #expect(Self.description(plain) == Self.description(parsed))
        #expect(plain.request.ifNoneMatch == #""a", W/"b", "c""# && plain.request.cookie == "a=b; c=d")
        #expect(plain.request.method == .head && plain.forwarded.forwardedFor == "192.0.2.1")
        #expect(plain.requestID == "?? \t" && plain.request.accept == "text/html, */*")
        #expect(plain.request.ifModifiedSince == "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(plain.request.ifUnmodifiedSince == "Sun, 06 Nov 1994 08:49:38 GMT")
    }

    @Test(
        "An ambiguous, incomplete or unusual request is left to the parser",
        arguments: [
            "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n",
            "GET / HTTP/1.0\r\nHost: a\r\n\r\n",
            "POST / HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\n", "GET / HTTP/1.1\r\nHost: a\r\n\r",
            "GET / HTTP/1.1\r\nHost: a\r\n\r\nG", "GET / HTTP/1.1\r\nHost: a\r\n\r\n\r\n",
            "\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET / HTTP/1.1\nHost: a\n\n", "GET / HTTP/1.1\r\nHost: a\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\ncontent-length: 5\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\nTE: trailers\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\nConnection: keep-alive, x\r\n\r\n",
            "GET  / HTTP/1.1\r\nHost: a\r\n\r\n", "GET /a b HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET /#a HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n", "GET * HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET /é HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: é\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n",
            "GET / HTTP/1.1\r\nHost:\r\n\r\n",
            "", "GET",
            "GET ", "HEAD ",
            "GET /\(String(repeating: "x", count: 5000)) HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\n\(String(repeating: "A: b\r\n", count: 60))\r\n",
        ])
    func left(text: String) {
        #expect(Self.plain(text) == nil)
    }

    @Test("20,000 damaged requests: the parser accepts what the fast path accepts, as one equal request")
    func differential() throws {
        var random = SplitMix64(seed: 20_260_921)
        let seeds = [
            "GET /holidays/DE/2026 HTTP/1.1\r\nHost: a.example\r\nAccept-Encoding: gzip\r\n\r\n",
            "HEAD /a?b=c HTTP/1.1\r\nHost: a\r\nIf-None-Match: \"x\"\r\n"
                + "Connection: keep-alive\r\nX-Request-Id: 1\r\n\r\n",
        ]
        let pieces = [
            "\r\n", "\n", "\r", " ", "\t", " \t", "\t ", ":", "Content-Length: 5\r\n", "Transfer-Encoding: chunked\r\n",
            "GET / HTTP/1.1\r\n",
            "Host: b\r\n", "\0", "é", "#", "Connection: upgrade\r\nUpgrade: x\r\n", "HTTP/1.0", "chunked",
            "0\r\n\r\n", "%0d%0a",
        ]
        var taken = 0
        for _ in 0..<20_000 {
            var bytes = Array(seeds.randomElement(using: &random).map(\.utf8) ?? "".utf8)
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[index] = UInt8.random(in: 0...127, using: &random)
                case 1: bytes.remove(at: index)
                default: bytes.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: index)
                }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            guard let plain = Self.plain(text) else { continue }
            taken += 1
            let parsed = Self.parsed(text)
            #expect(parsed.map(Self.description) == Self.description(plain), "\(text.debugDescription)")
        }
        #expect(taken > 2000)
    }

    private static func plain(_ text: String) -> RequestHead? {
        Array(text.utf8).withUnsafeBufferPointer(PlainRequest.head)
    }

    /// The parser's result, if the text is exactly one complete request; otherwise nil.
    private static func parsed(_ text: String) -> RequestHead? {
        let channel = EmbeddedChannel(handler: ByteToMessageHandler(HTTPRequestDecoder()))
        defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
        var (bytes, cleaning) = (ByteBuffer(string: text), HeadText())
        guard cleaning.clean(&bytes), (try? channel.writeInbound(bytes)) != nil,
            case .head(let head)? = try? channel.readInbound(as: HTTPServerRequestPart.self),
            case .end? = try? channel.readInbound(as: HTTPServerRequestPart.self),
            // A second request would follow here.
            (try? channel.writeInbound(ByteBuffer(string: "GET /next HTTP/1.1\r\nHost: a\r\n\r\n"))) != nil,
            case .head(let next)? = try? channel.readInbound(as: HTTPServerRequestPart.self), next.uri == "/next"
        else { return nil }
        let result = RequestHead(head)
        return result.fault == nil && !result.framing.isLast ? result : nil
    }

    private static func description(_ head: RequestHead) -> String {
        "\(head.request) \(head.framing) \(head.forwarded) \(head.requestID ?? "-") \(head.isOld)"
    }
}
