import Adapters
import NIOCore
import NIOHTTP1
import NIOSSL
import NIOTLS

/// Sends one request over a connection, reads one response, and closes the connection.
///
/// The last handler of the pipeline. It does not trust what the parser lets through: it checks statuses, informational
/// responses, body pieces and lengths itself.
final class AnswerReader: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias OutboundOut = HTTPClientRequestPart

    private let request: WireRequest
    private let limits: FetchLimits
    private let meter: WireMeter
    private let answer: EventLoopPromise<WireAnswer>
    private var head: HTTPResponseHead?
    private var body: [UInt8] = []
    private var isDone = false
    private var connecting: Scheduled<Void>?

    init(_ request: WireRequest, limits: FetchLimits, meter: WireMeter, answer: EventLoopPromise<WireAnswer>) {
        self.request = request
        self.limits = limits
        self.meter = meter
        self.answer = answer
    }

    func handlerAdded(context: ChannelHandlerContext) {
        connecting = context.eventLoop.assumeIsolated().scheduleTask(in: .init(limits.connect)) {
            self.fail(WireFailure.noConnection)
        }
    }

    /// Reports no failure: if connecting fails, `Connector` reports why, and an open connection ends with
    /// `channelInactive`.
    func handlerRemoved(context: ChannelHandlerContext) { connecting?.cancel() }

    func channelActive(context: ChannelHandlerContext) {
        if !request.endpoint.isSecure { send(context: context) }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard case TLSUserEvent.handshakeCompleted = event, !isDone else { return }
        guard let certificate = Self.certificate(context), request.endpoint.isNamed(by: certificate) else {
            return fail(WireFailure.certificate(.otherName))
        }
        send(context: context)
    }

    private func send(context: ChannelHandlerContext) {
        connecting?.cancel()
        context.write(wrapOutboundOut(.head(request.head)), promise: nil)
        if !request.body.isEmpty {
            context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: request.body)))), promise: nil)
        }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isDone else { return }
        switch unwrapInboundIn(data) {
        case .head(let head): begin(head)
        case .body(let piece): append(piece)
        case .end: if let head { finish(.success(WireAnswer(head: head, body: body))) }
        }
    }

    private func begin(_ head: HTTPResponseHead) {
        switch Int(head.status.code) {
        case 100, 102...199:
            if !meter.budget.informationalResponse() { fail(WireFailure.tooManyInformational) }
        case 200...599:
            self.head = head
            if !request.wantsBody(head) { finish(.success(WireAnswer(head: head, body: []))) }
        case let status:
            // Includes 101: the request did not ask to switch protocols.
            fail(WireFailure.status(status))
        }
    }

    private func append(_ piece: ByteBuffer) {
        guard meter.budget.piece() else { return fail(WireFailure.overBudget) }
        guard body.count + piece.readableBytes <= limits.size else { return fail(WireFailure.tooLarge) }
        body.append(contentsOf: piece.readableBytesView)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if request.endpoint.isSecure, let problem = CertificateProblem(error, of: Self.certificate(context)) {
            fail(WireFailure.certificate(problem))
        } else {
            fail(error)
        }
    }

    func channelInactive(context: ChannelHandlerContext) { fail(WireFailure.closed) }

    private func fail(_ error: any Error) {
        finish(.failure(BrokenRoundTrip(cause: error, hasHead: head != nil)))
    }

    private func finish(_ result: Result<WireAnswer, any Error>) {
        guard !isDone else { return }
        isDone = true
        connecting?.cancel()
        answer.completeWith(result)
        meter.hangUp()
    }

    private static func certificate(_ context: ChannelHandlerContext) -> NIOSSLCertificate? {
        (try? context.pipeline.syncOperations.handler(type: NIOSSLClientHandler.self))?.peerCertificate
    }
}
