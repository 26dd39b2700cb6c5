import Almanac
import HTTPTypes
import Layout
public import Logging
import NIOCore
public import VIPER

/// The whole site as a function from a request to a response; whatever server there is calls it.
public struct Site: Sendable {
    let files: StaticFiles
    let visits: any Visiting
    let errors: ErrorPages
    let configuration: Configuration
    let hosts: KnownHosts
    let pages: PageCache
    let flights = Flights()
    let patience: Duration
    let logger: Logger

    /// - Parameter patience: how long a page may take before its beginning goes out with its loading state.
    public init(
        services: SiteServices, configuration: Configuration = Configuration(),
        patience: Duration = Patience.current, logger: Logger
    ) {
        let files = StaticFiles(credits: Credits(services.origins))
        self.init(
            files: files, visits: Routes(services: services, assets: files.assets), configuration: configuration,
            patience: patience, logger: logger)
    }

    init(
        files: StaticFiles, visits: any Visiting, configuration: Configuration = Configuration(),
        patience: Duration = .seconds(60), logger: Logger
    ) {
        self.files = files
        self.visits = visits
        self.configuration = configuration
        self.patience = patience
        self.logger = logger
        hosts = KnownHosts(configuration)
        pages = PageCache(limit: configuration.pageCacheLimit)
        errors = ErrorPages(assets: files.assets)
    }

    /// The response to a request for a finished page or a file; nil where `respond(to:)` has to be asked. Waits for
    /// nothing and costs next to nothing: made for an event loop.
    ///
    /// The body is the one of GET also where HEAD was asked: whoever sends it leaves it out.
    public func finished(_ request: SiteRequest) -> FinishedResponse? {
        guard request.isReading, request.range == nil, request.ifMatch == nil, hosts.contains(request.host)
        else { return nil }
        let now = configuration.now()
        let page = pages.page(at: request.target, revision: configuration.revision(), now: now)
        return (page ?? files.page(at: request.target))?
            .response(to: request, isSecure: isSecure(request), at: now)
    }

    /// Answers a request. Never throws: what goes wrong becomes a page.
    ///
    /// - Parameter executor: where pages are made; nil for the threads that Swift has for tasks.
    public func respond(to request: SiteRequest, on executor: (any TaskExecutor)? = nil) async -> SiteResponse {
        let request = request.inOriginForm
        if let finished = finished(request) {
            var response = SiteResponse(finished)
            response.isHit = true
            return response
        }
        var response = await answer(request, on: executor)
        if isSecure(request) { response.headers[.strictTransportSecurity] = Headers.strictTransport }
        // Said here, since an answer to HEAD has the length of the body it leaves out (RFC 9110, section 9.3.2). That
        // of one that is still to come is not known.
        if response.rest == nil, response.status != .notModified, response.status != .noContent {
            response.headers[.contentLength] = String(response.body.readableBytes)
        }
        return response
    }

    /// What finished pages there are, and what came of them.
    public var pageCacheStatistics: PageCacheStatistics { pages.statistics }

    /// An operator who says that the site's address is https has a proxy that sees to it.
    func isSecure(_ request: SiteRequest) -> Bool {
        request.isSecure || configuration.publicAddress?.isSecure == true
    }

    private func answer(_ request: SiteRequest, on executor: (any TaskExecutor)?) async -> SiteResponse {
        guard hosts.contains(request.host) else {
            return request.host == nil ? errors.noHost() : errors.misdirected()
        }
        if request.method == .options, request.target.matches("*") { return Self.options(Self.reading) }
        let address: Address
        do {
            address = try Address(target: request.target.description)
        } catch {
            return errors.response(to: error)
        }
        if let file = files.page(at: address.segments) {
            return offering(Self.reading, to: request) ?? response(file, to: request)
        }
        let place: Place
        do {
            place = try Place(address)
        } catch {
            return errors.response(to: error, at: address)
        }
        let allowed = takesForms(place) ? [.get, .head, .post, .options] : Self.reading
        if let response = offering(allowed, to: request) { return response }
        if request.isReading {
            if let redirect = canonicalRedirect(request, address, place) { return redirect }
            return await answer(request, at: place, on: executor)
        }
        return await answer(form: request, at: place)
    }

    private static let reading: [HTTPRequest.Method] = [.get, .head, .options]

    /// The places that a form is sent to.
    private func takesForms(_ place: Place) -> Bool {
        switch place {
        case .options: true
        case .countries(.browse(_, let ticket)): ticket.isAnsweredByForm
        default: false
        }
    }

    /// The answer to a method that is refused, or that asks which are not; nil for all others.
    private func offering(_ allowed: [HTTPRequest.Method], to request: SiteRequest) -> SiteResponse? {
        guard allowed.contains(request.method) else {
            return errors.methodNotAllowed(request.method, allowed: allowed)
        }
        return request.method == .options ? Self.options(allowed) : nil
    }
}
