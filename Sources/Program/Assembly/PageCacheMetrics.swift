import HTTPServer
import Site

extension PageCacheStatistics {
    /// The metrics of the page cache, for Prometheus.
    var metrics: [MetricFamily] {
        [
            .init("almanac_page_cache_pages", "Pages in the page cache.", .gauge, Double(pages)),
            .init("almanac_page_cache_bytes", "Size of the page cache in bytes.", .gauge, Double(bytes)),
            .init(
                "almanac_page_cache_evictions_total", "Pages evicted from the page cache.", .counter,
                Double(evictions)),
        ]
    }
}
