import HTTPMessages
package import NIOCore

/// Sends 503 to a connection that exceeds the limit, before it sends a request, and closes it.
package final class TurnAwayHandler: ChannelInboundHandler {
    package typealias InboundIn = ByteBuffer
    package typealias OutboundOut = ByteBuffer

    private let loop: LoopCore

    package init(_ loop: LoopCore) {
        self.loop = loop
    }

    package func channelActive(context: ChannelHandlerContext) {
        loop.server.connections.began(context.channel)
        loop.clock.update()
        let response = loop.server.response(to: .overloaded, of: nil)
        var buffer = ResponseHead.buffer(
            response, common: loop.server.commonFields(), date: loop.clock.dateField, id: loop.nextID(),
            connection: .closed)
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
    package func channelRead(context _: ChannelHandlerContext, data _: NIOAny) {}

    package func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event { context.close(promise: nil) }
    }

    package func errorCaught(context: ChannelHandlerContext, error _: any Error) {
        context.close(promise: nil)
    }
}
