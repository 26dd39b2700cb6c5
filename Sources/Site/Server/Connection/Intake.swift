import NIOCore
import NIOHTTP1

/// Stands before the parser and gives it one request at a time. What has come and cannot be answered yet waits here as
/// bytes, and nothing more is read from the socket until it has gone.
///
/// Plain requests for finished pages are answered without the parser.
final class Intake: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// What is read at once, in bytes: most requests fit in it.
    static let readLength = 4096
    /// The most that waits here, in bytes. It is more than one read only where the visitor has said that nothing more
    /// will come: then NIO reads whatever the system still has, asked to or not.
    static let mostWaiting = 65_536

    private let connection: ConnectionHandler
    private var waiting = ByteBuffer()
    /// Whether the end of what the visitor sends is still to be told, after the bytes before it.
    private var isInputClosed = false
    private var isFeeding = false

    init(_ connection: ConnectionHandler) {
        self.connection = connection
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        if waiting.readableBytes == 0, connection.answersAtOnce(bytes) { return }
        add(bytes, context)
        feed(context)
    }

    /// Whoever asks for more gets what is here first.
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
            guard !connection.cutter.hasDamagedLine else {
                waiting = ByteBuffer()
                context.fireErrorCaught(HTTPParserError.invalidURL)
                break
            }
            context.fireChannelRead(wrapInboundOut(piece))
        }
        connection.holdsBytes = waiting.readableBytes > 0
        guard waiting.readableBytes == 0 else { return }
        // The memory may be large, or the socket's to use again.
        waiting = ByteBuffer()
        guard isInputClosed else { return }
        isInputClosed = false
        context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    }
}
