import Adapters
import Support
import Synchronization
import TestSupport
import Testing

@testable import Upstreams

@Suite("A fetch belongs to the trace of who started it")
struct CacheTraceTests {
    /// Keeps the trace of each fetch, and answers when it is told to.
    private final class Recorder: Upstream {
        let traces = Mutex<[TraceContext?]>([])
        private let isOpen = Mutex(false)

        func open() { isOpen.withLock { $0 = true } }

        func fetch(_: UpstreamRequest, unless _: Validators?) async throws(UpstreamFailure) -> UpstreamAnswer {
            traces.withLock { $0.append(TraceContext.current) }
            try? await eventually("it may answer") { isOpen.withLock(\.self) }
            return .document(bytes: Array("text".utf8), validators: Validators())
        }
    }

    private static func context(_ number: UInt64) -> TraceContext? {
        TraceContext.TraceID(high: 1, low: number).map {
            TraceContext(traceID: $0, spanID: .init(random: number), isSampled: true)
        }
    }

    @Test(
        "A fetch that several visits wait for carries the trace of the one that started it; without one it carries none"
    )
    func coalesced() async throws {
        for first in [Self.context(1), nil] {
            let upstream = Recorder()
            let cache = DocumentCache(
                upstream: upstream, shelf: nil, memoryLimit: 1 << 20, budget: .seconds(60), report: { _ in })
            let visit: @Sendable (TraceContext?) async -> String? = { context in
                await TraceContext.with(context) {
                    try? await cache.document(.example("a"), as: .text("a"), lifetimes: CacheStage.lifetimes)?.value
                }
            }
            async let one = visit(first)
            try await eventually("it is asked") { upstream.traces.withLock { !$0.isEmpty } }
            async let two = visit(Self.context(2))
            async let three = visit(nil)
            upstream.open()
            let texts = [await one, await two, await three]
            #expect(texts == ["text", "text", "text"])
            #expect(upstream.traces.withLock(\.self) == [first])
        }
    }

    @Test("A revalidation behind the back of a visitor belongs to their trace")
    func renewal() async throws {
        let upstream = Recorder()
        upstream.open()
        let clock = CacheClockDouble()
        let cache = DocumentCache(upstream: upstream, shelf: nil, memoryLimit: 1 << 20, clock: clock, report: { _ in })
        for number in [1, 2] as [UInt64] {
            _ = try await TraceContext.with(Self.context(number)) {
                await Result {
                    try await cache.document(.example("a"), as: .text("a"), lifetimes: CacheStage.lifetimes)
                }
            }.get()
            clock.pass(.seconds(4000))
        }
        try await eventually("it is asked again") { upstream.traces.withLock(\.count) == 2 }
        #expect(upstream.traces.withLock(\.self) == [Self.context(1), Self.context(2)])
    }

    @Test("The age of the oldest document in memory is known")
    func oldest() async throws {
        let stage = CacheStage(UpstreamDouble("text"))
        #expect(stage.cache.statistics.oldest == nil)
        _ = try await stage.visit("a")
        stage.clock.pass(.seconds(600))
        _ = try await stage.visit("b")
        #expect(stage.cache.statistics.oldest == .seconds(600))
        stage.clock.pass(.seconds(30))
        #expect(stage.cache.statistics.oldest == .seconds(630))
    }
}
