extension AnswerMutator {
    /// Responses as real servers send them, in every framing that HTTP/1.1 has.
    public static let answers: [[UInt8]] =
        [
            "HTTP/1.1 200 OK\r\n\(type)Content-Length: 11\r\n\r\n<a>text</a>",
            "HTTP/1.1 200 OK\r\n\(type)ETag: \"1\"\r\nLast-Modified: Sun, 06 Nov 1994 08:49:37 GMT\r\n\r\n<a>text</a>",
            "HTTP/1.1 200 OK\r\n\(chunked)5\r\n<a>te\r\n6;a=b;c=\"d\"\r\nxt</a>\r\n0\r\n\r\n",
            "HTTP/1.1 200 OK\r\nTrailer: X\r\n\(chunked)b\r\n<a>text</a>\r\n0\r\nX: y\r\nZ:\r\n\r\n",
            "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n\(type)Content-Length: 11\r\n\r\n<a>text</a>",
            "HTTP/1.1 103 Early Hints\r\nLink: </s>\r\n\r\nHTTP/1.1 200 OK\r\n\(chunked)4\r\n<a/>\r\n0\r\n\r\n",
            "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n\u{0}\u{1}\u{2}",
            "HTTP/1.0 200 OK\r\n\(type)Connection: close\r\n\r\n<a>text</a>",
            "HTTP/1.1 204 No Content\r\n\r\n", "HTTP/1.1 304 Not Modified\r\nETag: \"1\"\r\n\r\n",
            "HTTP/1.1 301 Moved Permanently\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n",
            "HTTP/1.1 404 Not Found\r\nContent-Type: text/html\r\nContent-Length: 9\r\n\r\nnot found",
            "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 120\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
        ].map { Array($0.utf8) } + [packed]

    private static let type = "Content-Type: text/xml; charset=utf-8\r\n"
    private static let chunked = type + "Transfer-Encoding: chunked\r\n\r\n"

    private static let packed: [UInt8] = {
        let body = Gzip.stored(Array("<a>text</a>".utf8))
        let head = "HTTP/1.1 200 OK\r\n\(type)Content-Encoding: gzip\r\nContent-Length: \(body.count)\r\n\r\n"
        return Array(head.utf8) + body
    }()

    static let informational: [[UInt8]] = [
        "HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 102 Processing\r\nX: y\r\n\r\n", "HTTP/1.1 199 \r\n\r\n",
    ].map { Array($0.utf8) }

    static let numbers = [
        "0", "00", "1", "-1", "+1", "0x1", "7f", "fffffff0", "ffffffffffffffff", "2000000", "2000001", "2147483648",
        "9223372036854775807", "9223372036854775808", "18446744073709551616", "1 1", "1,1", "", "٣",
    ]

    static let tokens: [[UInt8]] = [
        "\r\n", "\n", "\r", "\r\n\r\n", "\u{0}", ":", ": ", " ", "\t", ";", ",", "HTTP/1.1 ", "HTTP/0.9 200 OK\r\n",
        "HTTP/2.0 200 OK\r\n\r\n", "HTTP/1.1 007 x\r\n\r\n", "HTTP/1.1 999 x\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
        "Transfer-Encoding: chunked\r\n", "Transfer-Encoding: gzip, chunked\r\n", "Transfer-Encoding: identity\r\n",
        "Transfer-Encoding:\r\n", "Content-Length: 4\r\n", "Content-Length: 99999999999999999999\r\n", "X:\r\n",
        " folded\r\n", "Connection: keep-alive\r\n", "Connection: upgrade\r\nUpgrade: h2c\r\n",
        "Content-Encoding: br\r\n", "Content-Encoding: gzip\r\n", "Content-Encoding: deflate\r\n",
        "Location: //[::1\r\n", "Retry-After: -1\r\n", "0\r\n\r\n", "ffffffff\r\n", "1;", "\u{1f}\u{8b}\u{8}",
        "Retry-After: " + String(repeating: "e\u{301}\u{316}", count: 700) + "\r\n",
        "Location: /" + String(repeating: "\u{316}\u{301}", count: 400) + "\r\n",
        "Content-Type: text/xml" + String(repeating: "\u{316}\u{301}", count: 3000) + "\r\n",
        "X: " + String(repeating: "y", count: 17_000) + "\r\n",
    ].map { Array($0.utf8) }
}
