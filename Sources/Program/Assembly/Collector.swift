import Adapters
import Fetching
import Foundation
import HTTPServer
import Logging
import Support
import Telemetry
import Upstreams

/// The collector that spans are sent to (OTLP over HTTP), and its state.
struct Collector: Sendable {
    let exporter: SpanExporter
    private let fetcher: Fetcher
    private let exporting: Task<Void, Never>

    /// The longest time that the program waits for the last spans when it ends.
    private static let lastTime = Duration.seconds(2)

    /// Starts to send spans.
    init(_ address: CollectorAddress, logger: Logger) {
        // Operators run the collector in their own network, so private addresses are allowed. Nobody waits for it, so
        // there is only one attempt.
        let fetcher = Fetcher(
            limits: FetchLimits(size: 64 << 10, retries: 0), userAgent: Version.userAgent, allowsPrivateAddresses: true)
        let service = OTLPDocument.Service(
            name: address.serviceName, version: Version.number, instance: UUID().uuidString.lowercased())
        exporter = SpanExporter(OTLPDocument(service)) { problem, isFailing in
            if isFailing {
                logger.warning("spans are dropped: \(problem)")
            } else {
                logger.notice("\(problem)")
            }
        } send: { body in
            await Self.send(body, to: address.url, by: fetcher)
        }
        self.fetcher = fetcher
        exporting = Task { [exporter] in await exporter.run() }
    }

    private static func send(_ body: [UInt8], to url: String, by fetcher: Fetcher) async -> SpanExporter.Outcome {
        let request = UpstreamRequest(
            url: url, method: .post, body: body, contentType: OTLPDocument.mediaType,
            mediaTypes: [OTLPDocument.mediaType])
        do throws(UpstreamFailure) {
            switch try await fetcher.fetch(request, unless: nil) {
            case .document(let bytes, _): return .answered(OTLPAnswer(bytes))
            case .absent: return .failed("the collector has no such address (404 or 410)")
            case .notModified: return .answered(nil)
            }
        } catch {
            return .failed(error.description)
        }
    }

    /// Sends the last spans, and closes the connection.
    func end() async {
        exporting.cancel()
        // Ends requests to a collector that does not answer, and thereby the waits below.
        let limit = Task {
            try await Task.sleep(for: Self.lastTime)
            await fetcher.shutdown()
        }
        await exporting.value
        await exporter.sendWaiting()
        limit.cancel()
        await fetcher.shutdown()
    }

    var metrics: [MetricFamily] {
        let counts = exporter.counts
        return [
            MetricFamily(
                "almanac_spans_sent_total", "Spans that the collector of traces has taken.", .counter,
                Double(counts.sent)),
            MetricFamily(
                "almanac_spans_dropped_total",
                "Spans that were dropped, because too many waited or because the collector did not take them.",
                .counter,
                [
                    .init(Double(counts.dropped), labels: [("reason", "queue")]),
                    .init(Double(counts.refused), labels: [("reason", "collector")]),
                ]),
        ]
    }
}
