import NIOCore
import NIOHTTP1

/// One connection. What happens is `ConnectionMachine`'s to decide; here it is done.
final class ConnectionHandler: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// Told to every connection when the server ends.
    enum Drain: Sendable {
        /// The next answer is the last.
        case announce
        /// Whoever asks for nothing is sent away.
        case end
    }

    /// What came and has to wait for its turn: answers go out in the order of requests (RFC 9112, section 9.3.2).
    private enum Arrival {
        case part(HTTPServerRequestPart)
        case fault(Refusal)
        case inputClosed
    }

    let loop: LoopCore
    var limits: Server.Limits { loop.server.limits }
    var machine: ConnectionMachine
    var exchange: OpenExchange?
    /// Tells an answer that comes late from one that is waited for.
    var serial = 0
    var task: Task<Void, Never>?
    var timer = ConnectionTimer()
    /// Bytes of the answer that were not taken when it was last looked; nil where nothing waits to go out.
    var unsent: Int?
    /// When the whole answer has to be taken.
    var sendingEnd = NIODeadline.distantFuture
    var isMidHead = false
    private(set) var isInputClosed = false
    private var context: ChannelHandlerContext?
    private var peer: Peer?
    private var isProxy = false
    private var arrivals = CircularBuffer<Arrival>(initialCapacity: 4)
    private var isReadHeld = false
    private var hasArrived = false

    init(_ loop: LoopCore) {
        self.loop = loop
        machine = ConnectionMachine(longestBody: loop.server.limits.drainedBody)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
    }

    func handlerRemoved(context _: ChannelHandlerContext) {
        context = nil
    }

    func channelActive(context: ChannelHandlerContext) {
        peer = context.channel.remoteAddress.flatMap(Peer.init)
        isProxy = peer.map(loop.server.trusted.trusts) ?? false
        loop.server.connections.began(context.channel)
        if loop.server.isStopping { machine.announceEnd() }
        wait(limits.firstByte, context)
        context.fireChannelActive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        hasArrived = true
        isMidHead = false
        arrive(.part(unwrapInboundIn(data)), context)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        context.flush()
        if !hasArrived, !isMidHead, machine.phase == .waiting {
            // Bytes came, but no head: it has begun.
            isMidHead = true
            wait(limits.head, context)
        }
        hasArrived = false
        context.fireChannelReadComplete()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case HTTPParserError.invalidEOFState: break
        case is HTTPParserError: arrive(.fault(Refusal(error)), context)
        default: context.close(promise: nil)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case ChannelEvent.inputClosed:
            arrive(.inputClosed, context)
        case Drain.announce:
            machine.announceEnd()
        case Drain.end:
            let isMidRequest = isMidHead || !arrivals.isEmpty
            if machine.drain(isMidRequest: isMidRequest) == .close { closeWhenSent(context) }
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        proceed(context)
        context.fireChannelWritabilityChanged()
    }

    /// Nothing is read while nothing can be done with it: the visitor waits, not our memory.
    func read(context: ChannelHandlerContext) {
        if isTaking(context) { context.read() } else { isReadHeld = true }
    }

    func channelInactive(context: ChannelHandlerContext) {
        machine.closed()
        timer.cancel()
        abandonVisit()
        serial += 1
        if exchange != nil { record() }
        context.fireChannelInactive()
    }

    /// Answers a request with a finished page, if there is one and it is this request's turn.
    func answersAtOnce(_ head: RequestHead) -> Bool {
        guard let context, machine.phase == .waiting, arrivals.isEmpty, !isMidHead, context.channel.isWritable
        else { return false }
        let exchange = opened(head)
        guard let request = exchange.request, let finished = loop.server.site.finished(request),
            machine.head(head.framing) == .receive, machine.end() == .answer
        else { return false }
        hasArrived = true
        open(exchange)
        write(finished, context)
        return true
    }

    private func isTaking(_ context: ChannelHandlerContext) -> Bool {
        machine.takesRequests && context.channel.isWritable
    }

    private func arrive(_ arrival: Arrival, _ context: ChannelHandlerContext) {
        if arrivals.isEmpty, isTaking(context) { take(arrival, context) } else { arrivals.append(arrival) }
    }

    /// Goes on with what has waited.
    func proceed(_ context: ChannelHandlerContext) {
        while isTaking(context), let arrival = arrivals.popFirst() { take(arrival, context) }
        context.flush()
        if isReadHeld, isTaking(context) {
            isReadHeld = false
            context.read()
        }
    }

    private func take(_ arrival: Arrival, _ context: ChannelHandlerContext) {
        switch arrival {
        case .part(.head(let head)):
            begin(RequestHead(head), context)
        case .part(.body(let bytes)):
            switch machine.body(bytes.readableBytes) {
            case .keep:
                exchange?.take(bytes)
            case .answerWithoutBody:
                exchange?.dropBody()
                answer(context)
            case .drop: break
            }
        case .part(.end):
            if machine.end() == .answer { answer(context) }
        case .fault(let refusal):
            guard machine.fault() == .refuse else { return }
            refuse(refusal, context)
        case .inputClosed:
            isInputClosed = true
            if machine.inputClosed() == .close { closeWhenSent(context) }
        }
    }

    private func begin(_ head: RequestHead, _ context: ChannelHandlerContext) {
        guard machine.phase == .waiting else { return }
        open(opened(head))
        if let fault = head.fault {
            if machine.fault() == .refuse { refuse(Refusal(fault), context) }
            return
        }
        switch machine.head(head.framing) {
        case .receive:
            if head.framing.hasBody { wait(limits.body, context) }
        case .sendContinueAndReceive:
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: "HTTP/1.1 100 Continue\r\n\r\n")), promise: nil)
            wait(limits.body, context)
        case .answerWithoutBody:
            exchange?.dropBody()
            answer(context)
        case .drop: break
        }
    }

    /// Begins an exchange.
    func open(_ exchange: OpenExchange) {
        loop.clock.update()
        loop.counters.begin()
        self.exchange = exchange
        serial += 1
    }

    /// The exchange of a head; one that cannot be read has one too.
    func opened(_ head: RequestHead?) -> OpenExchange {
        guard var head else { return OpenExchange(request: nil, id: loop.nextID(), client: peer?.ipAddress) }
        guard isProxy, let peer else {
            return OpenExchange(
                request: head.request, isOld: head.isOld, id: loop.nextID(), client: peer?.ipAddress)
        }
        let client = head.trust(peer, loop.server.trusted)
        let id = head.requestID.flatMap(RequestID.init(given:)) ?? loop.nextID()
        return OpenExchange(request: head.request, isOld: head.isOld, id: id, client: client)
    }

    func close(_ context: ChannelHandlerContext) {
        machine.closed()
        context.close(promise: nil)
    }
}
