/// What is sent for a request, down to how it goes wrong.
public struct Reply: Sendable {
    /// What happens when everything was sent.
    public enum Ending: Sendable {
        case keepAlive
        case close
        /// The connection is reset (RST).
        case reset
        /// It is closed without the farewell that TLS has (close_notify).
        case cut
        /// Nothing more comes, and the connection stays.
        case silence
    }

    /// The length that is announced.
    public enum Length: Hashable, Sendable {
        case right
        case wrong(by: Int)
        /// None: the body ends with the connection.
        case none
    }

    public var status: Int
    public var headers: [ReceivedRequest.Header]
    public var body: Body
    public var length: Length = .right
    /// So many bytes of the body are sent, at most.
    public var stopsAfter: Int?
    /// So long passes before the first byte.
    public var delay: Duration?
    /// So long passes before each byte of the body.
    public var pace: Duration?
    public var ending: Ending = .keepAlive
    /// Sent in the place of everything else.
    public var raw: Body?

    public init(status: Int, headers: [String: String] = [:], body: Body = Body()) {
        self.status = status
        self.headers = headers.sorted { $0.key < $1.key }.map { ReceivedRequest.Header(name: $0.key, value: $0.value) }
        self.body = body
    }

    /// Bytes that are made when they are sent: a beginning, and a piece that is repeated.
    public struct Body: Sendable {
        public var bytes: [UInt8]
        public var piece: [UInt8]
        public var times: Int

        public init(_ bytes: [UInt8] = [], then piece: [UInt8] = [], times: Int = 0) {
            self.bytes = bytes
            self.piece = piece
            self.times = times
        }

        public var count: Int { bytes.count + piece.count * times }
    }

    public subscript(header name: String) -> String? {
        get { headers.first { $0.name.lowercased() == name.lowercased() }?.value }
        set {
            headers.removeAll { $0.name.lowercased() == name.lowercased() }
            if let newValue { headers.append(ReceivedRequest.Header(name: name, value: newValue)) }
        }
    }

    public func changed(_ change: (inout Reply) -> Void) -> Reply {
        var reply = self
        change(&reply)
        return reply
    }
}

extension Reply {
    /// A good document. With an entity tag or a date, a request that has the same gets 304.
    public static func document(
        _ text: String, type: String = "text/xml; charset=utf-8", entityTag: String? = nil, lastModified: String? = nil
    ) -> Reply {
        document(Array(text.utf8), type: type, entityTag: entityTag, lastModified: lastModified)
    }

    public static func document(
        _ bytes: [UInt8], type: String = "text/xml; charset=utf-8", entityTag: String? = nil,
        lastModified: String? = nil
    ) -> Reply {
        var reply = Reply(status: 200, headers: ["Content-Type": type], body: Body(bytes))
        reply[header: "ETag"] = entityTag
        reply[header: "Last-Modified"] = lastModified
        return reply
    }

    /// These bytes, whatever they are, and then the connection is closed.
    public static func raw(_ bytes: [UInt8]) -> Reply {
        Reply(status: 200).changed { ($0.raw, $0.ending) = (Body(bytes), .close) }
    }

    /// The same document, packed.
    public var gzipped: Reply {
        changed {
            $0.body = Body(Gzip.stored($0.body.bytes))
            $0[header: "Content-Encoding"] = "gzip"
        }
    }

    /// An error, or anything else that is no document, with a page for people.
    public static func status(_ code: Int, retryAfter: String? = nil) -> Reply {
        var reply = Reply(
            status: code, headers: ["Content-Type": "text/html"],
            body: Body(Array("<!DOCTYPE html><title>\(code)</title><h1>\(code)</h1>".utf8)))
        reply[header: "Retry-After"] = retryAfter
        return reply
    }

    public static func redirect(to location: String, status: Int = 301) -> Reply {
        Reply.status(status).changed { $0[header: "Location"] = location }
    }
}
