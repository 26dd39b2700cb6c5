import HTTPMessages
import HTTPTypes
import NIOCore
import Support

/// A request and its response so far. A class, because it is read in many places and passed on very often.
final class OpenExchange {
    /// Nil if the head could not be parsed.
    var request: Request?
    let isOld: Bool
    let id: RequestID
    /// The trace context for the work of the request; nil if it belongs to no trace.
    let trace: TraceContext?
    /// The span of the proxy that passed the request on; nil if the trace begins here.
    let parent: TraceContext.SpanID?
    let begun: NIODeadline
    /// The address of the visitor; nil if it is not known.
    let client: IPAddress?
    /// Nil until the head of the response is written.
    var status: HTTPResponse.Status?
    /// The number of bytes of the response's body that have been written.
    var bytes = 0
    var cache = AccessLine.Cache.none
    /// Why the server itself rejected the request; nil if it did not.
    var fault: RequestFault?
    /// Whether the line of a request that could not be parsed begins with HEAD.
    private let isUnreadHead: Bool
    private var body: [UInt8] = []
    private var isBodyTooLong = false

    init(
        request: Request?, isOld: Bool = false, id: RequestID, trace: TraceContext? = nil,
        parent: TraceContext.SpanID? = nil, client: IPAddress?, isUnreadHead: Bool = false
    ) {
        self.request = request
        self.isOld = isOld
        self.id = id
        self.trace = trace
        self.parent = parent
        self.client = client
        self.isUnreadHead = isUnreadHead
        begun = .now()
    }

    /// Whether the response has no body (RFC 9110, section 9.3.2).
    var isHead: Bool { request.map { $0.method == .head } ?? isUnreadHead }
    var method: String { request?.method.rawValue ?? "-" }
    var target: RequestTarget { request?.target ?? "-" }

    func take(_ part: ByteBuffer) {
        guard !isBodyTooLong else { return }
        guard body.count + part.readableBytes <= Request.longestBody else { return dropBody() }
        body.append(contentsOf: part.readableBytesView)
    }

    func dropBody() {
        isBodyTooLong = true
        body = []
    }

    /// The request with its body.
    func completed() -> Request? {
        if isBodyTooLong { request?.body = .tooLong } else if !body.isEmpty { request?.body = .complete(body) }
        return request
    }
}
