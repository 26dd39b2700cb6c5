import HTML
import HTTPTypes
import Support
import VIPER

extension Site {
    /// The response with a page or file: all of it, a part of it, 304, or an error.
    func response(_ page: FinishedPage, to request: SiteRequest) -> SiteResponse {
        // RFC 9110, section 13.2.2: `If-Match` precedes all other conditions.
        if let versions = request.ifMatch, !page.matches(versions) { return errors.preconditionFailed() }
        let now = configuration.now()
        let whole = SiteResponse(page.response(to: request, isSecure: isSecure(request), at: now))
        guard whole.status == .ok else { return whole }
        return switch page.portion(request, isSecure: isSecure(request), at: now) {
        case .whole: whole
        case .part(let part): part
        case .beyondEnd(let length): errors.rangeNotSatisfiable(length: length)
        }
    }

    /// The response with a page whose status is not 200, and the headers that belong to that status.
    ///
    /// - Parameter caching: `.personal` for a page that shows what a visitor sent.
    static func response(_ rendering: Rendering, caching: CachePolicy = .never) -> SiteResponse {
        var headers = headers(caching)
        headers[.contentType] = rendering.mediaType
        switch rendering.status {
        case .badGateway, .gatewayTimeout:
            headers[.retryAfter] = "60"
        case .unavailable(let retryAfter):
            headers[.retryAfter] = String(max(1, retryAfter?.components.seconds ?? 60))
        case .methodNotAllowed(let allowed):
            headers[.allow] = allowed.joined(separator: ", ")
        default: break
        }
        return SiteResponse(
            status: HTTPResponse.Status(code: rendering.status.code), headers: headers, body: rendering.bytes)
    }

    /// The response with a page that is sent in two parts. Its status is sent before its outcome is known, so it must
    /// not be cached; and a proxy must not buffer its first part until the rest arrives.
    static func response(_ loading: Loading) -> SiteResponse {
        var headers = Headers.security
        headers[.contentType] = loading.mediaType
        headers[.cacheControl] = CachePolicy.never.header()
        headers.append(contentsOf: Headers.unbuffered)
        var response = SiteResponse(status: .ok, headers: headers, body: loading.opening)
        response.rest = loading.rest
        return response
    }

    static func redirect(to link: Link, status: HTTPResponse.Status, caching: CachePolicy) -> SiteResponse {
        var headers = headers(caching)
        headers[.location] = link.description
        return SiteResponse(status: status, headers: headers)
    }

    private static func headers(_ caching: CachePolicy) -> HTTPFields {
        var headers = Headers.security
        headers[.cacheControl] = caching.header()
        if caching.isPersonal { headers[.vary] = "Cookie" }
        return headers
    }

    /// The response to OPTIONS (RFC 9110, section 9.3.7).
    static func options(_ allowed: [HTTPRequest.Method]) -> SiteResponse {
        var headers = Headers.security
        headers[.allow] = allowed.map(\.rawValue).joined(separator: ", ")
        headers[.cacheControl] = CachePolicy.never.header()
        return SiteResponse(status: .noContent, headers: headers)
    }
}
