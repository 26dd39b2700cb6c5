import HTTPMessages
import HTTPTypes
import Support
import Synchronization
import TestSupport
import Testing

@testable import Site

@Suite("Spans of visits")
struct MeasuredVisitsTests {
    private final class Sink: SpanSink {
        private let all = Mutex<[Span]>([])
        var spans: [Span] { all.withLock(\.self) }
        func take(_ spans: [Span]) { all.withLock { $0 += spans } }
    }

    private func spans(_ target: String, isSampled: Bool? = true, cookie: String? = nil) async -> [Span] {
        let sink = Sink()
        var configuration = Moment().configuration()
        configuration.spans = sink
        let site = Site.sample(configuration: configuration)
        let response = await TraceContext.with(isSampled.flatMap(Self.context)) {
            await site.respond(to: Request(target: target, cookie: cookie))
        }
        #expect(response.status == .ok)
        return sink.spans
    }

    private static func context(_ isSampled: Bool) -> TraceContext? {
        TraceContext(traceParent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-0\(isSampled ? 1 : 0)".utf8)
    }

    @Test("A visit of a sampled trace has a span for each call between its parts, each below the one that led to it")
    func tree() async throws {
        let spans = await spans("/quotes?draw=7")
        let names = spans.map(\.name)
        for name in [
            "Routes.run(_:)", "QuoteListView.event(from:)", "QuoteListPresenter.handle(_:)",
            "QuoteListInteractor.draw(_:)",
            "QuoteService.quotations()", "QuoteListView.render(_:status:)",
        ] { #expect(names.contains { $0.hasPrefix(name.prefix { $0 != "(" }) }, "\(name) in \(names)") }
        let root = try #require(spans.first)
        #expect(root.parent == Self.context(true)?.spanID && root.attributes == [.init("almanac.section", "quotes")])
        let ids = Set(spans.map(\.context.spanID))
        #expect(ids.count == spans.count)
        for span in spans {
            #expect(span.kind == .inside && span.start <= span.end && !span.isFailure)
            #expect(span.context.traceID == Self.context(true)?.traceID && span.context.isSampled)
            let parent = try #require(span.parent)
            #expect(parent == root.parent || ids.contains(parent))
        }
        let service = try #require(spans.first { $0.name == "QuoteService.quotations()" })
        let interactor = try #require(spans.first { $0.name.hasPrefix("QuoteListInteractor.draw") })
        #expect(service.parent == interactor.context.spanID)
    }

    @Test("Only a sampled trace has spans", arguments: [nil, false])
    func others(isSampled: Bool?) async {
        #expect(await spans("/quotes?draw=7", isSampled: isSampled).isEmpty)
    }

    @Test("No span has anything of the visitor’s, or of an address")
    func privacy() async {
        let spans = await spans("/greeting?show=1", cookie: "almanac=1.GB.dark.QWRh")
        let text = spans.map { "\($0.name) \($0.attributes)" }.joined()
        #expect(!spans.isEmpty && !text.contains("Ada") && !text.contains("show=") && !text.contains("GB"))
    }

    @Test("Calls of one method in a row have three spans at most, and a visit 256; what is left out is counted")
    func limits() {
        let leaf = CallTimes(part: "R", method: "link(to:)", time: .zero)
        let rows = CallTimes(
            part: "P", method: "handle(_:)", time: .seconds(1), calls: Array(repeating: leaf, count: 40))
        #expect(CallSpans.sample(rows).map(\.name) == ["P.handle(_:)"] + Array(repeating: "R.link(to:)", count: 3))
        #expect(CallSpans.sample(rows).first?.attributes.last == .init("almanac.calls_left_out", 37))
        let mixed = CallTimes(
            part: "P", method: "handle(_:)", calls: [leaf, leaf, leaf, rows, leaf, leaf], uncounted: 5)
        #expect(CallSpans.sample(mixed).count == 10)
        #expect(CallSpans.sample(mixed).first?.attributes.last == .init("almanac.calls_left_out", 5))
        let many = (0..<300).map { CallTimes(part: "S", method: "m\($0)()", time: .zero) }
        let wide = CallSpans.sample(CallTimes(part: "P", method: "a()", calls: many))
        #expect(wide.count == 256 && wide.first?.attributes.last == .init("almanac.calls_left_out", 45))
        var deep = leaf
        for number in 0..<60 { deep = CallTimes(part: "D", method: "m\(number)()", calls: [deep]) }
        #expect(CallSpans.sample(deep).count == 33)
    }

    @Test("A call begins after the visit by its own time; one that did not end ends with the visit")
    func times() {
        let calls = [
            CallTimes(part: "A", method: "b()", start: .milliseconds(2), time: .milliseconds(3), isFailure: true),
            CallTimes(part: "A", method: "c()", start: .milliseconds(4)),
        ]
        let spans = CallSpans.sample(CallTimes(part: "V", method: "run()", time: .milliseconds(10), calls: calls))
        let end = 1_790_000_000_000_000_000
        #expect(spans.map { end - $0.start } == [10_000_000, 8_000_000, 6_000_000])
        #expect(spans.map { end - $0.end } == [0, 5_000_000, 0] && spans.map(\.isFailure) == [false, true, false])
    }

    @Test("The time of each visit is counted with its section, and a record with its page")
    func sections() async {
        let configuration = Moment().configuration()
        let site = Site.sample(configuration: configuration)
        for target in ["/quotes", "/quotes", "/quotes.json", "/holidays/DE/2026", "/people/nobody"] {
            _ = await site.get(target)
        }
        let values = configuration.times.values
        #expect(values.map(\.section) == ["holidays", "quotes", "people"])
        #expect(values.map { $0.row.counts.reduce(0, +) } == [1, 2, 1])
        #expect(values.allSatisfy { $0.row.nanoseconds > 0 })
    }

    @Test("A time falls into the first bucket that holds it")
    func buckets() {
        let times = VisitTimes()
        for time in [250_000, 250_001, 10_000_000_000, 10_000_000_001] {
            times.add(.nanoseconds(time), to: .status)
        }
        var expected = [Int](repeating: 0, count: VisitTimes.bounds.count + 1)
        (expected[0], expected[1], expected[VisitTimes.bounds.count - 1], expected[VisitTimes.bounds.count]) = (
            1, 1, 1, 1
        )
        #expect(times.values.first?.row.counts == expected && times.values.count == 1)
        #expect(times.values.first?.row.nanoseconds == 20_000_500_002)
    }
}

extension CallSpans {
    fileprivate static func sample(_ times: CallTimes) -> [Span] {
        guard let context = TraceContext(traceParent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01".utf8)
        else { return [] }
        return CallSpans(times, in: context, endedAt: 1_790_000_000_000_000_000, section: .start).all
    }
}
