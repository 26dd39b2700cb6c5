import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import Support
import Synchronization

/// A request as it is sent, including the secret in its address. Its mirror hides everything except the endpoint, so that
/// logs cannot print the secret.
struct WireRequest: Sendable, CustomReflectable {
    var endpoint: WebAddress.Endpoint
    var head: HTTPRequestHead
    var body: [UInt8]
    /// Whether to read the body of a response with this head.
    var wantsBody: @Sendable (HTTPResponseHead) -> Bool

    var customMirror: Mirror { Mirror(self, children: ["endpoint": endpoint]) }
}

/// A response as it was received, its content coding still applied.
struct WireAnswer: Sendable {
    var head: HTTPResponseHead
    var body: [UInt8]
}

/// Opens a connection for each request, and closes it after the response.
///
/// The caller passes the address to connect to. The connector resolves no names, so it never connects to an address
/// that no rule has checked. `Host`, SNI and the certificate's name are those of the endpoint. Connections are not
/// reused: documents are fetched rarely, and if an upstream sends more than it announced, the rest would be read as the
/// next response.
struct Connector: Sendable, CustomReflectable {
    let limits: FetchLimits
    let security: ClientSecurity
    let group: any EventLoopGroup

    /// Leaves out the group, which leads to every connection and to the data sent over it, secrets included.
    var customMirror: Mirror { Mirror(self, children: ["limits": limits]) }

    /// Sends a request and returns its response. Ends early if the task is cancelled.
    ///
    /// - Throws: if no complete response can be received.
    func answer(to request: WireRequest, at address: IPAddress) async throws(BrokenRoundTrip) -> WireAnswer {
        let connection = CancellableConnection()
        do {
            let place = try SocketAddress(ipAddress: address.description, port: request.endpoint.port)
            let context = request.endpoint.isSecure ? try security.context() : nil
            return try await withTaskCancellationHandler {
                try await open(request, at: place, context, as: connection).get()
            } onCancel: {
                connection.cancel()
            }
        } catch let error as BrokenRoundTrip {
            throw error
        } catch {
            throw BrokenRoundTrip(cause: error, hasHead: false)
        }
    }

    private func open(
        _ request: WireRequest, at place: SocketAddress, _ context: NIOSSLContext?, as connection: CancellableConnection
    ) -> EventLoopFuture<WireAnswer> {
        let loop = group.next()
        let answer = loop.makePromise(of: WireAnswer.self)
        ClientBootstrap(group: loop)
            .channelOption(.socketOption(.tcp_nodelay), value: 1)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try add(request, context, answer: answer, to: channel)
                    connection.begin(channel)
                }
            }
            .connect(to: place)
            .whenFailure { answer.fail($0) }
        return answer.futureResult
    }

    private func add(
        _ request: WireRequest, _ context: NIOSSLContext?, answer: EventLoopPromise<WireAnswer>, to channel: any Channel
    ) throws {
        let pipeline = channel.pipeline.syncOperations
        let meter = WireMeter(budget: WireBudget(size: limits.size))
        try pipeline.addHandler(meter)
        if let context { try pipeline.addHandler(request.endpoint.secured(by: context)) }
        try pipeline.addHandler(HTTPRequestEncoder())
        // Forward informational responses, so that `AnswerReader` can count them.
        let decoder = HTTPResponseDecoder(informationalResponseStrategy: .forward, limitConfiguration: .answers)
        try pipeline.addHandler(ByteToMessageHandler(decoder))
        try pipeline.addHandler(NIOHTTPRequestHeadersValidator())
        try pipeline.addHandler(AnswerReader(request, limits: limits, meter: meter, answer: answer))
    }
}

extension NIOHTTPDecoderLimitConfiguration {
    fileprivate static var answers: Self {
        var limits = Self()
        limits.maxHeaderFieldSize = WireBudget.fieldLimit
        limits.maxHeaderListSize = WireBudget.headersLimit
        limits.maxHeaderFieldCount = WireBudget.fieldCountLimit
        return limits
    }
}

/// A connection that can be cancelled before it is open.
private final class CancellableConnection: Sendable {
    private enum State {
        case waiting
        case open(any Channel)
        case cancelled
    }

    private let state = Mutex(State.waiting)

    func begin(_ channel: any Channel) {
        let isCancelled = state.withLock { state in
            if case .cancelled = state { return true }
            state = .open(channel)
            return false
        }
        if isCancelled { channel.close(promise: nil) }
    }

    func cancel() {
        let old = state.withLock { state in
            defer { state = .cancelled }
            return state
        }
        if case .open(let channel) = old { channel.close(promise: nil) }
    }
}
