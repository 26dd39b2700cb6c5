/// What an export has done so far.
public struct ExportCounts: Hashable, Sendable {
    /// Pages and other files with an address, without their compressed forms.
    public var pages = 0
    /// The pages among them that were new or had changed.
    public var written = 0
    /// Pages of an older export that are no longer part of the site.
    public var removed = 0
    public var redirects = 0
    /// Pages that could not be made.
    public var failures = 0
    /// Some of their addresses.
    public var examples: [String] = []
    /// The size of all files, compressed and not.
    public var bytes = 0

    public init() {}

    mutating func note(failure target: String) {
        failures += 1
        if examples.count < Self.mostExamples { examples.append(target) }
    }

    mutating func add(_ other: ExportCounts) {
        pages += other.pages
        written += other.written
        removed += other.removed
        redirects += other.redirects
        failures += other.failures
        examples = Array((examples + other.examples).prefix(Self.mostExamples))
        bytes += other.bytes
    }

    private static let mostExamples = 5
}

/// How far an export is.
public struct ExportProgress: Hashable, Sendable {
    public let counts: ExportCounts
    /// From 0 to 1, estimated by the size of the chapters.
    public let share: Double
    public let elapsed: Duration

    public init(counts: ExportCounts, share: Double, elapsed: Duration) {
        self.counts = counts
        self.share = share
        self.elapsed = elapsed
    }
}
