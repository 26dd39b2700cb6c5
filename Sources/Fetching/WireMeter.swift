import NIOCore

/// The first handler of a connection: sees what comes from the network before TLS and the HTTP parser spend anything
/// on it, and hangs up when the answer's budget is spent.
final class WireMeter: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    var budget: WireBudget
    private var context: ChannelHandlerContext?
    private var isHangingUp = false

    init(budget: WireBudget) { self.budget = budget }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isHangingUp else { return }
        if budget.read(unwrapInboundIn(data).readableBytes) {
            context.fireChannelRead(data)
        } else {
            context.fireErrorCaught(WireFailure.overBudget)
            hangUp()
        }
    }

    /// Closes the socket without the farewell of TLS, for which a hostile server could keep us waiting. Nothing more
    /// is read. The handlers that are at work finish first.
    func hangUp() {
        guard !isHangingUp, let context else { return }
        isHangingUp = true
        context.eventLoop.assumeIsolated().execute { context.close(promise: nil) }
    }
}
