/// A way in which an upstream fails.
public enum Fault: Hashable, Sendable {
    /// The port has no listener.
    case refuses
    /// Accepts the request and never responds.
    case silent
    /// Sends one byte of the body per second.
    case drip
    /// Resets the connection in the middle of the body.
    case reset
    /// Closes the connection in the middle of the body.
    case half
    /// Closes the connection before the response.
    case hangsUp
    /// Announces a Content-Length above or below the body's.
    case lengthTooLong, lengthTooShort
    case emptyBody
    /// Sends the right document with a wrong Content-Type, or without one.
    case wrongType, noType
    /// Responds 200 with an error page.
    case errorPage
    case redirectLoop, redirectElsewhere
    case status(Int, retryAfter: String? = nil)
    case gzipBomb, damagedGzip
    /// Sends a gigabyte, with or without a Content-Length.
    case gigabyte, endless
    /// Sends a head, a reason phrase or trailers that never end.
    case endlessHead, endlessReason, endlessTrailers
    /// Responds with an invalid status: 007.
    case lowStatus
    /// Switches protocols without being asked (101).
    case upgrade
    /// Sends 100 Continue without end.
    case continues
    /// Sends an endless body in chunks of one byte, or one chunk with endless extensions.
    case tinyChunks, endlessExtension
    /// Sends something that is not HTTP.
    case gibberish
    case invalidUTF8
    /// Declares the document to be in UTF-16.
    case wrongEncoding
    /// Sends a document whose DTD nests entities.
    case entities
    /// Sends a document with an element that no schema allows.
    case unknownElement
}

extension Fault: CaseIterable {
    public static var allCases: [Fault] {
        [
            .refuses, .silent, .drip, .reset, .half, .hangsUp, .lengthTooLong, .lengthTooShort, .emptyBody, .wrongType,
            .noType, .errorPage, .redirectLoop, .redirectElsewhere,
        ] + [401, 402, 403, 404, 410, 429, 500, 502, 503, 504].map { .status($0) } + [
            .status(429, retryAfter: "120"), .status(503, retryAfter: "120"), .gzipBomb, .damagedGzip, .gigabyte,
            .endless, .endlessHead, .endlessReason, .endlessTrailers, .lowStatus, .upgrade, .continues, .tinyChunks,
            .endlessExtension, .gibberish, .invalidUTF8, .wrongEncoding, .entities, .unknownElement,
        ]
    }
}

extension Fault {
    /// The reply to send instead of a good one.
    func reply(to request: ReceivedRequest, insteadOf good: Reply) -> Reply {
        switch self {
        case .refuses, .hangsUp: Reply(status: 0).changed { $0.ending = .close }
        case .silent: Reply(status: 0).changed { $0.ending = .silence }
        case .drip: good.changed { $0.pace = .seconds(1) }
        case .reset: good.changed { ($0.stopsAfter, $0.ending) = (good.body.count / 2, .reset) }
        case .half: good.changed { ($0.stopsAfter, $0.ending) = (good.body.count / 2, .close) }
        case .lengthTooLong: good.changed { ($0.length, $0.ending) = (.wrong(by: 1000), .close) }
        case .lengthTooShort: good.changed { $0.length = .wrong(by: -(good.body.count / 2)) }
        case .emptyBody: good.changed { $0.body = Reply.Body() }
        case .wrongType: good.changed { $0[header: "Content-Type"] = "image/png" }
        case .noType: good.changed { $0[header: "Content-Type"] = nil }
        case .errorPage: Reply.status(500).changed { $0.status = 200 }
        case .redirectLoop: .redirect(to: request.target)
        case .redirectElsewhere: .redirect(to: "http://elsewhere.example/")
        case .status(let code, let retryAfter): .status(code, retryAfter: retryAfter)
        case .gzipBomb: good.packed(as: Gzip.bomb(of: 1 << 30))
        case .damagedGzip: good.gzipped.changed { $0.body.bytes[11] ^= 0xff }
        case .gigabyte: good.changed { $0.body = .gigabyte }
        case .endless: good.changed { ($0.body, $0.length, $0.ending) = (.gigabyte, .none, .close) }
        case .endlessHead: good.changed { $0.raw = .repeating("X-Header: and another one\r\n", after: Self.line) }
        case .endlessReason: good.changed { $0.raw = .repeating("OK, ", after: "HTTP/1.1 200 ") }
        case .endlessTrailers:
            good.changed { $0.raw = .repeating("X: y\r\n", after: Self.chunked(good) + "1\r\n<\r\n0\r\n") }
        case .lowStatus: good.changed { $0.raw = .text("HTTP/1.1 007 Reason\r\nContent-Length: 0\r\n\r\n") }
        case .upgrade:
            good.changed { $0.raw = .text("HTTP/1.1 101 Reason\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\nx") }
        case .continues: good.changed { $0.raw = .repeating("HTTP/1.1 100 Continue\r\n\r\n", after: "") }
        case .tinyChunks: good.changed { $0.raw = .repeating("1\r\na\r\n", after: Self.chunked(good)) }
        case .endlessExtension: good.changed { $0.raw = .repeating("a=b;", after: Self.chunked(good) + "1;") }
        case .gibberish: good.changed { $0.raw = .text("220 mail.example ESMTP\r\n") }
        case .invalidUTF8: good.changed { $0.body.bytes.insert(contentsOf: [0xc3, 0x28], at: good.startTagEnd) }
        case .wrongEncoding: good.beginning(with: #"<?xml version="1.0" encoding="UTF-16"?>"#)
        case .entities: good.beginning(with: Self.declaration + Self.nestedEntities)
        case .unknownElement:
            good.changed { $0.body.bytes.insert(contentsOf: Array("<surprise/>".utf8), at: good.startTagEnd) }
        }
    }

    private static let line = "HTTP/1.1 200 OK\r\n"

    private static func chunked(_ good: Reply) -> String {
        line + "Content-Type: \(good[header: "Content-Type"] ?? "")\r\nTransfer-Encoding: chunked\r\n\r\n"
    }

    private static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#
    private static let nestedEntities =
        #"<!DOCTYPE x [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;">]>"#
}

extension Reply.Body {
    fileprivate static let gigabyte = Reply.Body(
        then: [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 16), times: 1 << 14)

    fileprivate static func text(_ text: String) -> Self { Self(Array(text.utf8)) }

    /// A beginning, followed by about a gigabyte of a repeated piece.
    fileprivate static func repeating(_ piece: String, after beginning: String) -> Self {
        let block = Array(String(repeating: piece, count: 32_768 / piece.utf8.count).utf8)
        return Self(Array(beginning.utf8), then: block, times: 1 << 15)
    }
}

extension Reply {
    fileprivate func packed(as body: Body) -> Reply {
        changed {
            $0.body = body
            $0[header: "Content-Encoding"] = "gzip"
        }
    }

    /// The index after the first start tag; skips a declaration, comments and a DOCTYPE.
    fileprivate var startTagEnd: Int {
        let bytes = body.bytes
        let tag = bytes.indices.dropLast().first { index in
            bytes[index] == UInt8(ascii: "<") && ![UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[index + 1])
        }
        return bytes[(tag ?? 0)...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
    }

    /// The same document, with another XML declaration.
    fileprivate func beginning(with declaration: String) -> Reply {
        changed { reply in
            var rest = body.bytes[...]
            if rest.starts(with: "<?xml".utf8), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
                rest = rest[(end + 1)...]
            }
            reply.body.bytes = Array(declaration.utf8) + rest
        }
    }
}
