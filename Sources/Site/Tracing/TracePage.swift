import HTML
import Places
import Support

/// The address of the page with a trace: `/trace?address=/quotes?draw=7`. It is not a place: only a site in development has
/// it.
enum TraceAddress {
    private static let (path, query) = ("trace", "address")

    static func link(to target: String) -> Link { Link(segments: [path], query: [(query, target)]) }

    /// The address whose trace is asked for; nil unless the address is that of the page with a trace.
    static func target(in address: Address) -> String? {
        guard address.path.elementsEqual([Address.Text(path)]) else { return nil }
        guard let target = address.value(query), !target.isEmpty else { return "/" }
        return target.string
    }
}

/// The content of the page with a trace.
struct TracePage: Sendable {
    let title: String
    let trace: String
}
