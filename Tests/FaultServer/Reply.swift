/// The bytes to send for a request, including faults.
public struct Reply: Sendable {
    /// What happens to the connection after the last byte.
    public enum Ending: Sendable {
        case keepAlive
        case close
        /// Resets the connection (RST).
        case reset
        /// Closes the connection without a TLS close_notify.
        case cut
        /// Sends nothing more and keeps the connection open.
        case silence
    }

    /// The announced length of the body.
    public enum Length: Hashable, Sendable {
        case right
        case wrong(by: Int)
        /// No length: the body ends with the connection.
        case none
    }

    public var status: Int
    public var headers: [ReceivedRequest.Header]
    public var body: Body
    public var length: Length = .right
    /// The maximum number of body bytes to send; nil for all.
    public var stopsAfter: Int?
    /// The time before the first byte.
    public var delay: Duration?
    /// The time before each byte of the body.
    public var pace: Duration?
    public var ending: Ending = .keepAlive
    /// Bytes to send instead of head and body.
    public var raw: Body?

    public init(status: Int, headers: [String: String] = [:], body: Body = Body()) {
        self.status = status
        self.headers = headers.sorted { $0.key < $1.key }.map { ReceivedRequest.Header(name: $0.key, value: $0.value) }
        self.body = body
    }

    /// A body generated while it is sent: a beginning, and a piece that repeats.
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
    /// A good document, with the entity tag and the date as headers. The server does not evaluate conditional requests.
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

    /// Sends these bytes unchanged, then closes the connection.
    public static func raw(_ bytes: [UInt8]) -> Reply {
        Reply(status: 200).changed { ($0.raw, $0.ending) = (Body(bytes), .close) }
    }

    /// The same document as a gzip file.
    public var gzipped: Reply {
        changed {
            $0.body = Body(Gzip.stored($0.body.bytes))
            $0[header: "Content-Encoding"] = "gzip"
        }
    }

    /// An error or another response without a document, with an HTML page as its body.
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
