import NIOCore
import Support

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
