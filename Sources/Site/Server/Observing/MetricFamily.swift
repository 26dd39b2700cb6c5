/// What Prometheus calls a metric family: a name, what it means, and its samples.
public struct MetricFamily: Sendable {
    public enum Kind: String, Sendable {
        case counter, gauge, histogram
    }

    /// One value.
    public struct Sample: Sendable {
        public let labels: [(name: String, value: String)]
        public let value: Double
        /// What stands behind the family's name: `_bucket`, `_sum`, `_count` of a histogram.
        let suffix: String

        public init(_ value: Double, labels: [(name: String, value: String)] = []) {
            self.init(value, labels: labels, suffix: "")
        }

        init(_ value: Double, labels: [(name: String, value: String)] = [], suffix: String) {
            self.labels = labels
            self.value = value
            self.suffix = suffix
        }
    }

    /// Letters, digits and `_`; a counter's ends in `_total`.
    public let name: String
    public let help: String
    public let kind: Kind
    public let samples: [Sample]

    public init(_ name: String, _ help: String, _ kind: Kind, _ samples: [Sample]) {
        self.name = name
        self.help = help
        self.kind = kind
        self.samples = samples
    }

    /// One with a single value.
    public init(_ name: String, _ help: String, _ kind: Kind, _ value: Double) {
        self.init(name, help, kind, [Sample(value)])
    }
}
