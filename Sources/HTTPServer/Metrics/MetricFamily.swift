/// A metric family as Prometheus defines it: a name, a description, and samples.
public struct MetricFamily: Sendable {
    public enum Kind: String, Sendable {
        case counter, gauge, histogram
    }

    /// One value with its labels.
    public struct Sample: Sendable {
        public let labels: [(name: String, value: String)]
        public let value: Double
        /// The suffix to the family's name: `_bucket`, `_sum` or `_count` for a histogram.
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

    /// Letters, digits and `_`; the name of a counter ends in `_total`.
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

    /// A family with a single value.
    public init(_ name: String, _ help: String, _ kind: Kind, _ value: Double) {
        self.init(name, help, kind, [Sample(value)])
    }
}
