import NIOCore

/// The first handler of the pipeline: counts what arrives before TLS and the HTTP parser spend time on it, and closes
/// the connection when the budget is spent.
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

    /// Closes the socket without TLS's `close_notify`, which a hostile server could use to keep the connection waiting.
    /// Reading stops at once. The socket closes on the next turn of the event loop, so that the handlers now running
    /// finish first.
    func hangUp() {
        guard !isHangingUp, let context else { return }
        isHangingUp = true
        context.eventLoop.assumeIsolated().execute { context.close(promise: nil) }
    }
}
