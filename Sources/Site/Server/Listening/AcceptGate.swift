import NIOCore

/// Counts connections where they are accepted. Some more than are served are accepted, to be told so; beyond those
/// nobody is accepted until somebody has gone.
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
    ///   - limit: how many are served at once.
    ///   - most: how many may be open, those that are turned away included.
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
            // It is counted until this loop has heard of its end: when none is left, the server ends its loops.
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
