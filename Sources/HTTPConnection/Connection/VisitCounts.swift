import Synchronization

/// Counts the visits to modules in progress, and refuses those beyond the limits.
package final class VisitCounts: Sendable {
    /// How much work a visit takes.
    enum Work: Sendable {
        case little, much
    }

    private let visits = Atomic(0)
    private let works = Atomic(0)
    private let most: Int
    private let mostWork: Int

    init(_ limits: ServerLimits) {
        most = limits.visits
        mostWork = limits.heavyVisits
    }

    /// Begins a visit. If it is refused, returns the limit that was reached. Otherwise `end` has to follow.
    func begin(_ work: Work) -> TurnAwayLog.Cause? {
        guard Self.begin(visits, most) else { return .visits }
        if work == .little || Self.begin(works, mostWork) { return nil }
        visits.subtract(1, ordering: .relaxed)
        return .heavyVisits
    }

    func end(_ work: Work) {
        visits.subtract(1, ordering: .relaxed)
        if work == .much { works.subtract(1, ordering: .relaxed) }
    }

    /// All visits in progress.
    package var underWay: Int { visits.load(ordering: .relaxed) }
    /// Those that take much work.
    package var worksUnderWay: Int { works.load(ordering: .relaxed) }

    private static func begin(_ count: borrowing Atomic<Int>, _ most: Int) -> Bool {
        guard count.add(1, ordering: .relaxed).oldValue >= most else { return true }
        count.subtract(1, ordering: .relaxed)
        return false
    }
}
