import Almanac
import HTML
import HTTPTypes
import Layout
public import Logging
public import VIPER

/// The whole site as a function from a request to a response; whatever server there is calls it.
public struct Site: Sendable {
    private let files: StaticFiles
    private let visits: any Visiting
    private let errors: ErrorPages
    private let patience: Duration
    private let logger: Logger

    /// - Parameter patience: how long a page may take before its beginning goes out with its loading state.
    public init(services: SiteServices, patience: Duration = Patience.current, logger: Logger) {
        let files = StaticFiles()
        self.init(
            files: files, visits: Routes(services: services, assets: files.assets), patience: patience, logger: logger)
    }

    init(files: StaticFiles, visits: any Visiting, patience: Duration = .seconds(60), logger: Logger) {
        self.files = files
        self.patience = patience
        self.visits = visits
        self.logger = logger
        errors = ErrorPages(assets: files.assets)
    }

    /// Answers a request. Never throws: what goes wrong becomes a page.
    public func respond(to request: SiteRequest) async -> SiteResponse {
        let response = await answer(request)
        guard response.status == .ok, let given = request.ifNoneMatch, let tag = response.headers[.eTag],
            EntityTags(given).contains(tag)
        else { return response }
        var headers = response.headers
        headers[.contentType] = nil
        return SiteResponse(status: .notModified, headers: headers)
    }

    private func answer(_ request: SiteRequest) async -> SiteResponse {
        let address: Address
        do {
            address = try Address(target: request.target)
        } catch {
            return errors.response(to: error)
        }
        if let file = files.response(at: address.segments) {
            return isReading(request) ? file : errors.methodNotAllowed(request.method, allowed: Self.reading)
        }
        let place: Place
        do {
            place = try Place(address)
        } catch {
            return errors.response(to: error, at: address)
        }
        if isReading(request) {
            if let redirect = canonicalRedirect(request, address, place) { return redirect }
            return await answer(Visit(place), request)
        }
        let allowed = takesForms(place) ? Self.reading + [.post] : Self.reading
        guard allowed.contains(request.method) else {
            return errors.methodNotAllowed(request.method, allowed: allowed)
        }
        return await answer(form: request, at: place)
    }

    private static let reading: [HTTPRequest.Method] = [.get, .head]

    /// The places that a form is sent to.
    private func takesForms(_ place: Place) -> Bool {
        if case .options = place { true } else { false }
    }

    private func answer(form request: SiteRequest, at place: Place) async -> SiteResponse {
        guard RequestOrigin(request: request).isOwn else { return errors.foreignForm() }
        guard case .complete(let bytes) = request.body else { return errors.formTooLong() }
        guard Form.isMediaType(request.contentType) else { return errors.notAForm() }
        return await answer(Visit(place, form: Form(urlEncoded: bytes)), request)
    }

    private func isReading(_ request: SiteRequest) -> Bool {
        Self.reading.contains(request.method)
    }

    /// A page has one address: any other spelling of its path, and any other set of query items, leads there.
    ///
    /// How a browser encodes the query's characters is not looked at: `+` and `%20` are both right there.
    private func canonicalRedirect(_ request: SiteRequest, _ address: Address, _ place: Place) -> SiteResponse? {
        let link = Link(place)
        let path = request.target.prefix { $0 != "?" }
        let isCanonical = path == link.description.prefix { $0 != "?" } && address.query == place.address.query
        return isCanonical ? nil : Self.redirect(to: link, status: .movedPermanently, caching: .day)
    }

    private func answer(_ visit: Visit<Place>, _ request: SiteRequest) async -> SiteResponse {
        do {
            let preferences = PreferencesCookie.preferences(in: request.cookie)
            let outcome = try await Patience.$current.withValue(patience) {
                try await visits.run(visit, by: preferences)
            }
            switch outcome {
            case .page(let rendering):
                return Self.response(rendering, caching: CachePolicy(visit.place))
            case .loading(let loading):
                return Self.response(loading)
            case .redirect(let link):
                return Self.redirect(to: link, status: .seeOther, caching: .never)
            case .answer(let keeping):
                return keep(keeping, request)
            }
        } catch {
            logger.error("A page failed", metadata: ["error": "\(type(of: error))"])
            return errors.internalError()
        }
    }

    private func keep(_ keeping: Keeping, _ request: SiteRequest) -> SiteResponse {
        var response = Self.redirect(to: keeping.next, status: .seeOther, caching: .personal)
        // A link may choose a country too: one on somebody else's page chooses none.
        if !RequestOrigin(request: request).isForeign {
            response.headers[.setCookie] = PreferencesCookie.header(
                keeping: keeping.preferences, isSecure: request.isSecure)
        }
        return response
    }
}

extension Site {
    /// A finished page with the headers that belong to its status.
    static func response(_ rendering: Rendering, caching: CachePolicy) -> SiteResponse {
        var headers = Headers.security
        headers[.contentType] = rendering.mediaType
        headers[.cacheControl] = (rendering.status == .ok ? caching : .never).rawValue
        if caching.isPersonal { headers[.vary] = "Cookie" }
        if rendering.status == .ok { headers[.eTag] = Fingerprint(rendering.bytes).entityTag }
        switch rendering.status {
        case .unavailable(let retryAfter):
            headers[.retryAfter] = String(max(1, retryAfter?.components.seconds ?? 60))
        case .methodNotAllowed(let allowed):
            headers[.allow] = allowed.joined(separator: ", ")
        default: break
        }
        return SiteResponse(
            status: HTTPResponse.Status(code: rendering.status.code), headers: headers, body: rendering.bytes)
    }

    /// A page that comes in two parts. Its status has to be decided before it is known how it ends, so nobody
    /// may keep it; nor may a proxy hold the beginning back until the rest is there.
    static func response(_ loading: Loading) -> SiteResponse {
        var headers = Headers.security
        headers[.contentType] = loading.mediaType
        headers[.cacheControl] = CachePolicy.never.rawValue
        headers.append(contentsOf: Headers.unbuffered)
        var response = SiteResponse(status: .ok, headers: headers, body: loading.opening)
        response.rest = loading.rest
        return response
    }

    static func redirect(
        to link: Link, status: HTTPResponse.Status, caching: CachePolicy
    ) -> SiteResponse {
        var headers = Headers.security
        headers[.location] = link.description
        headers[.cacheControl] = caching.rawValue
        return SiteResponse(status: status, headers: headers)
    }
}
