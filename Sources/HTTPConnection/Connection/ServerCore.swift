package import HTTPMessages
import HTTPTypes
import NIOCore
import Support
import Synchronization

/// The state that all connections of a server share.
package final class ServerCore: Sendable {
    let site: any Answering
    package let limits: ServerLimits
    let trusted: TrustedProxies
    package let connections = ConnectionRegistry()
    package let turnAways: TurnAwayLog
    package let abandoned = AbandonedVisits()
    package let log: AccessLog?
    let tracing: RequestTracing
    package let health: @Sendable () -> HealthReport
    private let isSecure: Bool
    /// The responses to requests that the server itself rejects, for people and for programs.
    private let refusals: [Refusal: Response]
    private let problems: [Refusal: Response]
    private let commonLines: Mutex<CommonLines>
    package let visits: VisitCounts
    /// Makes the pages that take much work.
    let workers: any TaskExecutor
    private let stopping = Atomic(false)

    /// - Parameters:
    ///   - limits: the configured limits, lowered to what the system allows.
    ///   - log: the access log; nil for none.
    ///   - tracing: which requests belong to a trace, and where their spans go.
    ///   - isSecure: whether every visitor uses TLS, according to the operator's settings.
    ///   - workers: the threads that make the pages that take much work.
    ///   - tell: called with lines for the operator, on event loops.
    package init(
        site: any Answering, limits: ServerLimits, trusted: TrustedProxies = .none, log: AccessLog? = nil,
        tracing: RequestTracing = .passing, isSecure: Bool = false,
        health: @escaping @Sendable () -> HealthReport = { HealthReport() },
        workers: any TaskExecutor = Workers.shared,
        tell: @escaping @Sendable (String) -> Void
    ) {
        self.site = site
        self.limits = limits
        self.trusted = trusted
        self.log = log
        self.tracing = tracing
        self.isSecure = isSecure
        self.health = health
        self.workers = workers
        visits = VisitCounts(limits)
        turnAways = TurnAwayLog(
            limits: [.connections: limits.connections, .visits: limits.visits, .heavyVisits: limits.heavyVisits],
            tell: tell)
        refusals = Self.refusals(site, forPrograms: false)
        problems = Self.refusals(site, forPrograms: true)
        commonLines = Mutex(CommonLines(site))
    }

    /// The lines of the fields that every response has.
    private struct CommonLines: Sendable {
        let plain, secure: ByteBuffer

        init(_ site: any Answering) {
            plain = ServerCore.lines(site.commonFields(isSecure: false))
            secure = ServerCore.lines(site.commonFields(isSecure: true))
        }
    }

    /// Asks the site again for the fields that every response has.
    package func updateCommonFields() {
        let lines = CommonLines(site)
        commonLines.withLock { $0 = lines }
    }

    private static func refusals(_ site: any Answering, forPrograms: Bool) -> [Refusal: Response] {
        Dictionary(
            uniqueKeysWithValues: Refusal.allCases.map { ($0, site.response(to: $0, forProgram: forPrograms)) })
    }

    private static func lines(_ fields: HTTPFields) -> ByteBuffer {
        var lines = ByteBuffer()
        lines.write(fields)
        return lines
    }

    /// The response to a request that the server itself rejects.
    ///
    /// - Parameter request: nil if nothing of it was read. A person may have sent it.
    func response(to refusal: Refusal, of request: Request?) -> Response {
        let isForProgram = request.map(site.isForProgram) ?? false
        return (isForProgram ? problems : refusals)[refusal] ?? Response(status: refusal.status)
    }

    /// The lines of the fields that every response has.
    ///
    /// - Parameter request: the request as far as it was parsed. Tells whether the visitor uses TLS, unless the
    ///   operator's settings do.
    func commonFields(_ request: Request? = nil) -> ByteBuffer {
        let isSecure = isSecure || request?.isSecure == true
        return commonLines.withLock { isSecure ? $0.secure : $0.plain }
    }

    /// Whether the server is stopping and not ready for new visitors.
    package var isStopping: Bool { stopping.load(ordering: .relaxed) }

    package func stop() {
        stopping.store(true, ordering: .relaxed)
    }
}
