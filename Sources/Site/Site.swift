import AlmanacValues
import Assistants
import HTML
public import HTTPMessages
public import HTTPTypes
import Layout
public import Logging
import NIOCore
import Places
public import ServiceContracts
import Support
public import VIPER

/// The whole site, as a function from a request to a response. Independent of the server that calls it.
public struct Site: Answering {
    let files: StaticFiles
    /// The parts that answer in its language.
    var voice: Voice
    let voices: PerLanguage<Voice>
    let configuration: Configuration
    let hosts: KnownHosts
    let pages: PageCache
    let flights = Flights()
    let patience: Duration
    let logger: Logger

    /// - Parameter patience: how long a browser that navigates waits for a page before its opening is sent, with the
    ///   loading state.
    public init(
        services: Services, configuration: Configuration = Configuration(),
        patience: Duration = Patience.current, logger: Logger
    ) {
        var files = StaticFiles(credits: Credits(services.origins))
        for file in configuration.documentFiles { files.add(file) }
        self.init(
            files: files,
            visits: RoutedVisits(
                services: services, assets: files.assets,
                edition: Edition(
                    base: configuration.publicAddress?.description, interfaces: configuration.interfaces)),
            configuration: configuration, patience: patience, logger: logger)
    }

    init(
        files: StaticFiles, visits: any Visiting, configuration: Configuration = Configuration(),
        patience: Duration = .seconds(60), logger: Logger
    ) {
        self.files = files
        self.configuration = configuration
        self.patience = patience
        self.logger = logger
        hosts = KnownHosts(configuration.publicAddress, others: configuration.otherHosts)
        pages = PageCache(limit: configuration.pageCacheLimit)
        let assets = Self.assets(files, configuration)
        let visits = configuration.spans.map { MeasuredVisits(visits: visits, sink: $0) } ?? visits
        voice = Voice(visits, showing: assets)
        voices = PerLanguage { Voice(visits, showing: assets.speaking($0)) }
    }

    /// What the frame of every page in English needs.
    private static func assets(_ files: StaticFiles, _ configuration: Configuration) -> Assets {
        var assets = files.assets
        assets.languages = configuration.languages
        assets.base = configuration.publicAddress.flatMap { Link(external: $0.description) }
        assets.isServed = configuration.isServed
        assets.operatorLinks = configuration.operatorLinks
        return assets
    }

    var visits: any Visiting { voice.visits }
    var errors: ErrorPages { voice.errors }

    /// The headers that every response has, whoever makes it.
    public func commonFields(isSecure: Bool) -> HTTPFields {
        var fields = Headers.security(isSecure: isSecure)
        fields.append(Headers.surrogateKeys(configuration.surrogateKeys))
        return fields
    }

    /// Answers a request. Does not block, so it can be called on an event loop.
    ///
    /// The body is that of GET even if the request is HEAD; the sender leaves it out.
    public func answer(to request: Request) -> Answer {
        guard request.isInOriginForm else { return answer(inOriginForm: request.inOriginForm) }
        return answer(inOriginForm: request)
    }

    func answer(inOriginForm request: Request) -> Answer {
        guard hosts.contains(request.host) else {
            let errors = errors.for(request)
            return .made(request.host == nil ? errors.noHost() : errors.misdirected())
        }
        if request.isReading, request.range == nil, !request.requiresVersion {
            let now = configuration.now()
            if let page = pages.page(at: request.target, revision: configuration.revision(), now: now),
                page.caching.isShared(by: request)
            {
                if page.takesWork(for: request) { return .work { _ in response(whole: page, to: request, at: now) } }
                return .kept(response(whole: page, to: request, at: now))
            }
            if let file = files.page(at: request.target) { return .kept(file.response(to: request, at: now)) }
        }
        guard configuration.isDevelopment else { return answer(new: request) }
        return linkingTrace(of: request.target).answer(new: request)
    }

    /// Returns the response to a request, when it is made. For callers that are no server.
    public func respond(to request: Request, on executor: (any TaskExecutor)? = nil) async -> Response {
        switch answer(to: request) {
        case .kept(let response), .made(let response): response
        case .visit(let visit), .work(let visit): await visit(executor)
        }
    }

    public func isForProgram(_ request: Request) -> Bool { Audience(request) == .programs }

    public func response(to refusal: Refusal, forProgram isForProgram: Bool) -> Response {
        errors.for(isForProgram ? .programs : .people).response(to: refusal)
    }

    /// The size of the page cache and its counters.
    public var pageCacheStatistics: PageCacheStatistics { pages.statistics }

    /// Answers a request that no cached page and no file answers as it is.
    private func answer(new request: Request) -> Answer {
        if request.method == .options, request.target.matches("*") { return .made(Response.options(Self.reading)) }
        let address: Address
        do {
            address = try Address(target: request.target.description)
        } catch {
            return .made(errors.for(request).response(to: error))
        }
        guard speaks(address.language) else {
            return .made(errors.for(request).response(to: .unknown, at: address))
        }
        return speaking(address.language).answer(new: request, at: address)
    }

    private func answer(new request: Request, at address: Address) -> Answer {
        if configuration.isDevelopment, let target = TraceAddress.target(in: address) {
            return offering(Self.reading, to: request, at: address).map { .made($0) }
                ?? .visit { _ in await tracePage(of: target, request) }
        }
        if let answer = answer(assistant: request, at: address) { return answer }
        if let file = files.page(at: address.segments) {
            let offer = offering(Self.reading, to: request, at: address, for: file.audience)
            return .made(offer ?? fileRedirect(request, address, file.audience) ?? response(file, to: request))
        }
        if let file = securityFile(at: request.target) {
            return .made(offering(Self.reading, to: request, at: address) ?? response(file, to: request))
        }
        let place: Place
        do {
            place = try Place(address)
        } catch {
            if let redirect = languageRedirect(request, address) { return .made(redirect) }
            if let answer = missed(error, at: address, request) { return answer }
            let response = errors.for(request).response(to: error, at: address)
            // An address for programs takes no forms, so a wrong method is the first thing to tell.
            let isQuestion = response.status == .badRequest && address.isForPrograms
            return .made((isQuestion ? offering(Self.reading, to: request, at: address) : nil) ?? response)
        }
        if case .interface(let asked) = place, !configuration.interfaces.contains(asked.interface) {
            return .made(errors.for(request).response(to: .unknown, at: address))
        }
        let allowed = place.takesForms ? [.get, .head, .post, .options] : Self.reading
        if let response = offering(allowed, to: request, at: address) { return .made(response) }
        guard request.isReading else { return .visit { _ in await answer(form: request, at: place) } }
        if let redirect = redirectToOwnLanguage(request, at: place) { return .made(redirect) }
        if place.takesAnySpelling, place.hasLanguages || address.language == .english {
            if let answer = answer(accepting: request, at: place) { return answer }
            // One entry of the page cache for all spellings.
            var canonical = request
            canonical.target = RequestTarget(Link(place).address(in: language.page))
            return visit(to: place) { [canonical] in await answer(canonical, at: place, on: $0) }
        }
        if let redirect = canonicalRedirect(request, address, place) { return .made(redirect) }
        return visit(to: place) { await answer(request, at: place, on: $0) }
    }

    private func visit(to place: Place, _ visit: @escaping Answer.Visit) -> Answer {
        switch place.work {
        case .little: .visit(visit)
        case .much: .work(visit)
        }
    }

    private static let reading: [HTTPRequest.Method] = [.get, .head, .options]

    /// The response to OPTIONS or to a method that is not allowed; nil for any other request.
    ///
    /// - Parameter audience: nil for that of the address.
    private func offering(
        _ allowed: [HTTPRequest.Method], to request: Request, at address: Address, for audience: Audience? = nil
    ) -> Response? {
        guard allowed.contains(request.method) else {
            return errors.for(request).methodNotAllowed(request.method, allowed: allowed)
        }
        return request.method == .options ? Response.options(allowed, for: audience ?? Audience(address)) : nil
    }
}
