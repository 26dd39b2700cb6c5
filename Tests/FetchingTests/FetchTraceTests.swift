import Adapters
import FaultServer
import NIOSSL
import Support
import Synchronization
import Testing
import Upstreams

@testable import Fetching

@Suite("Requests to upstreams are part of the trace", .timeLimit(.minutes(5)))
struct FetchTraceTests {
    private final class Sink: SpanSink {
        private let all = Mutex<[Span]>([])
        var spans: [Span] { all.withLock(\.self) }
        func take(_ spans: [Span]) { all.withLock { $0 += spans } }
    }

    private static func context(_ isSampled: Bool) -> TraceContext? {
        TraceContext(traceParent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-0\(isSampled ? 1 : 0)".utf8)
    }

    /// The values of `traceparent` that a server has received, and the spans.
    private func fetch(
        in context: TraceContext?, _ reply: Reply = .document(Scene.document), retries: Int = 0
    ) async throws -> (parents: [String?], spans: [Span]) {
        let sink = Sink()
        let seen = Mutex<[String?]>([])
        let server = try await FaultServer.start { request in
            seen.withLock { $0.append(request.headers.first { $0.name == "traceparent" }?.value) }
            return reply
        }
        var limits = FetchLimits.patient
        limits.retries = retries
        limits.pause = .milliseconds(1)
        let fetcher = Fetcher(limits: limits, userAgent: "Test/1", spans: sink)
        let request = UpstreamRequest(
            url: server.url("/secret-path"), mediaTypes: ["text/xml"], secret: Secret(name: "key", value: "hidden"))
        await TraceContext.with(context) { _ = try? await fetcher.fetch(request, unless: nil) }
        await fetcher.shutdown()
        await server.stop()
        return (seen.withLock(\.self), sink.spans)
    }

    @Test(
        "A request carries the trace on, with a span of its own, which is told if the trace is sampled",
        arguments: [true, false])
    func carried(isSampled: Bool) async throws {
        let context = try #require(Self.context(isSampled))
        let (parents, spans) = try await fetch(in: context)
        let sent = try #require(parents.first.flatMap { $0 }.flatMap { TraceContext(traceParent: $0.utf8) })
        #expect(parents.count == 1 && sent.traceID == context.traceID && sent.isSampled == isSampled)
        #expect(sent.spanID != context.spanID)
        #expect(spans.map(\.context) == (isSampled ? [sent] : []))
        guard let span = spans.first else { return }
        #expect(span.parent == context.spanID && span.kind == .client && span.name == "GET" && !span.isFailure)
        #expect(span.start < span.end)
        #expect(span.attributes.contains(.init("server.address", "127.0.0.1")))
        #expect(span.attributes.contains(.init("almanac.answer", "document")))
        let text = "\(span)"
        #expect(!text.contains("secret-path") && !text.contains("hidden"))
    }

    @Test("A request outside any trace says nothing of one")
    func none() async throws {
        let (parents, spans) = try await fetch(in: nil)
        #expect(parents == [nil] && spans.isEmpty)
    }

    @Test("Each attempt has a span of its own, with why it failed")
    func attempts() async throws {
        let (parents, spans) = try await fetch(
            in: Self.context(true), Reply(status: 503, headers: [:], body: Reply.Body(Array("no".utf8))), retries: 1)
        #expect(parents.count == 2 && Set(parents).count == 2 && spans.count == 2)
        #expect(spans.allSatisfy { $0.isFailure && $0.attributes.contains(.init("error.type", "503")) })
        #expect(spans.allSatisfy { $0.attributes.contains(.init("http.response.status_code", 503)) })
        #expect(spans.map { $0.attributes.contains(.init("http.request.resend_count", 1)) } == [false, true])
    }
}
