import HTTPTypes
import NIOCore
import NIOHTTP1

/// Writes the head of a response (RFC 9112, sections 4 and 5).
enum ResponseHead {
    /// How a response delimits its body.
    enum Framing: Equatable {
        /// `Content-Length`, in bytes.
        case length(Int)
        /// Chunked, because the length is not known yet.
        case chunked
        /// Closing the connection ends the body, for HTTP/1.0.
        case close
        /// No body and no length: 204, 304, and a streamed page in response to HEAD.
        case none
    }

    /// Writes the status line and the fields; `writeEnd` has to follow. `HTTPFields` guarantees that no value contains
    /// a line break.
    static func write(
        _ status: HTTPResponse.Status, _ fields: HTTPFields, _ framing: Framing, into buffer: inout ByteBuffer
    ) {
        buffer.writeStaticString("HTTP/1.1 ")
        buffer.writeString(String(status.code))
        buffer.writeStaticString(" ")
        buffer.writeString(HTTPResponseStatus(statusCode: status.code).reasonPhrase)
        buffer.writeStaticString("\r\n")
        for field in fields where field.name != .contentLength {
            buffer.writeString(field.name.rawName)
            buffer.writeStaticString(": ")
            buffer.writeString(field.value)
            buffer.writeStaticString("\r\n")
        }
        switch framing {
        case .length(let count):
            buffer.writeStaticString("Content-Length: ")
            buffer.writeString(String(count))
            buffer.writeStaticString("\r\n")
        case .chunked:
            buffer.writeStaticString("Transfer-Encoding: chunked\r\n")
        case .close, .none:
            break
        }
    }

    /// Writes the fields that differ in every response, and the empty line.
    ///
    /// They tell neither how long the response took nor whether the page was cached: that would reveal to a visitor
    /// what others have requested. The access log has both.
    static func writeEnd(
        date: ByteBuffer, id: RequestID, connection: Connection, into buffer: inout ByteBuffer
    ) {
        buffer.writeImmutableBuffer(date)
        buffer.writeStaticString("X-Request-Id: ")
        id.write(into: &buffer)
        switch connection {
        case .kept: buffer.writeStaticString("\r\n\r\n")
        case .keptAndSaid: buffer.writeStaticString("\r\nConnection: keep-alive\r\n\r\n")
        case .closed: buffer.writeStaticString("\r\nConnection: close\r\n\r\n")
        }
    }

    enum Connection {
        case kept, keptAndSaid, closed
    }
}
