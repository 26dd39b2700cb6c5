import Almanac
import HTTPMessages
import HTTPTypes
import NIOCore
import Support

extension FinishedPage {
    /// The part of a page or file that a request asks for.
    enum Portion {
        case whole
        /// The response with the part: 206.
        case part(Response)
        /// A part that begins after the end of the whole, whose length is given in bytes.
        case beyondEnd(of: Int)
    }

    /// Whether `If-Match` names the current version (RFC 9110, section 13.1.1). The tags of both representations match,
    /// because they are the same page.
    ///
    /// `If-Unmodified-Since` is ignored, as section 13.1.4 requires for a resource without a modification date.
    func matches(_ ifMatch: HeaderValue) -> Bool {
        let tags = EntityTags(ifMatch)
        return tags.contains(tag, strongly: true) || tags.contains(gzipTag, strongly: true)
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
