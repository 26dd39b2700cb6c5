public import HTTPTypes
public import NIOCore

/// A response that is ready to send. Made once and used for many requests.
///
/// It contains neither `Date` nor fields that belong to one request or connection: the server adds those.
public final class FinishedResponse: Sendable {
    public let status: HTTPResponse.Status
    /// All fields, including `Content-Length`.
    public let headers: HTTPFields
    /// The status line and the fields as HTTP/1.1 sends them, each line with its line break, without the empty line at
    /// the end.
    public let head: ByteBuffer
    /// The body of the response to GET; the response to HEAD leaves it out.
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
