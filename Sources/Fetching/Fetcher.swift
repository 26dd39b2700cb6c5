public import Adapters
import Landings
import NIOCore
import NIOPosix
import NIOSSL
public import Support
import Synchronization
public import Upstreams

/// Fetches documents over HTTP, at a bounded cost, from hosts that may be slow, wrong, broken or hostile.
///
/// - A fetch never exceeds its time and size limits (`FetchLimits`).
/// - A fetch follows one redirect, and only to the same scheme, host and port.
/// - Names must resolve to public addresses, and connections go to exactly the addresses that were checked
///   (`AddressRule`).
/// - A failed request is retried if that can help, after a pause and within a budget (`RetryPolicy`, `RetryBudget`). A
///   host that keeps failing is suspended for a while (`CircuitBreaker`).
/// - A fetch whose caller is cancelled ends at once. Each call sends a request: merging equal fetches is up to the
///   cache.
/// - It uses no cookies, proxies or credentials. The request's secret is sent and appears nowhere else.
/// - A fetch that is part of a trace sends `traceparent`, with a span for each request.
///
/// `shutdown` cancels the fetches in progress.
public final class Fetcher: Upstream {
    private let limits: FetchLimits
    private let userAgent: String
    private let time: FetchTime
    private let rule: AddressRule
    private let connector: Connector
    private let report: @Sendable (FetchEvent) -> Void
    private let spans: (any SpanSink)?
    private let state = Mutex(State())

    /// A fetch in progress. `shutdown` settles it with nil.
    private typealias Work = SharedWork<Result<UpstreamAnswer, UpstreamFailure>?>

    private struct State {
        var gates: [WebAddress.Endpoint: HostGate] = [:]
        var fetches: [ObjectIdentifier: Work] = [:]
        var isClosed = false
    }

    /// - Parameters:
    ///   - userAgent: what the program calls itself in each request.
    ///   - allowsPrivateAddresses: whether names may resolve to this machine or its network, as for an upstream in the
    ///     same network. IP addresses and `localhost` are always allowed.
    ///   - spans: receives a span for each request of a sampled trace; nil if traces are not collected.
    ///   - report: called with each event, on any thread; it should return quickly.
    public convenience init(
        limits: FetchLimits = FetchLimits(), userAgent: String,
        allowsPrivateAddresses: Bool = false, time: FetchTime = .system, spans: (any SpanSink)? = nil,
        report: @escaping @Sendable (FetchEvent) -> Void = { _ in }
    ) {
        self.init(
            limits: limits, userAgent: userAgent,
            rule: AddressRule(allowsPrivateAddresses: allowsPrivateAddresses, resolver: SystemResolver()), time: time,
            spans: spans, report: report)
    }

    /// - Parameters:
    ///   - trust: the issuers of certificates to trust; by default those of the system.
    ///   - group: the event loops for connections.
    init(
        limits: FetchLimits, userAgent: String, rule: AddressRule, time: FetchTime, trust: NIOSSLTrustRoots? = nil,
        group: any EventLoopGroup = MultiThreadedEventLoopGroup.singleton, spans: (any SpanSink)? = nil,
        report: @escaping @Sendable (FetchEvent) -> Void
    ) {
        self.limits = limits
        self.userAgent = userAgent
        self.rule = rule
        self.time = time
        self.report = report
        self.spans = spans
        connector = Connector(limits: limits, security: ClientSecurity(trust: trust), group: group)
    }

    public func fetch(
        _ request: UpstreamRequest, unless validators: Validators?
    ) async throws(UpstreamFailure) -> UpstreamAnswer {
        guard let address = WebAddress(request.url) else {
            // Do not repeat the address: it may contain a password.
            throw .unreachable(host: "an upstream", reason: "the configured address is not an HTTP URL")
        }
        let question = UpstreamQuestion(request: request, validators: validators, address: address)
        guard let (gate, work) = begin(question) else { throw .stopped(host: address.endpoint.label) }
        let result = await work.landing.value(within: nil) ?? nil
        // Cancels the work if the caller was cancelled: nobody else holds it then. Not while the state is locked.
        withExtendedLifetime(work) { state.withLock { $0.fetches[ObjectIdentifier(work)] = nil } }
        guard let result else {
            throw .unreachable(host: gate.host, reason: "the request was cancelled")
        }
        return try result.get()
    }

    /// Starts a fetch. Nil after `shutdown`.
    private func begin(_ question: UpstreamQuestion) -> (HostGate, Work)? {
        let endpoint = question.address.endpoint
        return state.withLock { state in
            guard !state.isClosed else { return nil }
            let gate = state.gates[endpoint] ?? HostGate(endpoint: endpoint, limits: limits, time: time)
            state.gates[endpoint] = gate
            let work = Work { [self] in await answer(question, on: gate) }
            state.fetches[ObjectIdentifier(work)] = work
            return (gate, work)
        }
    }

    private func answer(
        _ question: UpstreamQuestion, on gate: HostGate
    ) async -> Result<UpstreamAnswer, UpstreamFailure> {
        let end = time.now().advanced(by: limits.total)
        let policy = RetryPolicy(limits)
        var result = await attempt(1, at: question, on: gate, until: end)
        for number in 1...max(limits.retries, 1) where number <= limits.retries {
            guard case .failure(let failure) = result, !Task.isCancelled,
                let pause = policy.wait(after: failure, attempt: number, random: time.random()),
                time.now().advanced(by: pause) < end, gate.mayRetry()
            else { return result }
            try? await time.sleep(pause)
            let next = await attempt(number + 1, at: question, on: gate, until: end)
            // The earlier failure tells more than that the host is suspended now.
            if case .failure(.suspended) = next { return result }
            result = next
        }
        return result
    }

    private func attempt(
        _ number: Int, at question: UpstreamQuestion, on gate: HostGate, until end: ContinuousClock.Instant
    ) async -> Result<UpstreamAnswer, UpstreamFailure> {
        let admission: CircuitBreaker.Admission
        do { admission = try await enter(gate, attempt: number, until: end) } catch { return .failure(error) }
        defer { gate.slots.release() }
        let late = late(gate)
        report(.began(host: gate.host, attempt: number))
        let parent = TraceContext.current
        let trace = parent?.child()
        let attempt = Attempt(
            roundTrip: RoundTrip(
                request: question.request, validators: question.validators, limits: limits, userAgent: userAgent,
                now: time.wallClock(), traceParent: trace?.traceParent),
            rule: rule, connector: connector)
        let start = time.now()
        let result =
            await within(start.duration(to: end), of: time) { await attempt.run(at: question.address) }
            ?? .failure(late)
        close(
            number, on: gate, of: admission, with: Task.isCancelled ? nil : result,
            after: start.duration(to: time.now()))
        if let spans, let trace, trace.isSampled {
            let end = UnixTime.nanoseconds()
            spans.take([
                question.span(
                    result, attempt: number, in: trace, below: parent?.spanID,
                    from: end - start.duration(to: time.now()).nanoseconds, to: end)
            ])
        }
        return result
    }

    /// Waits for a slot and for the probe in progress, if any, and returns the admission. The caller must release the
    /// slot.
    private func enter(
        _ gate: HostGate, attempt: Int, until end: ContinuousClock.Instant
    ) async throws(UpstreamFailure) -> CircuitBreaker.Admission {
        while true {
            var entry = gate.objection()
            if entry == nil {
                guard await gate.slots.acquire(within: time.now().duration(to: end), of: time) else {
                    throw late(gate)
                }
                entry = gate.begin(attempt: attempt)
                if case .admitted(let admission) = entry { return admission }
                gate.slots.release()
            }
            switch entry {
            case .waits(let probe):
                let rest = time.now().duration(to: end)
                guard await probe.value(before: { [time] in try? await time.sleep(rest) }) != nil else {
                    throw late(gate)
                }
            case .refused(let failure): throw failure
            case .admitted, nil: continue
            }
        }
    }

    private func late(_ gate: HostGate) -> UpstreamFailure { .timedOut(host: gate.host, after: limits.total) }

    /// Records the end of an attempt and reports it.
    ///
    /// - Parameter result: nil if the attempt was cancelled.
    private func close(
        _ number: Int, on gate: HostGate, of admission: CircuitBreaker.Admission,
        with result: Result<UpstreamAnswer, UpstreamFailure>?, after duration: Duration
    ) {
        let change = gate.ended(result, of: admission)
        let outcome: FetchEvent.Outcome =
            switch result {
            case nil: .abandoned
            case .success(.document): .document
            case .success(.notModified): .notModified
            case .success(.absent): .absent
            case .failure(let failure): .failed(failure)
            }
        let bytes = (try? result?.get())?.count ?? 0
        report(.ended(host: gate.host, attempt: number, outcome: outcome, duration: duration, bytes: bytes))
        switch (change, result) {
        case (.resumed, _): report(.resumed(host: gate.host))
        case (.suspended, .failure(let failure)): report(.suspended(host: gate.host, after: failure))
        default: break
        }
    }

    /// The state of every host that was asked, sorted by name.
    public var hosts: [HostState] {
        state.withLock { Array($0.gates.values) }.map(\.state).sorted { $0.host < $1.host }
    }

    /// Makes the next fetch read the certificates of trusted issuers again.
    public func reloadCertificates() { connector.security.forget() }

    /// Cancels the fetches in progress and closes their connections. Waiting callers and later fetches get a failure.
    public func shutdown() async {
        let fetches = state.withLock { state in
            state.isClosed = true
            return Array(state.fetches.values)
        }
        for fetch in fetches {
            // Settle first: otherwise the result of the cancelled task might be settled instead.
            fetch.landing.settle(nil)
            fetch.task.cancel()
        }
    }
}
