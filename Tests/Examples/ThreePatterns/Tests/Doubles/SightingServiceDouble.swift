import Birds
import Synchronization

/// A service with the sightings that a test sets, shared by the tests of all patterns. It records what is added.
public final class SightingServiceDouble: SightingService {
    private let sightings: [Sighting]?
    private let isDownForAdding: Bool
    private let recorded = Mutex<[Sighting]>([])

    /// - Parameter sightings: nil if the source does not answer.
    public init(_ sightings: [Sighting]?, isDownForAdding: Bool = false) {
        self.sightings = sightings
        self.isDownForAdding = isDownForAdding || sightings == nil
    }

    public var added: [Sighting] { recorded.withLock { $0 } }

    public func all() async throws(SourceDown) -> [Sighting] {
        guard let sightings else { throw SourceDown() }
        return sightings
    }

    public func add(_ sighting: Sighting) async throws(SourceDown) {
        if isDownForAdding { throw SourceDown() }
        recorded.withLock { $0.append(sighting) }
    }
}
