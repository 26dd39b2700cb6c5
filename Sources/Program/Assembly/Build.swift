import AlmanacValues
import Documents
import Entities
import HTTPConnection
import HTTPServer
import Markup

/// What is running: the version of the program, its data, and the library that reads the data.
struct Build: CustomStringConvertible {
    /// The revision of the documents that the program reads: the embedded ones, or those of an operator's folder.
    let data: DataRevision

    /// This program with the data that was built in.
    static let embedded = Build(data: EmbeddedDocuments.revision)

    init(data: DataRevision) { self.data = data }

    /// - Parameter documents: the operator's folder; nil for the embedded documents.
    /// - Throws: why a document in the folder cannot be used.
    init(documents: String?) throws(DocumentFailure) {
        self =
            try documents.map { folder throws(DocumentFailure) in
                Build(data: try DocumentLibrary(DocumentFolder(folder)).revision())
            } ?? .embedded
    }

    /// What `--version` prints: a name and a value on each line.
    var description: String {
        (["almanac \(Version.number)"] + parts.map { "\($0.name) \($0.value)" }).joined(separator: "\n")
    }

    /// The same in one line.
    var summary: String { description.split(separator: "\n").joined(separator: ", ") }

    private var parts: [(name: String, value: String)] {
        [("data", data.description), ("libxml2", LibXML2Version.text)]
    }

    /// The metric that Prometheus joins with others: always 1, and the values are its labels.
    var metrics: MetricFamily {
        MetricFamily(
            "almanac_build_info", "Version of the program, revision of its data, version of libxml2.", .gauge,
            [.init(1, labels: [("version", Version.number)] + parts)])
    }

    /// The day of the data, so that an alert can tell when they are old; no sample if it is not known.
    var age: MetricFamily {
        let start = CivilDate(year: 1970, month: 1, day: 1)
        let seconds = data.date.flatMap { day in start.map { Double(day.dayNumber - $0.dayNumber) * 86_400 } }
        return MetricFamily(
            "almanac_data_timestamp_seconds", "The day on which the data last changed, in seconds since 1970.", .gauge,
            [seconds.map { .init($0) }].compactMap(\.self))
    }

    /// The keys by which a cache purges what this program made from this data.
    var surrogateKeys: [String] { ["version-\(Version.number)", "data-\(data)"] }

    /// The report for `/health/ready`. It omits the version of libxml2, which would only help those who look for its
    /// faults.
    func health(_ upstreams: LiveUpstreams?) -> HealthReport {
        var report = upstreams?.health ?? HealthReport()
        report.version = Version.number
        report.data = data.description
        return report
    }
}
