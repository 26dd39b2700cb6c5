import NIOCore

/// Sends 503 to a connection that exceeds the limit, before it sends a request, and closes it.
final class TurnAwayHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let loop: LoopCore

    init(_ loop: LoopCore) {
        self.loop = loop
    }

    func channelActive(context: ChannelHandlerContext) {
        loop.server.connections.began(context.channel)
        loop.clock.update()
        let response = loop.server.response(to: .overloaded)
        var buffer = ByteBufferAllocator().buffer(capacity: 2048)
        ResponseHead.write(response.status, response.headers, .length(response.body.readableBytes), into: &buffer)
        ResponseHead.writeEnd(
            date: loop.clock.dateField, id: loop.nextID(), connection: .closed, into: &buffer)
        buffer.writeImmutableBuffer(response.body)
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(buffer)).whenComplete { _ in
            bound.value.close(mode: .output, promise: nil)
        }
        context.eventLoop.scheduleTask(in: TimeAmount(loop.server.limits.linger)) {
            bound.value.close(promise: nil)
        }
    }

    /// Reads and drops what the client sends. If it stayed unread, the system would reset the connection before the
    /// client has read the response.
    func channelRead(context _: ChannelHandlerContext, data _: NIOAny) {}

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event { context.close(promise: nil) }
    }

    func errorCaught(context: ChannelHandlerContext, error _: any Error) {
        context.close(promise: nil)
    }
}
