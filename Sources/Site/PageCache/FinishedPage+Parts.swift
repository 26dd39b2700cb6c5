import AlmanacValues
import HTTPMessages
import HTTPTypes
import NIOCore
import Support
import VIPER

extension FinishedPage {
    /// A page that a module has made.
    ///
    /// - Parameters:
    ///   - now: in seconds since 1970. A page that claims to have changed later than that does not say when (RFC 9110,
    ///     section 8.8.2.1).
    ///   - language: the language of the page; nil if it has none.
    ///   - isUnlisted: whether search engines are asked to leave it out.
    convenience init(
        _ rendering: Rendering, at now: Int, audience: Audience, caching: CachePolicy, validity: Validity,
        language: Language?, isUnlisted: Bool = false, mayCompress: Bool
    ) {
        var headers = rendering.headers
        if let moment = headers.lastModified, moment > now { headers.lastModified = nil }
        var description = HTTPFields(headers, in: language)
        if isUnlisted { description = Headers.unlisted.adding(description) }
        self.init(
            body: ByteBuffer(bytes: rendering.bytes), mediaType: rendering.mediaType,
            description: description, audience: audience, caching: caching, validity: validity,
            lastModified: headers.lastModified, mayCompress: mayCompress)
    }

    /// The part of a page or file that a request asks for.
    enum Portion {
        case whole
        /// The response with the part: 206.
        case part(Response)
        /// A part that begins after the end of the whole, whose length is given in bytes.
        case beyondEnd(of: Int)
    }

    /// Whether `If-Match` names the current version (RFC 9110, section 13.1.1). The tags of all representations match,
    /// because they are the same page.
    func matches(_ ifMatch: HeaderValue) -> Bool {
        let tags = EntityTags(ifMatch)
        return ContentCoding.allCases.contains { tags.contains(tag($0), strongly: true) }
    }

    /// Whether the page changed after the date of `If-Unmodified-Since` (RFC 9110, section 13.1.4). False if either date is
    /// not known: then the condition is ignored. The caller asks only if there is no `If-Match`, which takes precedence.
    func isModified(since date: HeaderValue, _ now: Int) -> Bool {
        guard let lastModified, let seconds = HTTPDate.seconds(date.description, now: now) else { return false }
        return lastModified > seconds
    }

    /// Whether `If-Modified-Since` names the very second of the last change (RFC 9110, section 13.1.3). The caller asks only
    /// if there is no `If-None-Match`, which takes precedence.
    ///
    /// A later date does not match: ours say when the data were revised, not since when this server has them, so a
    /// client may have fetched an older version after that date. Clients send back the date that they received.
    func isUnchanged(since date: HeaderValue?, _ now: Int) -> Bool {
        guard let date, let lastModified else { return false }
        return HTTPDate.seconds(date.description, now: now) == lastModified
    }

    /// The part that a request asks for. Ranges apply to the uncompressed bytes: a piece of the compressed ones would
    /// be of no use alone.
    func portion(_ request: Request, at now: Int) -> Portion {
        // RFC 9110, section 14.2: ranges are defined for GET only.
        guard takesRanges, request.method == .get, let range = request.range else { return .whole }
        // Section 13.1.5: a strong comparison. A date never matches one of our tags.
        if let tag = request.ifRange, !tag.matches(self.tag) { return .whole }
        switch ByteRange(range, length: body.readableBytes) {
        case .none: return .whole
        case .unsatisfiable: return .beyondEnd(of: body.readableBytes)
        case .part(let bytes):
            guard let part = body.getSlice(at: body.readerIndex + bytes.lowerBound, length: bytes.count)
            else { return .whole }
            var headers = headers(until: now)
            headers[.eTag] = tag
            headers[.contentType] = mediaType
            headers[.contentRange] = "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(body.readableBytes)"
            return .part(Response(status: .partialContent, headers: headers, body: part))
        }
    }
}
