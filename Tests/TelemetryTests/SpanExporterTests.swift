import Support
import Synchronization
import Testing

@testable import Telemetry

@Suite("Spans on their way to the collector")
struct SpanExporterTests {
    /// A collector that takes what it is given, or says why not.
    private final class Collector: Sendable {
        let batches = Mutex<[[UInt8]]>([])
        let problem = Mutex<String?>(nil)
        let answer = Mutex(OTLPAnswer(Array("{}".utf8)))
        let reports = Mutex<[String]>([])

        func exporter(_ change: (inout SpanExporter.Limits) -> Void = { _ in }) -> SpanExporter {
            var limits = SpanExporter.Limits()
            change(&limits)
            return SpanExporter(OTLPDocument(.sample), limits: limits) { text, isFailing in
                self.reports.withLock { $0.append("\(isFailing) \(text)") }
            } send: { bytes in
                self.batches.withLock { $0.append(bytes) }
                return self.problem.withLock { $0.map { .failed($0) } ?? .answered(self.answer.withLock(\.self)) }
            }
        }
    }

    @Test("Spans are sent in batches, and each once")
    func batches() async {
        let collector = Collector()
        let exporter = collector.exporter { $0.batch = 3 }
        exporter.take((1...7).map { Span.sample($0) })
        await exporter.sendWaiting()
        let sent = collector.batches.withLock(\.self).map { String(decoding: $0, as: UTF8.self) }
        #expect(sent.map { $0.matches(of: #/"spanId"/#).count } == [3, 3, 1])
        #expect(exporter.counts == .init(sent: 7, dropped: 0, refused: 0))
        await exporter.sendWaiting()
        #expect(collector.batches.withLock(\.count) == 3)
    }

    @Test("What finds the queue full is dropped and counted; what waits stays", arguments: [(4, 0), (5, 1), (9, 5)])
    func full(count: Int, dropped: Int) async {
        let collector = Collector()
        let exporter = collector.exporter { $0.queue = 4 }
        for number in 1...count { exporter.take([.sample(number)]) }
        #expect(exporter.counts.dropped == dropped)
        await exporter.sendWaiting()
        #expect(exporter.counts.sent == 4)
        exporter.take([.sample(1)])
        await exporter.sendWaiting()
        #expect(exporter.counts == .init(sent: 5, dropped: dropped, refused: 0))
    }

    @Test("A collector that fails loses its batch, which is counted, and is reported once until it works again")
    func failing() async {
        let collector = Collector()
        let exporter = collector.exporter { $0.batch = 1 }
        collector.problem.withLock { $0 = "closed" }
        exporter.take([.sample(1), .sample(2)])
        await exporter.sendWaiting()
        #expect(collector.reports.withLock(\.self) == ["true closed"])
        collector.problem.withLock { $0 = nil }
        exporter.take([.sample(3), .sample(4)])
        await exporter.sendWaiting()
        #expect(exporter.counts == .init(sent: 2, dropped: 0, refused: 2))
        #expect(collector.reports.withLock(\.self) == ["true closed", "false the collector takes spans again"])
    }

    @Test("Spans that the collector says it refused are counted, and it is reported once until it takes all again")
    func partial() async {
        let collector = Collector()
        let exporter = collector.exporter { $0.batch = 3 }
        let text = #"{"partialSuccess":{"rejectedSpans":"2","errorMessage":"too old"}}"#
        collector.answer.withLock { $0 = OTLPAnswer(Array(text.utf8)) }
        exporter.take((1...6).map { Span.sample($0) })
        await exporter.sendWaiting()
        #expect(exporter.counts == .init(sent: 2, dropped: 0, refused: 4))
        collector.answer.withLock { $0 = OTLPAnswer(Array("{}".utf8)) }
        exporter.take([.sample(7)])
        await exporter.sendWaiting()
        #expect(exporter.counts == .init(sent: 3, dropped: 0, refused: 4))
        #expect(
            collector.reports.withLock(\.self) == [
                "true the collector refused 2 of 3: too old", "false the collector takes spans again",
            ])
    }

    @Test(
        "A collector cannot refuse more than it was sent; a warning is reported once, and so is an answer that is none")
    func warnings() async {
        let collector = Collector()
        let exporter = collector.exporter()
        for text in [#"{"partialSuccess":{"errorMessage":"slow down"}}"#, "[]", "nothing"] {
            collector.answer.withLock { $0 = OTLPAnswer(Array(text.utf8)) }
            exporter.take([.sample(1)])
            await exporter.sendWaiting()
        }
        #expect(exporter.counts == .init(sent: 3, dropped: 0, refused: 0))
        #expect(collector.reports.withLock(\.self) == ["false the collector of spans warns: slow down"])
        collector.answer.withLock { $0 = OTLPAnswer(Array(#"{"partialSuccess":{"rejectedSpans":"99"}}"#.utf8)) }
        exporter.take([.sample(2)])
        await exporter.sendWaiting()
        #expect(exporter.counts == .init(sent: 3, dropped: 0, refused: 1))
    }

    @Test("A collector that never answers holds nobody up: the queue fills, and the rest is dropped")
    func silent() async {
        let isOver = Mutex(false)
        let exporter = SpanExporter(OTLPDocument(.sample), limits: .quick) { _, _ in
        } send: { _ in
            while !isOver.withLock(\.self) { try? await Task.sleep(for: .milliseconds(2)) }
            return .answered(OTLPAnswer(Array("{}".utf8)))
        }
        let task = Task { await exporter.run() }
        exporter.take([.sample(1)])
        for number in 1...100 { exporter.take([.sample(number)]) }
        #expect(exporter.counts.dropped >= 80)
        isOver.withLock { $0 = true }
        task.cancel()
        await task.value
    }

    @Test("What is being sent when the program ends is sent")
    func end() async {
        let hasBegun = Mutex(false)
        let isOver = Mutex(false)
        let exporter = SpanExporter(OTLPDocument(.sample), limits: .quick) { _, _ in
        } send: { _ in
            hasBegun.withLock { $0 = true }
            while !isOver.withLock(\.self) { await Task.yield() }
            return Task.isCancelled ? .failed("cancelled") : .answered(OTLPAnswer(Array("{}".utf8)))
        }
        exporter.take([.sample(1)])
        let task = Task { await exporter.run() }
        while !hasBegun.withLock(\.self) { await Task.yield() }
        task.cancel()
        isOver.withLock { $0 = true }
        await task.value
        #expect(exporter.counts == .init(sent: 1, dropped: 0, refused: 0))
    }

    @Test("The requests of spans belong to no trace")
    func ownRequests() async {
        let seen = Mutex<[TraceContext?]>([])
        let exporter = SpanExporter(OTLPDocument(.sample), limits: .quick) { _, _ in
        } send: { _ in
            seen.withLock { $0.append(TraceContext.current) }
            return .answered(OTLPAnswer(Array("{}".utf8)))
        }
        exporter.take([.sample(1)])
        await TraceContext.with(Span.sample(1).context) {
            let task = Task { await exporter.run() }
            while seen.withLock(\.isEmpty) { await Task.yield() }
            task.cancel()
            await task.value
        }
        #expect(seen.withLock(\.self) == [nil])
    }
}

extension SpanExporter.Limits {
    fileprivate static var quick: Self {
        var limits = Self()
        limits.queue = 8
        limits.pause = .milliseconds(1)
        return limits
    }
}

extension OTLPDocument.Service {
    static let sample = Self(name: "almanac", version: "1.2.3", instance: "one")
}

extension Span {
    static func sample(_ number: Int) -> Span {
        Span(
            "Sample.work(_:)", .inside, in: TraceContext.sample.child(.init(random: UInt64(number))),
            below: TraceContext.sample.spanID, start: 1_790_000_000_000_000_000,
            end: 1_790_000_000_000_000_000 + number)
    }
}

extension TraceContext {
    static var sample: TraceContext {
        guard let context = TraceContext(traceParent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01".utf8)
        else { preconditionFailure("the text is valid") }
        return context
    }
}
