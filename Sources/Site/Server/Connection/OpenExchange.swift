import HTTPTypes
import NIOCore

/// One request and what became of it.
struct OpenExchange {
    var request: RequestHead?
    let id: RequestID
    let begun: NIODeadline
    /// What is kept of the body.
    var body: [UInt8] = []
    var isBodyTooLong = false
    /// Nil until the head of the answer is written.
    var status: HTTPResponse.Status?
    /// Of the answer's body, so far.
    var bytes = 0
    var cache = AccessLine.Cache.none

    init(request: RequestHead?, id: RequestID) {
        self.request = request
        self.id = id
        begun = .now()
    }

    mutating func take(_ part: ByteBuffer) {
        guard !isBodyTooLong else { return }
        guard body.count + part.readableBytes <= SiteRequest.longestBody else { return dropBody() }
        body.append(contentsOf: part.readableBytesView)
    }

    mutating func dropBody() {
        isBodyTooLong = true
        body = []
    }

    /// As the site takes it.
    var siteRequest: SiteRequest? {
        guard var request = request?.request else { return nil }
        request.body = isBodyTooLong ? .tooLong : .complete(body)
        return request
    }

    var isHead: Bool { request?.request.method == .head }
    var isOld: Bool { request?.isOld ?? false }
}
