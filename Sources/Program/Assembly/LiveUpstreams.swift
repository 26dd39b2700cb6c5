import Fetching
import HTTPConnection
import HTTPServer
import Logging
import Site
import Support
import Upstreams

/// The document cache and the network behind it. Created only if some part of the site comes from an upstream.
struct LiveUpstreams: Sendable {
    private let fetcher: Fetcher
    let cache: DocumentCache
    /// Records which data the site's own documents stand in for.
    let ledger: FallbackLedger

    /// - Parameter spans: receives a span for each request of a sampled trace; nil if traces are not collected.
    init(_ settings: Settings, spans: (any SpanSink)? = nil, logger: Logger) {
        let log = UpstreamLog(logger: logger)
        ledger = FallbackLedger(report: log.record)
        fetcher = settings.fetcher(spans: spans, report: log.record)
        cache = DocumentCache(
            upstream: fetcher, shelf: CacheFolder(settings.cacheDirectory), memoryLimit: 64 << 20,
            budget: settings.budget, report: log.record)
    }

    /// Makes the next fetch read the certificates of trusted issuers again.
    func reloadCertificates() { fetcher.reloadCertificates() }

    /// Waits until all stored documents are on disk, then cancels the fetches in progress.
    func end() async {
        await cache.flush()
        await fetcher.shutdown()
    }

    /// The state of the upstreams and the cache. A failing upstream is reported, but the site stays ready: the cache
    /// still has the last valid documents.
    var health: HealthReport {
        let statistics = cache.statistics
        let hosts = fetcher.hosts.map { host in
            HealthReport.Part(name: host.host, isWell: host.health == .working, note: host.note)
        }
        // Anybody may read the report, so it does not name the folder. The log does.
        let disk = cache.shelfFailure == nil ? "" : "; the cache folder cannot be used, see the log"
        let cache = HealthReport.Part(
            name: "cache", isWell: disk.isEmpty,
            note: "\(statistics.entries) documents in memory, \(statistics.failing) failed to revalidate\(disk)")
        return HealthReport(parts: hosts + [cache])
    }

    var metrics: [MetricFamily] {
        let statistics = cache.statistics
        return hostMetrics + [
            MetricFamily(
                "almanac_document_cache_lookups_total", "Lookups in the document cache, by result.",
                .counter,
                [("fresh", statistics.hits), ("stale", statistics.stale), ("none", statistics.misses)].map {
                    MetricFamily.Sample(Double($0.1), labels: [("found", $0.0)])
                }),
            MetricFamily(
                "almanac_document_cache_bytes", "Size of the cached documents in bytes.", .gauge,
                Double(statistics.bytes)),
            MetricFamily(
                "almanac_document_oldest_age_seconds",
                "Time since an upstream last sent or confirmed the oldest of the documents in memory.", .gauge,
                [statistics.oldest.map { .init(Double($0.components.seconds)) }].compactMap(\.self)),
            MetricFamily(
                "almanac_documents_refused_total", "Upstream documents rejected as invalid.", .counter,
                Double(statistics.refused)),
            MetricFamily(
                "almanac_documents_failing", "Documents whose last fetch failed.", .gauge,
                Double(statistics.failing)),
        ] + fallbackMetrics
    }

    private var fallbackMetrics: [MetricFamily] {
        let answers = ledger.answers
        return [
            MetricFamily(
                "almanac_fallback_answers_total",
                "Answers made of the site's own documents, because an upstream failed that never sent any.", .counter,
                FallbackLedger.Part.allCases.map { .init(Double(answers[$0] ?? 0), labels: [("part", $0.rawValue)]) }),
            MetricFamily(
                "almanac_fallbacks", "Things that the site's own documents stand in for now.", .gauge,
                Double(ledger.count)),
        ]
    }

    private var hostMetrics: [MetricFamily] {
        let hosts = fetcher.hosts
        func family(
            _ name: String, _ help: String, _ kind: MetricFamily.Kind, _ value: (HostState) -> Double
        ) -> MetricFamily {
            MetricFamily(name, help, kind, hosts.map { .init(value($0), labels: [("host", $0.host)]) })
        }
        return [
            family("almanac_upstream_up", "1 if an upstream works, 0 if requests to it are suspended.", .gauge) {
                $0.health == .working ? 1 : 0
            },
            family("almanac_upstream_requests_total", "Requests to an upstream.", .counter) { Double($0.requests) },
            family("almanac_upstream_retries_total", "Requests to an upstream that were retries.", .counter) {
                Double($0.retries)
            },
            family("almanac_upstream_failures_total", "Requests to an upstream that failed.", .counter) {
                Double($0.failures)
            },
            family("almanac_upstream_bytes_total", "Bytes of documents received from an upstream.", .counter) {
                Double($0.bytes)
            },
        ]
    }
}

extension HostState {
    fileprivate var note: String {
        failure.map { "\(answers) answers, \(failures) failures; last failure: \($0)" }
            ?? "\(answers) answers, \(failures) failures"
    }
}
