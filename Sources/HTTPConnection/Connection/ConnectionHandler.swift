import HTTPMessages
import NIOCore
import NIOHTTP1
import Support

/// The handler of one connection. `ConnectionMachine` decides what to do; this class does it.
final class ConnectionHandler: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    let loop: LoopCore
    var limits: ServerLimits { loop.server.limits }
    var machine: ConnectionMachine
    var exchange: OpenExchange?
    /// Identifies the current exchange, so that a response that arrives too late is recognised and dropped.
    var serial = 0
    var task: Task<Void, Never>?
    var timer = ConnectionTimer()
    /// The number of bytes that were still to be sent at the last check; nil if nothing waits to be sent.
    var unsent: Int?
    /// The deadline for sending the whole response.
    var sendingEnd = NIODeadline.distantFuture
    var isMidHead = false
    private(set) var isInputClosed = false
    /// Tracks where in a request the next byte belongs.
    var cutter = RequestCutter()
    /// Whether received bytes are waiting to be parsed.
    var holdsBytes = false
    /// The connection's number among the idle ones; nil while it is not idle.
    var idleNumber: Int?
    /// The value of `serial` when the connection became idle.
    var idleSerial = 0
    private(set) var context: ChannelHandlerContext?
    private var peer: Peer?
    private var isProxy = false
    private var isReadHeld = false

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
        noteIdleness()
        context.fireChannelActive()
    }

    /// Handles one request at a time: the next one is parsed after the response to this one, so that responses are sent
    /// in the order of the requests (RFC 9112, section 9.3.2).
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): begin(RequestHead(head), context)
        case .body(let bytes): take(bytes, context)
        case .end: end(context)
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        context.flush()
        if cutter.isMidHead, !isMidHead, machine.phase == .waiting {
            isMidHead = true
            wait(limits.head, context)
        }
        noteIdleness()
        context.fireChannelReadComplete()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case HTTPParserError.invalidEOFState:
            break
        case let error as HTTPParserError:
            let fault = RequestFault(error, targetIsTooLong: cutter.line.targetLength > limits.headerField)
            if machine.fault() == .refuse { refuse(fault, context) }
        default:
            context.close(promise: nil)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case ChannelEvent.inputClosed:
            isInputClosed = true
            if machine.inputClosed() == .close { closeWhenSent(context) }
        case ConnectionDrain.announce:
            machine.announceEnd()
        case ConnectionDrain.end:
            if machine.drain(isMidRequest: isMidHead || holdsBytes) == .close { closeWhenSent(context) }
        default:
            context.fireUserInboundEventTriggered(event)
        }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        proceed(context)
        context.fireChannelWritabilityChanged()
    }

    /// Reads only when the bytes can be handled, so that the client waits and our memory does not grow.
    func read(context: ChannelHandlerContext) {
        if isTaking { context.read() } else { holdRead() }
    }

    /// Postpones reading until the bytes can be handled.
    func holdRead() {
        isReadHeld = true
    }

    func channelInactive(context: ChannelHandlerContext) {
        machine.closed()
        timer.cancel()
        abandonVisit()
        serial += 1
        if exchange != nil { record() }
        noteIdleness()
        context.fireChannelInactive()
    }

    /// Handles a request without the parser, if the bytes are exactly one plain request and no other request is in
    /// progress.
    ///
    /// - Returns: false if the parser has to handle the bytes.
    func handles(plain bytes: ByteBuffer) -> Bool {
        guard let context, machine.phase == .waiting, cutter.isBetweenRequests, context.channel.isWritable,
            let head = bytes.withUnsafeReadableBytes({ PlainRequest.head(in: $0.assumingMemoryBound(to: UInt8.self)) })
        else { return false }
        let framing = head.framing
        open(opened(consume head))
        if machine.head(framing) == .receive, machine.end() == .answer { answer(context) }
        return true
    }

    /// Whether the next bytes can be parsed or dropped now.
    var isTaking: Bool { machine.takesRequests && context?.channel.isWritable == true }

    /// Whether further bytes are of no use.
    var isDropping: Bool { machine.phase == .lingering || machine.phase == .closed }

    /// Handles the loss of bytes that did not fit in the buffer: the request in progress is the last one that is
    /// answered.
    func loseTrack(_ context: ChannelHandlerContext) {
        if machine.drain(isMidRequest: false) == .close { closeWhenSent(context) }
    }

    /// Resumes reading if it was postponed and is possible now.
    func proceed(_ context: ChannelHandlerContext) {
        if isReadHeld, isTaking {
            isReadHeld = false
            context.read()
        }
        context.flush()
        noteIdleness()
    }

    private func begin(_ head: consuming RequestHead, _ context: ChannelHandlerContext) {
        // A request in an impossible place shows that another program could see different requests in the same bytes.
        guard machine.phase == .waiting else { return _ = machine.fault() }
        isMidHead = false
        let (framing, fault) = (head.framing, head.fault)
        open(opened(head))
        if let fault = fault ?? (cutter.line.isHTTP ? nil : .otherProtocol) {
            if machine.fault() == .refuse { refuse(fault, context) }
            return
        }
        cutter.began(framing)
        switch machine.head(framing) {
        case .receive:
            if framing.hasBody { wait(limits.body, context) }
        case .sendContinueAndReceive:
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: "HTTP/1.1 100 Continue\r\n\r\n")), promise: nil)
            wait(limits.body, context)
        case .answerWithoutBody:
            exchange?.dropBody()
            answer(context)
        case .drop: break
        }
    }

    private func take(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
        switch machine.body(bytes.readableBytes) {
        case .keep:
            exchange?.take(bytes)
        case .answerWithoutBody:
            exchange?.dropBody()
            answer(context)
        case .drop: break
        }
    }

    private func end(_ context: ChannelHandlerContext) {
        if cutter.hasLostTrack { machine.announceEnd() }
        cutter.ended()
        if machine.end() == .answer { answer(context) }
    }

    /// Begins an exchange.
    func open(_ exchange: OpenExchange) {
        loop.clock.update()
        loop.counters.begin()
        self.exchange = exchange
        serial += 1
    }

    /// Creates an exchange for a head that could not be parsed.
    func openedUnread() -> OpenExchange {
        OpenExchange(
            request: nil, id: loop.nextID(), trace: loop.trace(following: nil), client: peer?.ipAddress,
            isUnreadHead: cutter.beginning.isHead)
    }

    func opened(_ head: consuming RequestHead) -> OpenExchange {
        guard isProxy, let peer else {
            return OpenExchange(
                request: head.request, isOld: head.isOld, id: loop.nextID(), trace: loop.trace(following: nil),
                client: peer?.ipAddress)
        }
        let client = head.trust(peer, loop.server.trusted)
        let id = head.requestID.flatMap(RequestID.init(given:)) ?? loop.nextID()
        let parent = head.traceParent.flatMap { TraceContext(traceParent: $0.utf8) }
        return OpenExchange(
            request: head.request, isOld: head.isOld, id: id, trace: loop.trace(following: parent),
            parent: parent?.spanID, client: client)
    }

    func close(_ context: ChannelHandlerContext) {
        machine.closed()
        context.close(promise: nil)
    }
}
