import HTTPMessages
public import HTTPTypes
import NIOCore
import VIPER

/// What happened during a visit: the calls between the parts of its module, and the response.
public struct VisitTrace: Sendable, CustomStringConvertible {
    private let address: String
    private let response: Response
    /// Nil if no module was asked.
    private let calls: TraceRecord?

    init(address: String, response: Response, calls: TraceRecord?) {
        self.address = address
        self.response = response
        self.calls = calls
    }

    /// The status of the response.
    public var status: HTTPResponse.Status { response.status }

    /// Where the response redirects to; nil if it does not.
    public var location: String? { response.headers[.location] }

    /// "404 Not Found", "303 See Other: /options"
    public var summary: String {
        let end = location.map { ": \(TraceText.printable($0))" } ?? ""
        return "\(status.code) \(status.reasonPhrase)\(end)"
    }

    /// The whole trace as lines of at most `TraceText.width` columns.
    public var description: String {
        let media = response.headers[.contentType].map { ", \($0)" } ?? ""
        return """
            \(TraceText.printable(address))

            \(calls.map { TraceText($0).description } ?? "No module is asked for this address.")

            \(summary)\(media), \(TraceText.grouped(response.body.readableBytes)) bytes
            """
    }
}
