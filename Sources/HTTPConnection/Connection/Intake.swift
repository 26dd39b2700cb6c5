import NIOCore
import NIOHTTP1

/// The handler before the parser, which gives it one request at a time. Bytes that cannot be handled yet wait here, and
/// the socket is not read again until they are gone.
///
/// Plain requests take a shorter way, without the parser.
final class Intake: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// The number of bytes that are read at once. Most requests fit in it.
    static let readLength = 4096
    /// The most bytes that wait here. There can be more than one read only after the client has closed its sending
    /// side: NIO then reads everything that the system still has, without being asked.
    static let mostWaiting = 65_536

    private let connection: ConnectionHandler
    private var waiting = ByteBuffer()
    /// Whether the end of input still has to be passed on, after the bytes before it.
    private var isInputClosed = false
    private var isFeeding = false

    init(_ connection: ConnectionHandler) {
        self.connection = connection
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        if waiting.readableBytes == 0, connection.handles(plain: bytes) { return }
        add(bytes, context)
        feed(context)
    }

    /// Passes on the waiting bytes before it reads more from the socket.
    func read(context: ChannelHandlerContext) {
        guard waiting.readableBytes > 0 else { return context.read() }
        feed(context)
        context.fireChannelReadComplete()
        if waiting.readableBytes == 0, connection.isTaking { context.read() } else { connection.holdRead() }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event, waiting.readableBytes > 0 {
            isInputClosed = true
        } else {
            context.fireUserInboundEventTriggered(event)
        }
    }

    private func add(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
        var bytes = bytes
        guard waiting.readableBytes + bytes.readableBytes <= Self.mostWaiting else {
            waiting = ByteBuffer()
            return connection.loseTrack(context)
        }
        if waiting.readableBytes == 0 { waiting = bytes } else { waiting.writeBuffer(&bytes) }
    }

    private func feed(_ context: ChannelHandlerContext) {
        guard !isFeeding else { return }
        isFeeding = true
        defer { isFeeding = false }
        while waiting.readableBytes > 0, connection.isTaking {
            guard !connection.isDropping, let piece = connection.cutter.piece(of: &waiting) else {
                waiting = ByteBuffer()
                break
            }
            if let error = connection.cutter.lineError {
                waiting = ByteBuffer()
                context.fireErrorCaught(error)
                break
            }
            context.fireChannelRead(wrapInboundOut(piece))
        }
        connection.holdsBytes = waiting.readableBytes > 0
        guard waiting.readableBytes == 0 else { return }
        // Release the buffer: it may be large, or the socket may reuse it.
        waiting = ByteBuffer()
        guard isInputClosed else { return }
        isInputClosed = false
        context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    }
}
