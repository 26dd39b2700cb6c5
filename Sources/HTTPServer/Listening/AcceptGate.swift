import HTTPConnection
import NIOCore

/// Counts connections as they are accepted. Accepts some more than are served, to tell them so. Beyond those it stops
/// accepting until a connection has closed.
final class AcceptGate: ChannelDuplexHandler {
    typealias InboundIn = any Channel
    typealias InboundOut = any Channel
    typealias OutboundIn = any Channel
    typealias OutboundOut = any Channel

    private let connections: ConnectionRegistry
    private let limit: Int
    private let most: Int
    private var isHeld = false

    /// - Parameters:
    ///   - limit: the number of connections served at once.
    ///   - most: the number of connections that may be open, including those that are turned away.
    init(_ connections: ConnectionRegistry, limit: Int, most: Int) {
        self.connections = connections
        self.limit = limit
        self.most = most
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let child = unwrapInboundIn(data)
        connections.add(child, limit: limit)
        let bound = NIOLoopBound((gate: self, context: context), eventLoop: context.eventLoop)
        child.closeFuture.whenComplete { [connections] _ in
            // The connection counts as open until this loop has heard that it closed, because the server ends its loops
            // once no connection is open.
            bound.eventLoop.execute {
                connections.remove(child)
                bound.value.gate.release(bound.value.context)
            }
        }
        context.fireChannelRead(data)
    }

    func read(context: ChannelHandlerContext) {
        if connections.open < most { context.read() } else { isHeld = true }
    }

    private func release(_ context: ChannelHandlerContext) {
        guard isHeld, connections.open < most else { return }
        isHeld = false
        context.read()
    }
}
