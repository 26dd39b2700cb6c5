import Almanac
import HTTPTypes
import NIOCore

extension FinishedPage {
    /// How much of a page or file a request wants.
    enum Portion {
        case whole
        /// The response with it: 206.
        case part(SiteResponse)
        /// What lies beyond the end of the whole, which has so many bytes.
        case beyondEnd(of: Int)
    }

    /// Whether a version that a request names in `If-Match` is the current one (RFC 9110, section 13.1.1). Either form
    /// of it will do: they are the same page.
    ///
    /// `If-Unmodified-Since` is ignored, as section 13.1.4 has it for what has no date of its last change.
    func matches(_ ifMatch: HeaderValue) -> Bool {
        let tags = EntityTags(ifMatch)
        return tags.contains(tag, strongly: true) || tags.contains(gzipTag, strongly: true)
    }

    /// Parts are of the bytes as they are, never of the compressed ones: pieces of those are of use to nobody alone.
    func portion(_ request: SiteRequest, isSecure: Bool, at now: Int) -> Portion {
        // RFC 9110, section 14.2: of GET only.
        guard takesRanges, request.method == .get, let range = request.range else { return .whole }
        // Section 13.1.5: compared strongly. What is a date is no tag of ours.
        if let tag = request.ifRange, !tag.matches(self.tag) { return .whole }
        switch ByteRange(range, length: body.readableBytes) {
        case .none: return .whole
        case .unsatisfiable: return .beyondEnd(of: body.readableBytes)
        case .part(let bytes):
            guard let part = body.getSlice(at: body.readerIndex + bytes.lowerBound, length: bytes.count)
            else { return .whole }
            var headers = headers(isSecure: isSecure, until: now)
            headers[.eTag] = tag
            headers[.contentType] = mediaType
            headers[.contentRange] = "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(body.readableBytes)"
            return .part(SiteResponse(status: .partialContent, headers: headers, body: part))
        }
    }
}
