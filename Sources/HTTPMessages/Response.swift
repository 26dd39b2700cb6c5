public import HTTPTypes
public import NIOCore

/// A response, ready to send. It is made once and may be sent many times.
///
/// It has neither the fields that every response of the server has (`Answering.commonFields`) nor those that belong to
/// one request or connection (`Date`, `X-Request-Id`, `Connection`, `Transfer-Encoding`): the server adds those.
public final class Response: Sendable {
    public let status: HTTPResponse.Status
    /// The fields, including `Content-Length` if there is a body whose length is known.
    public let headers: HTTPFields
    /// The body of the response to GET; the response to HEAD leaves it out.
    public let body: ByteBuffer
    /// Returns the rest of the body, later; nil if the body is complete.
    public let rest: (@Sendable () async -> [UInt8])?
    /// The status line and the fields as HTTP/1.1 sends them (RFC 9112, sections 4 and 5), each line with its line break.
    package let head: ByteBuffer

    /// - Parameters:
    ///   - headers: the fields without `Content-Length`.
    ///   - body: the whole body, or its beginning if there is a `rest`.
    public init(
        status: HTTPResponse.Status, headers: HTTPFields = [:], body: ByteBuffer = ByteBuffer(),
        rest: (@Sendable () async -> [UInt8])? = nil
    ) {
        var headers = headers
        // RFC 9110, section 8.6: the response to HEAD has the length of the body that it leaves out. 204 and 304 have
        // no body, and the length of a streamed one is not known yet.
        if rest == nil, status != .noContent, status != .notModified {
            headers[.contentLength] = String(body.readableBytes)
        }
        self.status = status
        self.headers = headers
        self.body = body
        self.rest = rest
        var head = ByteBuffer()
        head.reserveCapacity(512)
        head.writeString("HTTP/1.1 \(status.code) \(status.reasonPhrase)\r\n")
        head.write(headers)
        self.head = head
    }

    public convenience init(status: HTTPResponse.Status, headers: HTTPFields = [:], body: [UInt8]) {
        self.init(status: status, headers: headers, body: ByteBuffer(bytes: body))
    }

    /// A copy of the body as an array.
    public var bytes: [UInt8] { Array(body.readableBytesView) }
}

extension ByteBuffer {
    /// Writes fields as lines. `HTTPFields` guarantees that no value contains a line break.
    package mutating func write(_ fields: HTTPFields) {
        for field in fields {
            writeString(field.name.rawName)
            writeStaticString(": ")
            writeString(field.value)
            writeStaticString("\r\n")
        }
    }
}
