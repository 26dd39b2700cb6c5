import Foundation
import HTTPMessages
import HTTPTypes
import ServerSupport
import Support
import Synchronization
import TestSupport
import Testing

@testable import HTTPConnection
@testable import HTTPServer

@Suite("Requests and traces")
struct RequestTracingTests {
    private final class Sink: SpanSink {
        private let all = Mutex<[Span]>([])
        var spans: [Span] { all.withLock(\.self) }
        func take(_ spans: [Span]) { all.withLock { $0 += spans } }
    }

    private static let trace = "0af7651916cd43dd8448eb211c80319c"
    private static let parent = "b7ad6b7169203331"
    private static func field(_ flags: String) -> String { "traceparent: 00-\(trace)-\(parent)-\(flags)\r\n" }

    /// What the site sees of the trace, and the spans.
    private func ask(
        _ requests: [(target: String, fields: String)], sink: Sink?, proxies: String = "127.0.0.1", share: Double = 1,
        log: AccessLogFormat? = nil
    ) async throws -> (seen: [TraceContext?], spans: [Span]) {
        let seen = Mutex<[TraceContext?]>([])
        let site = ServedSite { request in
            seen.withLock { $0.append(TraceContext.current) }
            return .text("<\(request.target)>", status: request.target.matches("/fails") ? .badGateway : .ok)
        }
        let trusted = try TrustedProxies(proxies)
        try await RunningServer.run(
            site,
            configure: { configuration in
                configuration.trustedProxies = trusted
                configuration.spans = sink
                configuration.sampledShare = share
                configuration.accessLog = log
                configuration.accessLogDescriptor = -1
            }
        ) { server in
            for (target, fields) in requests { _ = try await Wire.get(server.port, target, fields) }
        }
        return (seen.withLock(\.self), sink?.spans ?? [])
    }

    @Test("A visit runs in the trace that a trusted proxy names, with a span of its own", arguments: ["00", "01"])
    func given(flags: String) async throws {
        let sink = Sink()
        let (seen, spans) = try await ask([("/a?q=secret", Self.field(flags))], sink: sink)
        let context = try #require(seen.first ?? nil)
        #expect(context.traceID.description == Self.trace && context.spanID.description != Self.parent)
        #expect(context.isSampled == (flags == "01"))
        #expect(spans.map(\.context) == (context.isSampled ? [context] : []))
        guard let span = spans.first else { return }
        #expect(span.parent?.description == Self.parent && span.kind == .server && span.name == "GET")
        #expect(span.start < span.end && !span.isFailure)
        for attribute in [
            Span.Attribute("http.request.method", "GET"), .init("url.path", "/a"),
            .init("http.response.status_code", 200),
            .init("almanac.cache", "miss"),
        ] { #expect(span.attributes.contains(attribute), "\(span.attributes)") }
        #expect(!"\(span)".contains("secret"))
    }

    @Test("A stranger’s traceparent is not believed: the trace begins here")
    func strangers() async throws {
        let sink = Sink()
        let (seen, spans) = try await ask([("/", Self.field("00"))], sink: sink, proxies: "192.0.2.1")
        let context = try #require(seen.first ?? nil)
        #expect(context.traceID.description != Self.trace && context.isSampled)
        #expect(spans.count == 1 && spans.first?.parent == nil)
    }

    @Test("Without a collector and lines in JSON, a request without traceparent belongs to no trace")
    func off() async throws {
        #expect(try await ask([("/", "")], sink: nil).seen == [nil])
        #expect(try await ask([("/", "")], sink: nil, log: .text).seen == [nil])
        let named = try await ask([("/", ""), ("/", Self.field("01"))], sink: nil, log: .json).seen.compactMap(\.self)
        #expect(named.map(\.isSampled) == [false, true] && named.last?.traceID.description == Self.trace)
        // What a proxy says is passed on all the same.
        let passed = try await ask([("/", Self.field("01"))], sink: nil).seen.first ?? nil
        #expect(passed?.isSampled == true)
    }

    @Test("Each trace that begins here is another one, and none is sampled if the share is 0")
    func shares() async throws {
        let (seen, spans) = try await ask(Array(repeating: ("/", ""), count: 5), sink: Sink(), share: 0)
        #expect(Set(seen.compactMap { $0?.traceID }).count == 5 && spans.isEmpty)
    }

    @Test(
        "Of traces that begin here, the share is sampled, by id alone", arguments: [(0.0, 0), (0.25, 250), (1.0, 1000)])
    func ratio(share: Double, count: Int) {
        let tracing = RequestTracing(sink: Sink(), ratio: share, beginsTraces: false)
        let step = UInt64.max / 1000
        let ids = (0..<1000).compactMap { TraceContext.TraceID(high: 7, low: UInt64($0) * step + step / 2) }
        #expect(ids.count { tracing.samples($0) } == count)
        #expect(!RequestTracing(sink: nil, ratio: 1, beginsTraces: true).samples(ids[0]))
    }

    @Test("Probes have no span; errors of the server, refusals and odd methods have one that says so")
    func kinds() async throws {
        let sink = Sink()
        let field = Self.field("01")
        _ = try await ask(
            [("/health/live", field), ("/health/ready", field), ("/fails", field), ("/", field + "Expect: x\r\n")],
            sink: sink)
        let codes = sink.spans.map { span in span.attributes.first { $0.key == "http.response.status_code" }?.value }
        #expect(codes == [.number(502), .number(417)])
        #expect(sink.spans.map(\.isFailure) == [true, false])
        #expect(sink.spans.last?.attributes.contains { $0.key == "error.type" } == true)
    }
}
