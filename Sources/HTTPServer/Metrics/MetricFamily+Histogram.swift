extension MetricFamily {
    /// The observations of a histogram with the same labels.
    public struct Observations: Sendable {
        let labels: [(name: String, value: String)]
        let counts: [Int]
        let nanoseconds: Int

        /// - Parameters:
        ///   - counts: by bucket, without those of smaller ones; the last bucket has no bound.
        ///   - nanoseconds: the sum of the observed times.
        public init(_ counts: [Int], nanoseconds: Int, labels: [(name: String, value: String)] = []) {
            self.labels = labels
            self.counts = counts
            self.nanoseconds = nanoseconds
        }
    }

    /// A histogram of times. Each bucket includes all smaller ones (Prometheus, exposition formats).
    ///
    /// - Parameter bounds: the upper bounds of the buckets but the last, in nanoseconds.
    public static func histogram(
        _ name: String, _ help: String, bounds: [Int64], _ all: [Observations]
    ) -> MetricFamily {
        let edges = bounds.map { Double($0) / 1_000_000_000 } + [.infinity]
        let samples = all.flatMap { one in
            var below = 0
            let buckets = zip(edges, one.counts).map { edge, count in
                below += count
                return Sample(
                    Double(below), labels: one.labels + [("le", Exposition.text(edge))], suffix: "_bucket")
            }
            return buckets + [
                Sample(Double(one.nanoseconds) / 1_000_000_000, labels: one.labels, suffix: "_sum"),
                Sample(Double(below), labels: one.labels, suffix: "_count"),
            ]
        }
        return MetricFamily(name, help, .histogram, samples)
    }
}
