import Almanac
import NIOCore
import Support
import Synchronization

/// The state that all connections of a server share.
final class ServerCore: Sendable {
    let site: any Answering
    let limits: Server.Limits
    let trusted: TrustedProxies
    let logsNetworks: Bool
    let connections: ConnectionRegistry
    let turnAways: TurnAwayLog
    let abandoned = AbandonedVisits()
    let log: LogWriter?
    let logFormat: AccessLogFormat
    let health: @Sendable () -> HealthReport
    private let isSecure: Bool
    private let refusals: [Refusal: SiteResponse]
    private let refusalsOverTLS: [Refusal: SiteResponse]
    private let visits = Atomic(0)
    private let stopping = Atomic(false)

    /// - Parameters:
    ///   - limits: the configured limits, lowered to what the system allows.
    ///   - isSecure: whether every visitor uses TLS, according to the operator's settings.
    ///   - tell: called with lines for the operator, on event loops.
    init(
        site: any Answering, configuration: Server.Configuration, limits: Server.Limits, isSecure: Bool,
        tell: @escaping @Sendable (String) -> Void
    ) {
        self.site = site
        self.limits = limits
        trusted = configuration.trustedProxies
        logsNetworks = configuration.logsNetworks
        connections = ConnectionRegistry()
        turnAways = TurnAwayLog(limits: [.connections: limits.connections, .visits: limits.visits], tell: tell)
        log = configuration.accessLog == nil ? nil : LogWriter(descriptor: configuration.accessLogDescriptor)
        logFormat = configuration.accessLog ?? .text
        health = configuration.health
        self.isSecure = isSecure
        refusals = Self.refusals(of: site, isSecure: isSecure)
        refusalsOverTLS = Self.refusals(of: site, isSecure: true)
    }

    private static func refusals(of site: any Answering, isSecure: Bool) -> [Refusal: SiteResponse] {
        Dictionary(uniqueKeysWithValues: Refusal.allCases.map { ($0, site.response(to: $0, isSecure: isSecure)) })
    }

    /// The page for a request that the server itself rejects.
    ///
    /// - Parameter request: the request as far as it was parsed. Tells whether the connection uses TLS, unless the
    ///   operator's settings do.
    func response(to refusal: Refusal, _ request: SiteRequest? = nil) -> SiteResponse {
        (isSecure(request) ? refusalsOverTLS : refusals)[refusal] ?? SiteResponse(status: refusal.status)
    }

    func isSecure(_ request: SiteRequest?) -> Bool { isSecure || request?.isSecure == true }

    /// Whether the server is stopping and not ready for new visitors.
    var isStopping: Bool { stopping.load(ordering: .relaxed) }

    func stop() {
        stopping.store(true, ordering: .relaxed)
    }

    /// Begins a visit to a module.
    ///
    /// - Returns: false if too many are in progress. Otherwise `endVisit` has to follow.
    func beginVisit() -> Bool {
        let (before, _) = visits.add(1, ordering: .relaxed)
        guard before >= limits.visits else { return true }
        visits.subtract(1, ordering: .relaxed)
        return false
    }

    func endVisit() {
        visits.subtract(1, ordering: .relaxed)
    }

    var visitsUnderWay: Int { visits.load(ordering: .relaxed) }
}

/// The state that the connections of one event loop share. Used on that loop only.
final class LoopCore {
    let server: ServerCore
    let counters: Counters
    let executor: LoopExecutor
    var clock = LoopClock()
    let idle = IdleConnections<ConnectionHandler>()
    private var numbers: SplitMix64

    init(server: ServerCore, on loop: any EventLoop, counters: Counters, seed: UInt64) {
        self.server = server
        self.counters = counters
        executor = LoopExecutor(loop)
        numbers = SplitMix64(seed: seed)
    }

    func nextID() -> RequestID { RequestID(numbers.next()) }

    /// Closes the longest idle connection, to make room for a new one. If all are busy by now, none is closed, and the
    /// server exceeds its limit by one for a while.
    func closeLongestIdle() {
        idle.load.settle()
        idle.longest?.makeRoom()
    }
}
