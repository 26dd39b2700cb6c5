import HTTPTypes
import NIOCore

/// One request and what became of it. An object, as it is looked at in many places and passed on a great many times a
/// second.
final class OpenExchange {
    /// Nil where the head could not be read.
    var request: SiteRequest?
    let isOld: Bool
    let id: RequestID
    let begun: NIODeadline
    /// Where the visitor comes from, as far as it is known.
    let client: IPAddress?
    /// Nil until the head of the answer is written.
    var status: HTTPResponse.Status?
    /// Of the answer's body, so far.
    var bytes = 0
    var cache = AccessLine.Cache.none
    /// Why the server itself turned it away; nil where it did not.
    var fault: RequestFault?
    private var body: [UInt8] = []
    private var isBodyTooLong = false

    init(request: SiteRequest?, isOld: Bool = false, id: RequestID, client: IPAddress?) {
        self.request = request
        self.isOld = isOld
        self.id = id
        self.client = client
        begun = .now()
    }

    var isHead: Bool { request?.method == .head }
    var method: String { request?.method.rawValue ?? "-" }
    var target: String { request?.target.description ?? "-" }

    func take(_ part: ByteBuffer) {
        guard !isBodyTooLong else { return }
        guard body.count + part.readableBytes <= SiteRequest.longestBody else { return dropBody() }
        body.append(contentsOf: part.readableBytesView)
    }

    func dropBody() {
        isBodyTooLong = true
        body = []
    }

    /// The request with what came after its head.
    func completed() -> SiteRequest? {
        if isBodyTooLong { request?.body = .tooLong } else if !body.isEmpty { request?.body = .complete(body) }
        return request
    }
}
