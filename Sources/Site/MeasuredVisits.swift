import Entities
import Layout
import Places
import Search
import ServiceContracts
import Support
import VIPER

/// Hands on a span for each visit of a sampled trace, and for each call between the parts of its module. Other visits
/// run without measurement.
struct MeasuredVisits: Visiting {
    let visits: any Visiting
    let sink: any SpanSink

    var traced: any Visiting { visits.traced }
    func showing(_ assets: Assets) -> any Visiting { MeasuredVisits(visits: visits.showing(assets), sink: sink) }
    func missed(_ miss: SearchMiss) async -> Rendering? { await visits.missed(miss) }

    func run(_ visit: Visit<Place>, by visitor: Visitor) async throws -> Outcome<Keeping> {
        guard let context = TraceContext.current, context.isSampled else {
            return try await visits.run(visit, by: visitor)
        }
        let (result, times) = await TracedCall.measure("Routes", "run(_:)") {
            // Decorated here, since decorators only record calls made during a trace.
            try await visits.traced.run(visit, by: visitor)
        }
        let end = UnixTime.nanoseconds()
        let spans = CallSpans(times, in: context, endedAt: end, section: visit.place.sectionName)
        sink.take(spans.all)
        return try result.get()
    }
}
