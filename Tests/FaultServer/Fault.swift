/// What can go wrong with an upstream.
public enum Fault: Hashable, Sendable {
    /// Nobody listens at the port.
    case refuses
    /// Takes the request and says nothing.
    case silent
    /// A byte of the body a second.
    case drip
    /// Resets the connection in the middle of the body.
    case reset
    /// Closes it there.
    case half
    /// Closes it before any answer.
    case hangsUp
    /// Announces more than it sends, or less.
    case lengthTooLong, lengthTooShort
    case emptyBody
    /// The right document under a wrong type, or none.
    case wrongType, noType
    /// 200 with a page about an error.
    case errorPage
    case redirectLoop, redirectElsewhere
    case status(Int, retryAfter: String? = nil)
    case gzipBomb, damagedGzip
    /// A gigabyte, with its length announced, or not.
    case gigabyte, endless
    /// A head that does not end.
    case endlessHead
    /// Something that is not HTTP.
    case gibberish
    case invalidUTF8
    /// Says that it is in UTF-16.
    case wrongEncoding
    /// Has a DTD with entities in entities.
    case entities
    /// Has an element that no schema knows.
    case unknownElement
}

extension Fault: CaseIterable {
    public static var allCases: [Fault] {
        [
            .refuses, .silent, .drip, .reset, .half, .hangsUp, .lengthTooLong, .lengthTooShort, .emptyBody, .wrongType,
            .noType, .errorPage, .redirectLoop, .redirectElsewhere,
        ] + [401, 402, 403, 404, 410, 429, 500, 502, 503, 504].map { .status($0) } + [
            .status(429, retryAfter: "120"), .status(503, retryAfter: "120"), .gzipBomb, .damagedGzip, .gigabyte,
            .endless, .endlessHead, .gibberish, .invalidUTF8, .wrongEncoding, .entities, .unknownElement,
        ]
    }
}

extension Fault {
    /// What is sent in the place of a good answer.
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
        case .endlessHead: good.changed { $0.raw = .endlessHead }
        case .gibberish: good.changed { $0.raw = Reply.Body(Array("220 mail.example ESMTP\r\n".utf8)) }
        case .invalidUTF8: good.changed { $0.body.bytes.insert(contentsOf: [0xc3, 0x28], at: good.startTagEnd) }
        case .wrongEncoding: good.beginning(with: #"<?xml version="1.0" encoding="UTF-16"?>"#)
        case .entities: good.beginning(with: Self.declaration + Self.nestedEntities)
        case .unknownElement:
            good.changed { $0.body.bytes.insert(contentsOf: Array("<surprise/>".utf8), at: good.startTagEnd) }
        }
    }

    private static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#
    private static let nestedEntities =
        #"<!DOCTYPE x [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;">]>"#
}

extension Reply.Body {
    fileprivate static let gigabyte = Reply.Body(
        then: [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 16), times: 1 << 14)
    fileprivate static let endlessHead = Reply.Body(
        Array("HTTP/1.1 200 OK\r\n".utf8),
        then: Array(String(repeating: "X-Header: and another one\r\n", count: 1 << 10).utf8), times: 1 << 15)
}

extension Reply {
    fileprivate func packed(as body: Body) -> Reply {
        changed {
            $0.body = body
            $0[header: "Content-Encoding"] = "gzip"
        }
    }

    /// After the first start tag, past a declaration, comments and a DOCTYPE.
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
