import NIOCore
import Synchronization

/// An HTTP/1.1 server on loopback that fails on request, for tests.
///
///     let server = try await FaultServer.start { _ in .document("<a/>") }
///     server.fault = .silent
///     …
///     await server.stop()
///
/// Records every request. Servers share nothing, so tests may run in parallel.
public final class FaultServer: Sendable {
    /// The port of 127.0.0.1 the server listens on. It does not change.
    public var port: Int { reservation.port }
    /// Makes the reply while no fault is set.
    private let answer: @Sendable (ReceivedRequest) -> Reply
    /// The certificate and key for TLS; nil for plain HTTP.
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

    /// Starts a server that replies with the closure's results. Several tasks may call the closure at once.
    public static func start(
        identity: Identity? = nil,
        answer: @escaping @Sendable (ReceivedRequest) -> Reply = { _ in .document("<document/>") }
    ) async throws -> FaultServer {
        let server = FaultServer(reservation: try PortReservation(), identity: identity, answer: answer)
        let listener = try await Listener.open(server: server).get()
        server.state.withLock { $0.listener = listener }
        return server
    }

    /// The server names that clients sent over TLS (SNI), one for each connection; nil if the client sent none.
    public var names: [String?] { state.withLock { $0.names } }

    /// The URL of a target on this server.
    public func url(_ target: String = "/") -> String { "http://127.0.0.1:\(port)\(target)" }

    /// The fault of every response from now on; nil for none. The port stays reserved during `.refuses`. Setting it
    /// blocks while a socket is closed or opened, so never set it on an event loop.
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

    /// All requests so far, in the order in which they were read.
    public var requests: [ReceivedRequest] { state.withLock { $0.requests } }

    /// The number of requests for a path, with any query.
    public func count(of path: String) -> Int { requests.count { $0.path == path } }

    /// The number of accepted connections.
    public var connections: Int { state.withLock { $0.connections } }

    /// The number of body bytes passed to the network.
    public var bytesSent: Int { state.withLock { $0.sent } }

    public func forgetRequests() { state.withLock { $0.requests = [] } }

    /// Reads and records requests without answering them until `release`.
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

    /// Records a request and returns the reply to it; nil to drop the connection.
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
