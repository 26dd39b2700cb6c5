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
    /// Whether there may be compressed forms, which `Vary` then states.
    let isCompressible: Bool
    private let effort: Compression.Effort
    private let made = Mutex(Made())

    /// What requests have made of the page so far.
    private struct Made {
        /// The compressed forms. Each is made when a request first prefers it, since most pages are asked for in only
        /// one. Empty if it would not be shorter.
        var forms: [ContentCoding: ByteBuffer] = [:]
        /// By coding: the response with status 200, and the one with 304.
        var responses = [Response?](repeating: nil, count: 2 * ContentCoding.allCases.count)
        var end = Int.min
    }

    /// - Parameters:
    ///   - lastModified: what `description` states too.
    ///   - mayCompress: false for a page that contains both text that an attacker can choose and a secret that they want
    ///     to learn: the compressed length would reveal it (BREACH).
    ///   - effort: how long compression may take.
    init(
        body: ByteBuffer, mediaType: String, description: HTTPFields? = nil, audience: Audience = .people,
        caching: CachePolicy, validity: Validity, lastModified: Int? = nil, mayCompress: Bool = true,
        effort: Compression.Effort = .page
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
        isCompressible = mayCompress && body.readableBytes >= Compression.least && Compression.shortens(mediaType)
        self.effort = effort
    }

    /// The size of the page in memory, in bytes, with the forms that it has so far and its own overhead.
    var size: Int { made.withLock { size(of: $0) } }

    /// Returns the response to a request for the whole page: 200, or 304 if the client has the current version.
    ///
    /// - Parameter grown: called with the new size, in bytes, if this request needed a form that no other had.
    func response(to request: Request, at now: Int, grown: (Int) -> Void = { _ in }) -> Response {
        let preferred = isCompressible ? AcceptEncoding(request.acceptEncoding).preferred : .identity
        let isUnchanged = isUnchanged(for: request, as: preferred, now)
        let (response, size) = made.withLock { made in
            if made.end <= now || made.end > now + Self.freshness {
                made.end = Validity.next(freshness(at: now), after: now)
                made.responses = [Response?](repeating: nil, count: made.responses.count)
            }
            let index = 2 * preferred.rawValue + (isUnchanged ? 1 : 0)
            if let response = made.responses[index] { return (response, Int?.none) }
            let isNew = preferred != .identity && made.forms[preferred] == nil
            let form = form(preferred, in: &made)
            let response =
                form.map { makeResponse(preferred, $0, isUnchanged: isUnchanged, until: made.end) }
                ?? makeResponse(
                    .identity, body, isUnchanged: self.isUnchanged(for: request, as: .identity, now), until: made.end)
            // If the form is not shorter, whether the page is unchanged depends on the request's tags for identity.
            if form != nil { made.responses[index] = response }
            return (response, isNew && form != nil ? self.size(of: made) : nil)
        }
        if let size { grown(size) }
        return response
    }

    /// Whether the response needs a compressed form that no request had before, of a body so long that compressing it
    /// takes more than a millisecond.
    func takesWork(for request: Request) -> Bool {
        guard isCompressible, body.readableBytes > Compression.most else { return false }
        let preferred = AcceptEncoding(request.acceptEncoding).preferred
        return preferred != .identity && made.withLock { $0.forms[preferred] == nil }
    }

    /// The entity tag of a form. Each has its own, because it is another representation and all tags are strong (RFC 9110,
    /// section 8.8.3.3): ranges of two of them must never be combined.
    func tag(_ coding: ContentCoding) -> String {
        guard let name = coding.name else { return tag }
        return "\(tag.dropLast())-\(name)\""
    }

    /// Whether the client has the current version of a form.
    private func isUnchanged(for request: Request, as coding: ContentCoding, _ now: Int) -> Bool {
        request.ifNoneMatch.map { EntityTags($0).contains(tag(coding)) }
            ?? isUnchanged(since: request.ifModifiedSince, now)
    }

    /// Returns the body in a coding; nil if it would not be shorter.
    private func form(_ coding: ContentCoding, in made: inout Made) -> ByteBuffer? {
        if coding == .identity { return body }
        let form = made.forms[coding] ?? Compression.compressed(body, coding, effort) ?? ByteBuffer()
        made.forms[coding] = form
        return form.readableBytes == 0 ? nil : form
    }

    /// The allocated size, not the used size: a buffer's capacity is a power of two, up to twice its content.
    private func size(of made: Made) -> Int {
        made.forms.values.reduce(body.storageCapacity + Self.overhead) { $0 + $1.storageCapacity }
    }

    /// The headers that all representations of the page share.
    ///
    /// - Parameter moment: the last moment at which they may be sent, in seconds since 1970.
    func headers(until moment: Int) -> HTTPFields {
        var headers = HTTPFields()
        headers[.cacheControl] = caching.header(secondsLeft: validity == .always ? 0 : max(0, validity.end - moment))
        let varies = caching.vary + (isCompressible ? ["Accept-Encoding"] : [])
        if !varies.isEmpty { headers[.vary] = varies.joined(separator: ", ") }
        if takesRanges { headers[.acceptRanges] = "bytes" }
        headers.append(audience.fields)
        return headers
    }

    /// Whether parts of it can be requested. True for files and pictures; pages are short and change every day.
    var takesRanges: Bool { caching == .immutable || caching == .day || mediaType.hasPrefix("image/") }

    private func makeResponse(
        _ coding: ContentCoding, _ bytes: ByteBuffer, isUnchanged: Bool, until moment: Int
    ) -> Response {
        var headers = headers(until: moment)
        headers[.eTag] = tag(coding)
        // RFC 9110, section 15.4.5: 304 carries only the metadata that a cache needs.
        if isUnchanged { return Response(status: .notModified, headers: headers) }
        headers[.contentType] = mediaType
        headers.append(description)
        headers[.contentEncoding] = coding.name
        return Response(status: .ok, headers: headers, body: bytes)
    }

    /// The interval at which responses are renewed, in seconds. The lifetime that they state is up to this much shorter
    /// than the real one: in the last seconds they are renewed each second, so that they never claim to be stale before
    /// they are.
    private func freshness(at now: Int) -> Int { now >= validity.end - Self.freshness ? 1 : Self.freshness }

    /// The interval until the last seconds.
    private static let freshness = 10
    /// An estimate of the memory for the responses and the cache entry, in bytes. They are not measured.
    private static let overhead = 4096
}
