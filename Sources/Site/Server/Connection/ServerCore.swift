import Almanac
import NIOCore
import Synchronization

/// What all connections of a server share.
final class ServerCore: Sendable {
    let site: any Answering
    let limits: Server.Limits
    let connections: ConnectionRegistry
    let log: LogWriter?
    let logFormat: AccessLogFormat
    let health: @Sendable () -> HealthReport
    private let refusals: [Refusal: SiteResponse]
    private let visits = Atomic(0)
    private let stopping = Atomic(false)

    init(
        site: any Answering, limits: Server.Limits, log: LogWriter?, logFormat: AccessLogFormat = .text,
        health: @escaping @Sendable () -> HealthReport
    ) {
        self.site = site
        self.limits = limits
        connections = ConnectionRegistry()
        self.log = log
        self.logFormat = logFormat
        self.health = health
        let assets = StaticFiles().assets
        refusals = Dictionary(
            uniqueKeysWithValues: Refusal.allCases.map { ($0, $0.response(assets: assets)) })
    }

    func response(to refusal: Refusal) -> SiteResponse {
        refusals[refusal] ?? SiteResponse(status: refusal.status)
    }

    /// Whether the server has been told to stop: it is not ready for new visitors.
    var isStopping: Bool { stopping.load(ordering: .relaxed) }

    func stop() {
        stopping.store(true, ordering: .relaxed)
    }

    /// Whether one more visit to a module may begin; if so, `endVisit` has to follow.
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

/// What the connections of one event loop share; used on that loop only.
final class LoopCore {
    let server: ServerCore
    let counters: Counters
    var clock = WallClock()
    private var numbers: SplitMix64

    init(server: ServerCore, counters: Counters, seed: UInt64) {
        self.server = server
        self.counters = counters
        numbers = SplitMix64(seed: seed)
    }

    func nextID() -> RequestID { RequestID(numbers.next()) }
}
