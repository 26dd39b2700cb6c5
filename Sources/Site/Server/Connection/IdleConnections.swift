import NIOCore
import Synchronization

/// The connections of one event loop that wait for a request, in the order in which they began to; used on that loop
/// only. Other loops know of it what `load` says.
final class IdleConnections<Connection: AnyObject> {
    let load = IdleLoad()
    private var order = RecencyOrder()
    private var entries: [(connection: Connection?, since: NIODeadline)] = []

    /// - Returns: its number here.
    func add(_ connection: Connection, since: NIODeadline) -> Int {
        let number = order.insert()
        if number == entries.count { entries.append((nil, since)) }
        entries[number] = (connection, since)
        tell()
        return number
    }

    /// It was asked something, and waits again.
    func renew(_ number: Int, since: NIODeadline) {
        order.use(number)
        entries[number].since = since
        tell()
    }

    func remove(_ number: Int) {
        order.remove(number)
        entries[number].connection = nil
        tell()
    }

    /// The one that has waited for longest.
    var longest: Connection? { order.oldest.flatMap { entries[$0].connection } }

    private func tell() {
        load.update(count: order.count, since: order.oldest.map { entries[$0].since } ?? .distantFuture)
    }
}

/// How many connections of one event loop wait for a request, and since when; for all loops.
final class IdleLoad: Sendable {
    private let count = Atomic(0)
    private let claims = Atomic(0)
    private let nanoseconds = Atomic(UInt64.max)

    /// Since when the one has waited that has waited for longest; `distantFuture` if none waits.
    var since: NIODeadline { .uptimeNanoseconds(nanoseconds.load(ordering: .relaxed)) }

    fileprivate func update(count: Int, since: NIODeadline) {
        self.count.store(count, ordering: .relaxed)
        nanoseconds.store(since.uptimeNanoseconds, ordering: .relaxed)
    }

    /// Whether one of them can be closed. If so it is promised to who asked, and `settle` has to follow on the loop.
    func claim() -> Bool {
        let (_, claimed) = claims.add(1, ordering: .relaxed)
        guard claimed > count.load(ordering: .relaxed) else { return true }
        claims.subtract(1, ordering: .relaxed)
        return false
    }

    func settle() {
        claims.subtract(1, ordering: .relaxed)
    }
}
