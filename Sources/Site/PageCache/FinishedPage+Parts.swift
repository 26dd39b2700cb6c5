import Almanac
import HTTPTypes
import NIOCore

extension FinishedPage {
    /// The part that a request asks for: 206, or 416 where there is none; nil where the whole is due.
    ///
    /// Parts are of the bytes as they are, never of the compressed ones: pieces of those are of use to nobody alone.
    func part(_ request: SiteRequest, isSecure: Bool, at now: Int) -> SiteResponse? {
        // RFC 9110, section 14.2: of GET only.
        guard takesRanges, request.method == .get, let range = request.range else { return nil }
        // Section 13.1.5: compared strongly. What is a date is no tag of ours.
        if let tag = request.ifRange, !tag.matches(self.tag) { return nil }
        var headers = headers(isSecure: isSecure, until: now)
        switch ByteRange(range, length: body.readableBytes) {
        case .none: return nil
        case .unsatisfiable:
            headers[.cacheControl] = CachePolicy.never.header()
            headers[.contentRange] = "bytes */\(body.readableBytes)"
            return SiteResponse(status: .rangeNotSatisfiable, headers: headers)
        case .part(let bytes):
            guard let part = body.getSlice(at: body.readerIndex + bytes.lowerBound, length: bytes.count)
            else { return nil }
            headers[.eTag] = tag
            headers[.contentType] = mediaType
            headers[.contentRange] = "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(body.readableBytes)"
            return SiteResponse(status: .partialContent, headers: headers, body: part)
        }
    }
}
