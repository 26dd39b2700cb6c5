import NIOCore
import Support
import Synchronization

/// The idle connections of one event loop, in the order in which they became idle. Used on that loop only; other loops
/// see only `load`.
final class IdleConnections<Connection: AnyObject> {
    let load = IdleLoad()
    private var order = RecencyOrder()
    private var entries: [(connection: Connection?, since: NIODeadline)] = []

    /// - Returns: the connection's number here.
    func add(_ connection: Connection, since: NIODeadline) -> Int {
        let number = order.insert()
        if number == entries.count { entries.append((nil, since)) }
        entries[number] = (connection, since)
        tell()
        return number
    }

    /// Notes that a connection has handled a request and is idle again.
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

    /// The connection that has been idle longest; nil if none is idle.
    var longest: Connection? { order.oldest.flatMap { entries[$0].connection } }

    private func tell() {
        load.update(count: order.count, since: order.oldest.map { entries[$0].since } ?? .distantFuture)
    }
}

/// The number of idle connections of one event loop, and the time since when. Safe to use from any loop.
final class IdleLoad: Sendable {
    private let count = Atomic(0)
    private let claims = Atomic(0)
    private let nanoseconds = Atomic(UInt64.max)

    /// The time at which the longest idle connection became idle; `distantFuture` if none is idle.
    var since: NIODeadline { .uptimeNanoseconds(nanoseconds.load(ordering: .relaxed)) }

    fileprivate func update(count: Int, since: NIODeadline) {
        self.count.store(count, ordering: .relaxed)
        nanoseconds.store(since.uptimeNanoseconds, ordering: .relaxed)
    }

    /// Reserves one of the idle connections, so that it can be closed. If this returns true, `settle` has to follow on
    /// the connections' loop.
    ///
    /// - Returns: false if all are reserved already.
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
