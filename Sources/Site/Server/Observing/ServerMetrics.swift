import NIOCore

/// The metrics that a server reports about itself.
enum ServerMetrics {
    static func families(_ core: ServerCore, _ loops: EventLoops) -> [MetricFamily] {
        let totals = loops.totals
        return [requests(totals), durations(totals)] + gauges(core, totals) + counters(core, totals)
    }

    private static func requests(_ totals: Counters.Values) -> MetricFamily {
        let samples = totals.requests.enumerated().filter { $0.element > 0 }.map { index, count in
            MetricFamily.Sample(
                Double(count),
                labels: [("method", Counters.methods[index / 5]), ("status", "\(index % 5 + 1)xx")])
        }
        return MetricFamily(
            "almanac_http_requests_total", "Requests answered, by method and class of status.", .counter, samples)
    }

    /// The histogram of durations. Each bucket includes all smaller ones (Prometheus, exposition formats).
    static func durations(_ totals: Counters.Values) -> MetricFamily {
        let bounds = Counters.bounds.map { Double($0) / 1_000_000_000 } + [.infinity]
        var below = 0
        let buckets = zip(bounds, totals.durations).map { bound, count in
            below += count
            return MetricFamily.Sample(
                Double(below), labels: [("le", Exposition.text(bound))], suffix: "_bucket")
        }
        return MetricFamily(
            "almanac_http_request_duration_seconds", "From a request's head to the end of its answer.", .histogram,
            buckets + [
                .init(Double(totals.nanoseconds) / 1_000_000_000, suffix: "_sum"),
                .init(Double(below), suffix: "_count"),
            ])
    }

    static func pageCache(_ cache: PageCacheStatistics) -> [MetricFamily] {
        [
            .init("almanac_page_cache_pages", "Finished pages in memory.", .gauge, Double(cache.pages)),
            .init("almanac_page_cache_bytes", "Their room in memory.", .gauge, Double(cache.bytes)),
            .init(
                "almanac_page_cache_evictions_total", "Finished pages that made room for others.", .counter,
                Double(cache.evictions)),
        ]
    }

    private static func gauges(_ core: ServerCore, _ totals: Counters.Values) -> [MetricFamily] {
        [
            .init(
                "almanac_http_requests_in_flight", "Requests begun and not yet answered.", .gauge,
                Double(totals.begun - totals.ended)),
            .init(
                "almanac_visits_in_flight", "Visits to modules under way.", .gauge, Double(core.visitsUnderWay)),
            .init("almanac_connections_open", "Connections open.", .gauge, Double(core.connections.open)),
            .init(
                "almanac_connections_limit", "Connections served at once.", .gauge, Double(core.limits.connections)),
            .init(
                "almanac_ready", "1 while visitors may be sent here.", .gauge,
                core.health().isReady && !core.isStopping ? 1 : 0),
        ]
    }

    private static func counters(_ core: ServerCore, _ totals: Counters.Values) -> [MetricFamily] {
        [
            .init(
                "almanac_connections_total", "Connections accepted.", .counter, Double(core.connections.accepted)),
            .init(
                "almanac_connections_refused_total", "Connections turned away, since there were too many.", .counter,
                Double(core.connections.refused)),
            .init(
                "almanac_connections_evicted_total", "Idle connections closed to make room for new ones.", .counter,
                Double(totals.evictions)),
            .init(
                "almanac_connections_timed_out_total", "Connections ended, since they were too slow.", .counter,
                Double(totals.timeouts)),
            .init(
                "almanac_visits_refused_total", "Visits turned away, since too many were under way.", .counter,
                Double(totals.overloads)),
            .init(
                "almanac_http_response_body_bytes_total", "Bytes of bodies sent.", .counter, Double(totals.bytes)),
            .init(
                "almanac_page_cache_requests_total", "Requests for pages, by whether the page was finished already.",
                .counter,
                [
                    .init(Double(totals.hits), labels: [("result", "hit")]),
                    .init(Double(totals.misses), labels: [("result", "miss")]),
                ]),
            .init(
                "almanac_log_lines_dropped_total", "Lines of the access log that nobody took.", .counter,
                Double(core.log?.dropped ?? 0)),
        ]
    }
}
