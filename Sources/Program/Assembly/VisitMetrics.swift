import HTTPServer
import Site

extension VisitTimes {
    /// The metric of how long pages take to make, by section of the site.
    var metric: MetricFamily {
        .histogram(
            "almanac_visit_duration_seconds",
            "Time to make a page or record, by section of the site; without those that the page cache has.",
            bounds: Self.bounds,
            values.map {
                .init($0.row.counts, nanoseconds: $0.row.nanoseconds, labels: [("section", $0.section)])
            })
    }
}
