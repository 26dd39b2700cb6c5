import HTTPMessages
import NIOCore

/// The head of a response on a connection (RFC 9112, sections 4 and 5): the response's own fields, those that every
/// response has, and those that differ each time.
///
/// It tells neither how long the response took nor whether the page was cached: that would reveal to a visitor what
/// others have requested. The access log has both.
enum ResponseHead {
    enum Connection {
        case kept, keptAndSaid, closed
    }

    /// - Parameters:
    ///   - common: the lines of the fields that every response has.
    ///   - isChunked: whether the body is sent in chunks, because its length is not known yet.
    ///   - date: the line of the field `Date`.
    static func buffer(
        _ response: Response, common: ByteBuffer, isChunked: Bool = false, date: ByteBuffer, id: RequestID,
        connection: Connection
    ) -> ByteBuffer {
        let length = response.head.readableBytes + common.readableBytes + 192
        var buffer = ByteBufferAllocator().buffer(capacity: length)
        buffer.writeImmutableBuffer(response.head)
        buffer.writeImmutableBuffer(common)
        if isChunked { buffer.writeStaticString("Transfer-Encoding: chunked\r\n") }
        buffer.writeImmutableBuffer(date)
        buffer.writeStaticString("X-Request-Id: ")
        id.write(into: &buffer)
        switch connection {
        case .kept: buffer.writeStaticString("\r\n\r\n")
        case .keptAndSaid: buffer.writeStaticString("\r\nConnection: keep-alive\r\n\r\n")
        case .closed: buffer.writeStaticString("\r\nConnection: close\r\n\r\n")
        }
        return buffer
    }
}
