import AlmanacValues
import HTML
import HTTPMessages
import HTTPTypes
import NIOCore
import VIPER

extension Response {
    /// The response with a page whose status is not 200, and the headers that belong to that status.
    ///
    /// - Parameters:
    ///   - caching: `.personal` for a page that shows what a visitor sent.
    ///   - language: the language of the page; nil if it has none.
    convenience init(
        _ rendering: Rendering, caching: CachePolicy = .never, audience: Audience = .people, language: Language? = nil
    ) {
        var headers = Self.headers(caching)
        headers.append(audience.fields)
        headers.append(HTTPFields(rendering.headers, in: language))
        if rendering.status != .noContent { headers[.contentType] = rendering.mediaType }
        switch rendering.status {
        case .badGateway, .gatewayTimeout:
            headers[.retryAfter] = "60"
        case .unavailable(let retryAfter):
            headers[.retryAfter] = String(max(1, retryAfter?.components.seconds ?? 60))
        case .methodNotAllowed(let allowed):
            headers[.allow] = allowed.joined(separator: ", ")
        default: break
        }
        self.init(status: rendering.status.http, headers: headers, body: rendering.bytes)
    }

    /// The response with a page that is sent in two parts. A proxy must not buffer its first part until the rest arrives.
    ///
    /// Its status is sent before its outcome is known: the content may turn out to be a failure, so nobody may cache it.
    /// What caches may keep is the whole page, and that has the same bytes for every request. So a cache may give it to
    /// browsers that navigate and to programs alike, and `Vary` does not name `Sec-Fetch-Mode`.
    convenience init(
        _ opening: Opening, isPersonal: Bool, language: Language, rest: @escaping @Sendable () async -> [UInt8]
    ) {
        var headers = Self.headers(isPersonal ? .personal : .never)
        headers[.contentType] = opening.mediaType
        headers[.contentLanguage] = language.facts.tag
        headers.append(contentsOf: Headers.unbuffered)
        self.init(status: .ok, headers: headers, body: ByteBuffer(bytes: opening.bytes), rest: rest)
    }

    /// - Parameters:
    ///   - language: that of the page to which it leads.
    ///   - cookies: values of `Set-Cookie`.
    static func redirect(
        to link: Link, in language: PageLanguage, status: HTTPResponse.Status, caching: CachePolicy,
        audience: Audience = .people,
        cookies: [String] = []
    ) -> Response {
        var headers = Self.headers(caching)
        // A script may follow the redirect only if it may read that too.
        headers.append(audience.fields)
        headers[.location] = link.address(in: language)
        for cookie in cookies { headers.append(HTTPField(name: .setCookie, value: cookie)) }
        return Response(status: status, headers: headers)
    }

    private static func headers(_ caching: CachePolicy) -> HTTPFields {
        var headers: HTTPFields = [.cacheControl: caching.header()]
        if !caching.vary.isEmpty { headers[.vary] = caching.vary.joined(separator: ", ") }
        return headers
    }

    /// The response to OPTIONS (RFC 9110, section 9.3.7).
    static func options(_ allowed: [HTTPRequest.Method], for audience: Audience = .people) -> Response {
        var headers = Self.headers(.never)
        headers.append(audience.fields)
        headers.append(audience.preflightFields)
        headers[.allow] = allowed.map(\.rawValue).joined(separator: ", ")
        return Response(status: .noContent, headers: headers)
    }
}

extension Status {
    /// The status of HTTP, with its reason phrase.
    fileprivate var http: HTTPResponse.Status {
        switch self {
        case .ok: .ok
        case .noContent: .noContent
        case .badRequest: .badRequest
        case .forbidden: .forbidden
        case .notFound: .notFound
        case .methodNotAllowed: .methodNotAllowed
        case .contentTooLarge: .contentTooLarge
        case .unsupportedMediaType: .unsupportedMediaType
        case .misdirectedRequest: .misdirectedRequest
        case .unprocessableContent: .unprocessableContent
        case .internalError: .internalServerError
        case .badGateway: .badGateway
        case .unavailable: .serviceUnavailable
        case .gatewayTimeout: .gatewayTimeout
        }
    }
}
