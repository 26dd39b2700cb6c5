import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import Synchronization

/// A request as it is sent, the secret in its address included. It does not print.
struct WireRequest: Sendable, CustomReflectable {
    var origin: WebAddress.Origin
    var head: HTTPRequestHead
    var body: [UInt8]
    /// Whether the body of an answer with this head is of interest; if not, it is not read.
    var wantsBody: @Sendable (HTTPResponseHead) -> Bool

    var customMirror: Mirror { Mirror(self, children: ["origin": origin]) }
}

/// An answer as it was sent, in its content coding.
struct WireAnswer: Sendable {
    var head: HTTPResponseHead
    var body: [UInt8]
}

/// Makes a connection for each request, and closes it when the answer was read.
///
/// It connects to the address that it is given and resolves no names, so it never connects to an address that nobody
/// has looked at. `Host`, SNI and the certificate's name are those of the origin. Connections are used once: documents
/// are fetched rarely, and where an upstream sends more than it announced, what is left over would be read as the next
/// answer.
struct Connector: Sendable, CustomReflectable {
    let limits: FetchLimits
    let security: ClientSecurity
    let group: any EventLoopGroup

    /// Without the group, which leads to every connection and to what is sent over it, secrets included.
    var customMirror: Mirror { Mirror(self, children: ["limits": limits]) }

    /// Ends when the answer is complete, when it cannot become so, or when the task is cancelled.
    func answer(to request: WireRequest, at address: IPAddress) async throws(BrokenExchange) -> WireAnswer {
        let connection = CancellableConnection()
        do {
            let place = try SocketAddress(ipAddress: address.description, port: request.origin.port)
            let context = request.origin.isSecure ? try security.context() : nil
            return try await withTaskCancellationHandler {
                try await open(request, at: place, context, as: connection).get()
            } onCancel: {
                connection.cancel()
            }
        } catch let error as BrokenExchange {
            throw error
        } catch {
            throw BrokenExchange(cause: error, hasHead: false)
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
        if let context { try pipeline.addHandler(request.origin.secured(by: context)) }
        try pipeline.addHandler(HTTPRequestEncoder())
        // Informational responses are handed on, so that they can be counted.
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

/// A connection that may be cancelled before it is there.
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
