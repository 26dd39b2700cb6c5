import Entities
import Layout
import Places
import ServiceContracts
import Synchronization
import VIPER

/// Records the calls of a visit, which the site runs as any other.
final class RecordedVisits: Visiting {
    private let visits: any Visiting
    private let recorded: Recording

    /// The calls of the visit, whatever language it is in.
    private final class Recording: Sendable {
        let trace = Mutex<TraceRecord?>(nil)
    }

    convenience init(_ visits: any Visiting) {
        self.init(visits, Recording())
    }

    private init(_ visits: any Visiting, _ recorded: Recording) {
        self.visits = visits
        self.recorded = recorded
    }

    /// The calls; nil if no visit was run.
    var trace: TraceRecord? { recorded.trace.withLock { $0 } }

    func showing(_ assets: Assets) -> any Visiting { RecordedVisits(visits.showing(assets), recorded) }

    func run(_ visit: Visit<Place>, by visitor: Visitor) async throws -> Outcome<Keeping> {
        let names = [visitor.preferences.name, visitor.draft?.preferences.name].compactMap(\.self)
        let (result, trace) = await TracedCall.record("Routes", "run(_:)", [visit.place], hiding: names) {
            // Decorated here, since decorators only record calls made during a trace.
            try await self.visits.traced.run(visit, by: visitor)
        }
        recorded.trace.withLock { $0 = trace }
        return try result.get()
    }
}
