import NIOCore

/// A request as the server received it.
public struct ReceivedRequest: Sendable {
    public struct Header: Hashable, Sendable {
        public var name: String
        public var value: String
    }

    public var method: String
    /// The path and the query.
    public var target: String
    public var headers: [Header]
    public var body: [UInt8]
    /// The number of the connection that carried the request, counted from 1.
    public var connection: Int

    public var path: String { String(target.prefix { $0 != "?" }) }

    /// The value of the first header with a name; ignores case.
    public subscript(header name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}

extension ReceivedRequest {
    /// Takes the first request out of the received bytes. Nil if it is incomplete. A body needs a Content-Length.
    init?(from received: inout ByteBuffer, connection: Int) {
        let bytes = received.readableBytesView
        guard let end = bytes.indices.first(where: { bytes[$0...].starts(with: Array("\r\n\r\n".utf8)) }) else {
            return nil
        }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n")
        let parts = (lines.first ?? "").split(separator: " ")
        self.init(
            method: String(parts.first ?? ""), target: parts.count > 1 ? String(parts[1]) : "",
            headers: lines.dropFirst().map { line in
                let name = line.prefix { $0 != ":" }
                let value = line.dropFirst(name.count + 1).drop { $0 == " " }
                return Header(name: String(name), value: String(value))
            },
            body: [], connection: connection)
        let length = self[header: "Content-Length"].flatMap { Int($0) } ?? 0
        guard bytes[end...].count >= length + 4 else { return nil }
        received.moveReaderIndex(forwardBy: bytes[..<end].count + 4)
        body = received.readBytes(length: length) ?? []
    }
}
