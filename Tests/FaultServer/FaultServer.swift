import NIOCore
import Synchronization

/// An HTTP/1.1 server on loopback that behaves as badly as it is told to, for tests.
///
///     let server = try await FaultServer.start { _ in .document("<a/>") }
///     server.fault = .silent
///     …
///     await server.stop()
///
/// Every request is recorded. Servers do not share anything: tests may run at the same time.
public final class FaultServer: Sendable {
    /// The port of 127.0.0.1 it listens on, the same for as long as it lives.
    public var port: Int { reservation.port }
    /// What it says where no fault is set.
    private let answer: @Sendable (ReceivedRequest) -> Reply
    /// What it shows of itself over TLS; nil for plain HTTP.
    let identity: Identity?
    private let reservation: PortReservation
    private let state = Mutex(State())
    let gate = Gate()

    private struct State {
        var fault: Fault?
        var listener: Listener?
        var requests: [ReceivedRequest] = []
        var connections = 0
        var names: [String?] = []
        var sent = 0
    }

    private init(
        reservation: PortReservation, identity: Identity?, answer: @escaping @Sendable (ReceivedRequest) -> Reply
    ) {
        self.reservation = reservation
        self.identity = identity
        self.answer = answer
    }

    /// Starts a server that answers by the closure, which may be asked from several tasks at once.
    public static func start(
        identity: Identity? = nil,
        answer: @escaping @Sendable (ReceivedRequest) -> Reply = { _ in .document("<document/>") }
    ) async throws -> FaultServer {
        let server = FaultServer(reservation: try PortReservation(), identity: identity, answer: answer)
        let listener = try await Listener.open(server: server).get()
        server.state.withLock { $0.listener = listener }
        return server
    }

    /// The names that clients asked for over TLS (SNI), one for each connection; nil where there was none.
    public var names: [String?] { state.withLock { $0.names } }

    /// The address of a path on this server.
    public func url(_ target: String = "/") -> String { "http://127.0.0.1:\(port)\(target)" }

    /// What goes wrong from now on, with every request; nil for nothing. Between `.refuses` and anything else the
    /// port stays reserved. Blocks for as long as it takes to close or open a socket; not for event loops.
    public var fault: Fault? {
        get { state.withLock { $0.fault } }
        set {
            let listens = state.withLock { state in
                state.fault = newValue
                return state.listener
            }
            if newValue == .refuses {
                try? listens?.close().wait()
                state.withLock { $0.listener = nil }
            } else if listens == nil, let listener = try? Listener.open(server: self).wait() {
                state.withLock { $0.listener = listener }
            }
        }
    }

    /// Every request so far, in the order in which they were read.
    public var requests: [ReceivedRequest] { state.withLock { $0.requests } }

    /// How many requests there were for a path, whatever their query.
    public func count(of path: String) -> Int { requests.count { $0.path == path } }

    /// How many connections were accepted.
    public var connections: Int { state.withLock { $0.connections } }

    /// How many bytes of bodies were handed to the network.
    public var bytesSent: Int { state.withLock { $0.sent } }

    public func forgetRequests() { state.withLock { $0.requests = [] } }

    /// Requests are read and recorded, but not answered before `release`.
    public func hold() { gate.shut() }

    public func release() { gate.open() }

    /// Closes the port and all connections.
    public func stop() async {
        gate.open()
        let listener = state.withLock { state in
            defer { state.listener = nil }
            return state.listener
        }
        try? await listener?.close().get()
        reservation.release()
    }
}

extension FaultServer {
    func connected() -> Int {
        state.withLock { state in
            state.connections += 1
            return state.connections
        }
    }

    /// Records a request, and says what to do about it; nil to drop the connection.
    func reply(to request: ReceivedRequest) -> Reply? {
        let fault = state.withLock { state -> Fault? in
            if state.fault != .refuses { state.requests.append(request) }
            return state.fault
        }
        if fault == .refuses { return nil }
        let good = answer(request)
        return fault?.reply(to: request, insteadOf: good) ?? good
    }

    func named(_ name: String?) { state.withLock { $0.names.append(name) } }

    func sent(_ count: Int) { state.withLock { $0.sent += count } }
}
