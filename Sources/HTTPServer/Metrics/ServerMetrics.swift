import HTTPConnection

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
            "almanac_http_requests_total", "HTTP requests answered, by method and status class.", .counter, samples)
    }

    static func durations(_ totals: Counters.Values) -> MetricFamily {
        .histogram(
            "almanac_http_request_duration_seconds", "Time from a request's head to the end of its response.",
            bounds: Counters.bounds, [.init(totals.durations, nanoseconds: totals.nanoseconds)])
    }

    private static func gauges(_ core: ServerCore, _ totals: Counters.Values) -> [MetricFamily] {
        [
            .init(
                "almanac_http_requests_in_flight", "HTTP requests in progress.", .gauge,
                Double(totals.begun - totals.ended)),
            .init(
                "almanac_visits_in_flight", "Visits to modules in progress.", .gauge, Double(core.visits.underWay)),
            .init(
                "almanac_heavy_visits_in_flight", "Visits in progress that take much work.", .gauge,
                Double(core.visits.worksUnderWay)),
            .init("almanac_connections_open", "Open connections.", .gauge, Double(core.connections.open)),
            .init(
                "almanac_connections_limit", "Maximum number of open connections.", .gauge,
                Double(core.limits.connections)),
            .init(
                "almanac_ready", "1 if the instance is ready for visitors, 0 if not.", .gauge,
                core.health().isReady && !core.isStopping ? 1 : 0),
        ]
    }

    private static func counters(_ core: ServerCore, _ totals: Counters.Values) -> [MetricFamily] {
        [
            .init(
                "almanac_connections_total", "Connections accepted.", .counter, Double(core.connections.accepted)),
            .init(
                "almanac_connections_refused_total", "Connections refused because the limit was reached.", .counter,
                Double(core.connections.refused)),
            .init(
                "almanac_connections_evicted_total", "Idle connections closed to make room for new ones.", .counter,
                Double(totals.evictions)),
            .init(
                "almanac_connections_timed_out_total", "Connections closed because the client was too slow.", .counter,
                Double(totals.timeouts)),
            .init(
                "almanac_visits_refused_total", "Visits refused because the limit was reached.", .counter,
                Double(totals.overloads)),
            .init(
                "almanac_http_response_body_bytes_total", "Bytes of response bodies sent.", .counter,
                Double(totals.bytes)),
            .init(
                "almanac_page_cache_requests_total", "Lookups in the page cache, by result.",
                .counter,
                [
                    .init(Double(totals.hits), labels: [("result", "hit")]),
                    .init(Double(totals.misses), labels: [("result", "miss")]),
                ]),
            .init(
                "almanac_log_lines_dropped_total", "Access log lines dropped because the output was too slow.",
                .counter,
                Double(core.log?.writer.dropped ?? 0)),
        ]
    }
}
