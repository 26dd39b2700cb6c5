public import Almanac
import HTTPTypes
import Layout
public import Logging
import NIOCore
import Places
import Support
public import VIPER

/// The whole site, as a function from a request to a response. Independent of the server that calls it.
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

    /// - Parameter patience: how long a page may take before its opening is sent in the loading state.
    public init(
        services: Services, configuration: Configuration = Configuration(),
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

    /// Returns the response to a request for a cached page or a file; nil if the request needs `respond(to:)`. Does not
    /// block and is cheap, so it can be called on an event loop.
    ///
    /// The body is that of GET even if the request is HEAD; the sender leaves it out.
    public func finished(_ request: SiteRequest) -> FinishedResponse? {
        guard request.isReading, request.range == nil, request.ifMatch == nil, hosts.contains(request.host)
        else { return nil }
        let now = configuration.now()
        let page = pages.page(at: request.target, revision: configuration.revision(), now: now)
        return (page ?? files.page(at: request.target))?
            .response(to: request, isSecure: isSecure(request), at: now)
    }

    /// Returns the response to a request. Never throws: a failure becomes an error page.
    ///
    /// - Parameter executor: runs the tasks that make pages; nil for Swift's default executor.
    public func respond(to request: SiteRequest, on executor: (any TaskExecutor)? = nil) async -> SiteResponse {
        let request = request.inOriginForm
        if let finished = finished(request) {
            var response = SiteResponse(finished)
            response.isHit = true
            return response
        }
        var response = await answer(request, on: executor)
        if isSecure(request) { response.headers[.strictTransportSecurity] = Headers.strictTransport }
        // Set here because the response to HEAD has the length of the body that it leaves out (RFC 9110, section
        // 9.3.2). The length of a streamed body is not known yet.
        if response.rest == nil, response.status != .notModified, response.status != .noContent {
            response.headers[.contentLength] = String(response.body.readableBytes)
        }
        return response
    }

    /// The size of the page cache and its counters.
    public var pageCacheStatistics: PageCacheStatistics { pages.statistics }

    /// An operator who sets an https address has a proxy that terminates TLS, so every request counts as secure.
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
        let allowed = place.takesForms ? [.get, .head, .post, .options] : Self.reading
        if let response = offering(allowed, to: request) { return response }
        if request.isReading {
            if let redirect = canonicalRedirect(request, address, place) { return redirect }
            return await answer(request, at: place, on: executor)
        }
        return await answer(form: request, at: place)
    }

    private static let reading: [HTTPRequest.Method] = [.get, .head, .options]

    /// The response to OPTIONS or to a method that is not allowed; nil for any other request.
    private func offering(_ allowed: [HTTPRequest.Method], to request: SiteRequest) -> SiteResponse? {
        guard allowed.contains(request.method) else {
            return errors.methodNotAllowed(request.method, allowed: allowed)
        }
        return request.method == .options ? Self.options(allowed) : nil
    }
}
