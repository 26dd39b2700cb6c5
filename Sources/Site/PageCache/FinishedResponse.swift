public import HTTPTypes
public import NIOCore

/// A response that needs nothing more than to be sent; made once for many requests.
///
/// `Date` is not in it, nor what belongs to one request or connection: those lines are the server's to add.
public final class FinishedResponse: Sendable {
    public let status: HTTPResponse.Status
    /// All fields, `Content-Length` too.
    public let headers: HTTPFields
    /// Status line and fields as they are sent in HTTP/1.1, each line with its end, without the empty line after them.
    public let head: ByteBuffer
    /// What follows the head in an answer to GET; an answer to HEAD leaves it out.
    public let body: ByteBuffer

    init(status: HTTPResponse.Status, headers: HTTPFields, body: ByteBuffer) {
        self.status = status
        self.headers = headers
        self.body = body
        var head = ByteBuffer()
        head.reserveCapacity(1536)
        head.writeString("HTTP/1.1 \(status.code) \(status.reasonPhrase)\r\n")
        for field in headers {
            head.writeString(field.name.rawName)
            head.writeString(": ")
            head.writeString(field.value)
            head.writeString("\r\n")
        }
        self.head = head
    }
}
