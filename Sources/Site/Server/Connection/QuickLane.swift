import NIOCore

/// Stands before the parser and answers plain requests for finished pages without it. Everything else goes on.
final class QuickLane: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private let connection: ConnectionHandler
    /// Whether the parser stands between two requests. Once something has gone to it whose end is not known to be the
    /// end of a request, it never again is known to.
    private var isOpen = true

    init(_ connection: ConnectionHandler) {
        self.connection = connection
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard isOpen else { return context.fireChannelRead(data) }
        let buffer = unwrapInboundIn(data)
        let head = buffer.withUnsafeReadableBytes { PlainRequest.head(in: $0.assumingMemoryBound(to: UInt8.self)) }
        if let head {
            if connection.answersAtOnce(head) { return }
        } else {
            isOpen = false
        }
        context.fireChannelRead(data)
    }
}
