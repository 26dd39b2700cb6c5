import HTTPMessages
import HTTPTypes
import NIOCore
import Synchronization

/// A page or file with status 200, in every form in which it is sent.
///
/// Its responses are made once and reused for a few seconds, until the remaining lifetime that they state changes. It
/// changes at the same seconds for all pages, so that it does not reveal when a page was first requested.
final class FinishedPage: Sendable {
    let mediaType: String
    /// The fields that describe the page; nil if there are none.
    let description: HTTPFields?
    let audience: Audience
    let caching: CachePolicy
    let validity: Validity
    /// When the content last changed, in seconds since 1970; nil if that is not known.
    let lastModified: Int?
    let body: ByteBuffer
    /// The entity tag of the uncompressed bytes.
    let tag: String
    /// The entity tag of the compressed bytes. It differs because they are another representation and both tags are
    /// strong (RFC 9110, section 8.8.3.3): ranges of the two must never be combined.
    let gzipTag: String
    /// Whether there is a compressed form, which `Vary` then states.
    let isCompressible: Bool
    private let made = Mutex(Made())

    private struct Made {
        var gzip: ByteBuffer?
        var responses = [Response?](repeating: nil, count: Form.count)
        var end = Int.min
    }

    /// Selects one of the responses.
    private struct Form {
        static let count = 4

        let isCompressed: Bool
        let isUnchanged: Bool

        var index: Int { (isCompressed ? 1 : 0) + (isUnchanged ? 2 : 0) }
    }

    /// - Parameters:
    ///   - lastModified: what `description` states too.
    ///   - mayCompress: false for a page that contains both text that an attacker can choose and a secret that they want
    ///     to learn: the compressed length would reveal it (BREACH).
    init(
        body: ByteBuffer, mediaType: String, description: HTTPFields? = nil, audience: Audience = .people,
        caching: CachePolicy, validity: Validity, lastModified: Int? = nil, mayCompress: Bool = true
    ) {
        self.body = body
        self.mediaType = mediaType
        self.description = description
        self.audience = audience
        self.caching = caching
        self.validity = validity
        self.lastModified = lastModified
        let fingerprint = body.withUnsafeReadableBytes { Fingerprint($0) }
        tag = fingerprint.entityTag
        gzipTag = "\"\(fingerprint)-gzip\""
        isCompressible = mayCompress && body.readableBytes >= Gzip.least && Gzip.shortens(mediaType)
    }

    /// Compresses the page in advance, so that no request has to wait for it.
    ///
    /// - Parameter level: 1 (fast) to 9 (small).
    /// - Returns: the size of the page in memory, in bytes, with all its forms and its own overhead.
    func prepare(level: Int32 = FinishedPage.level) -> Int {
        made.withLock { made in
            if isCompressible, made.gzip == nil { made.gzip = Gzip.compressed(body, level: level) }
            // The allocated size, not the used size: a buffer's capacity is a power of two, up to twice its content.
            return body.storageCapacity + (made.gzip?.storageCapacity ?? 0) + Self.overhead
        }
    }

    /// The response to a request for the whole page: 200, or 304 if the client has the current version.
    func response(to request: Request, at now: Int) -> Response {
        let wantsGzip = isCompressible && AcceptEncoding(request.acceptEncoding).prefersGzip
        let isUnchanged =
            request.ifNoneMatch.map { EntityTags($0).contains(wantsGzip ? gzipTag : tag) }
            ?? isUnchanged(since: request.ifModifiedSince, now)
        return made.withLock { made in
            if made.end <= now || made.end > now + Self.freshness {
                made.end = Validity.next(Self.freshness, after: now)
                made.responses = [Response?](repeating: nil, count: Form.count)
            }
            if wantsGzip, made.gzip == nil { made.gzip = Gzip.compressed(body, level: Self.level) }
            let form = Form(isCompressed: wantsGzip && made.gzip != nil, isUnchanged: isUnchanged)
            if let response = made.responses[form.index] { return response }
            let response = makeResponse(form, form.isCompressed ? made.gzip ?? body : body, until: made.end)
            made.responses[form.index] = response
            return response
        }
    }

    /// The headers that all representations of the page share.
    ///
    /// - Parameter moment: the last moment at which they may be sent, in seconds since 1970.
    func headers(until moment: Int) -> HTTPFields {
        var headers = HTTPFields()
        headers[.cacheControl] = caching.header(secondsLeft: validity == .always ? 0 : max(0, validity.end - moment))
        let varies = (caching.isPersonal ? ["Cookie"] : []) + (isCompressible ? ["Accept-Encoding"] : [])
        if !varies.isEmpty { headers[.vary] = varies.joined(separator: ", ") }
        if takesRanges { headers[.acceptRanges] = "bytes" }
        headers.append(audience.fields)
        return headers
    }

    /// Whether parts of it can be requested. True for files and pictures; pages are short and change every day.
    var takesRanges: Bool { caching == .immutable || caching == .day || mediaType.hasPrefix("image/") }

    private func makeResponse(_ form: Form, _ bytes: ByteBuffer, until moment: Int) -> Response {
        var headers = headers(until: moment)
        headers[.eTag] = form.isCompressed ? gzipTag : tag
        // RFC 9110, section 15.4.5: 304 carries only the metadata that a cache needs.
        if form.isUnchanged { return Response(status: .notModified, headers: headers) }
        headers[.contentType] = mediaType
        headers.append(description)
        if form.isCompressed { headers[.contentEncoding] = "gzip" }
        return Response(status: .ok, headers: headers, body: bytes)
    }

    /// The interval at which responses are renewed, in seconds. The lifetime that they state is up to this much shorter
    /// than the real one.
    private static let freshness = 10
    /// An estimate of the memory for the responses and the cache entry, in bytes. They are not measured.
    private static let overhead = 4096
    /// zlib's default level.
    static let level: Int32 = 6
    /// The level for files, which are compressed only once.
    static let smallest: Int32 = 9
}
