import HTTPTypes
import NIOCore
import Synchronization

/// A page, picture or file that went well, in each form in which it is sent.
///
/// Whole responses are made of it once and kept for a few seconds: what they say of the time that is left does not
/// change sooner. It changes at the same seconds for all pages, so that nobody sees in it when a page was first asked
/// for.
final class FinishedPage: Sendable {
    let mediaType: String
    let caching: CachePolicy
    let validity: Validity
    let body: ByteBuffer
    /// The entity tag of the bytes as they are.
    let tag: String
    /// That of their compressed form. RFC 9110, section 8.8.3.3, wants another one, since it is another
    /// representation and the tags are strong: ranges of the two must never be put together.
    let gzipTag: String
    /// Whether there is a compressed form; `Vary` says so.
    let isCompressible: Bool
    private let made = Mutex(Made())

    private struct Made {
        var gzip: ByteBuffer?
        var responses = [FinishedResponse?](repeating: nil, count: Form.count)
        var end = Int.min
    }

    /// Which of the responses.
    private struct Form {
        static let count = 8

        let isCompressed: Bool
        let isUnchanged: Bool
        let isSecure: Bool

        var index: Int { (isCompressed ? 1 : 0) + (isUnchanged ? 2 : 0) + (isSecure ? 4 : 0) }
    }

    /// - Parameter mayCompress: false for a page that holds both what an attacker can choose and what they want to
    ///   know: its length would tell (BREACH).
    init(body: ByteBuffer, mediaType: String, caching: CachePolicy, validity: Validity, mayCompress: Bool = true) {
        self.body = body
        self.mediaType = mediaType
        self.caching = caching
        self.validity = validity
        let fingerprint = body.withUnsafeReadableBytes { Fingerprint($0) }
        tag = fingerprint.entityTag
        gzipTag = "\"\(fingerprint)-gzip\""
        isCompressible = mayCompress && body.readableBytes >= Gzip.least && Gzip.shortens(mediaType)
    }

    /// Compresses now what somebody will ask for, and not while they wait.
    ///
    /// - Returns: how many bytes the page takes in memory, in all its forms, with what it takes itself.
    func prepare(level: Int32 = FinishedPage.level) -> Int {
        made.withLock { made in
            if isCompressible, made.gzip == nil { made.gzip = Gzip.compressed(body, level: level) }
            // What is allocated and not what is filled: buffers have powers of two, up to twice what is in them.
            return body.storageCapacity + (made.gzip?.storageCapacity ?? 0) + Self.overhead
        }
    }

    /// What fits a request for the whole of it: 200, or 304 if they have it.
    func response(to request: SiteRequest, isSecure: Bool, at now: Int) -> FinishedResponse {
        let wantsGzip = isCompressible && AcceptEncoding(request.acceptEncoding).prefersGzip
        let isUnchanged = request.ifNoneMatch.map { EntityTags($0).contains(wantsGzip ? gzipTag : tag) } ?? false
        return made.withLock { made in
            if made.end <= now || made.end > now + Self.freshness {
                made.end = Validity.next(Self.freshness, after: now)
                made.responses = [FinishedResponse?](repeating: nil, count: Form.count)
            }
            if wantsGzip, made.gzip == nil { made.gzip = Gzip.compressed(body, level: Self.level) }
            let form = Form(
                isCompressed: wantsGzip && made.gzip != nil, isUnchanged: isUnchanged, isSecure: isSecure)
            if let response = made.responses[form.index] { return response }
            let response = makeResponse(form, form.isCompressed ? made.gzip ?? body : body, until: made.end)
            made.responses[form.index] = response
            return response
        }
    }

    /// The headers that all representations of it have.
    ///
    /// - Parameter moment: until when they may be sent.
    func headers(isSecure: Bool, until moment: Int) -> HTTPFields {
        var headers = Headers.security(isSecure: isSecure)
        headers[.cacheControl] = caching.header(secondsLeft: validity == .always ? 0 : max(0, validity.end - moment))
        let varies = (caching.isPersonal ? ["Cookie"] : []) + (isCompressible ? ["Accept-Encoding"] : [])
        if !varies.isEmpty { headers[.vary] = varies.joined(separator: ", ") }
        if takesRanges { headers[.acceptRanges] = "bytes" }
        return headers
    }

    /// Pages are short, and other ones tomorrow; whoever wants a part of a file or picture may have it.
    var takesRanges: Bool { caching == .immutable || caching == .day || mediaType.hasPrefix("image/") }

    private func makeResponse(_ form: Form, _ bytes: ByteBuffer, until moment: Int) -> FinishedResponse {
        var headers = headers(isSecure: form.isSecure, until: moment)
        headers[.eTag] = form.isCompressed ? gzipTag : tag
        // RFC 9110, section 15.4.5: of what describes the content, only what a cache needs.
        if form.isUnchanged { return FinishedResponse(status: .notModified, headers: headers, body: ByteBuffer()) }
        headers[.contentType] = mediaType
        if form.isCompressed { headers[.contentEncoding] = "gzip" }
        headers[.contentLength] = String(bytes.readableBytes)
        return FinishedResponse(status: .ok, headers: headers, body: bytes)
    }

    /// How often responses are made anew, in seconds: so much less than they could is what they
    /// say of how long the page is right.
    private static let freshness = 10
    /// For its responses and the cache's own record: so many bytes are not looked up each time.
    private static let overhead = 4096
    static let level: Int32 = 6
    /// For files, which are compressed once.
    static let smallest: Int32 = 9
}
