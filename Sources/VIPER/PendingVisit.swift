import Landings
import Synchronization

/// A visitor's share in a visit that runs in a task of its own, so that its page can be sent in two parts, or to several
/// visitors.
///
/// The task ends with the visit: it is cancelled when no visitor has a share in it any more. A response that is sent in
/// two parts keeps its share until the rest is made; a visitor who disconnects gives it up.
/// ```swift
/// let visit = PendingVisit { await module.run(Visit(place)) }
/// if let outcome = await visit.value(within: .milliseconds(100)) {
///     send(outcome)
/// } else if let opening = await visit.opening {
///     send(opening.bytes)
///     send(opening.rest(await visit.value()))
/// }
/// ```
public final class PendingVisit<Value: Sendable>: Sendable {
    private let shared: Mutex<SharedVisit<Value>?>

    /// Takes a share in a visit that may have others.
    public init(_ shared: SharedVisit<Value>) {
        self.shared = Mutex(shared)
    }

    /// Starts a visit that belongs to one visitor.
    public convenience init(on executor: (any TaskExecutor)? = nil, _ make: @escaping @Sendable () async -> Value) {
        self.init(SharedVisit(on: executor, make))
    }

    /// The beginning of the page, to be sent at once; nil if the screen has no loading state.
    ///
    /// Waits until the module has begun, which a busy machine may delay: a visitor who has run out of patience by then
    /// gets it all the same.
    public var opening: Opening? {
        get async {
            let stage = shared.withLock { $0?.stage }
            return await stage?.opening
        }
    }

    /// Waits for the value. Nil if the waiting task is cancelled before.
    public func value() async -> Value? { await value(in: nil) }

    /// Waits for the value. Nil if it is not there within this time, or if the waiting task is cancelled before.
    public func value(within time: Duration) async -> Value? { await value(in: time) }

    private func value(in time: Duration?) async -> Value? {
        let landing = shared.withLock { $0?.work.landing }
        if let value = await landing?.value(within: time) { return value }
        if Task.isCancelled { await leave() }
        return nil
    }

    /// Gives up the share, and waits until the task has ended: its executor may end with the visitor who started it.
    private func leave() async {
        let task = shared.withLock { shared in
            defer { shared = nil }
            return shared?.work.task
        }
        await task?.value
    }
}
