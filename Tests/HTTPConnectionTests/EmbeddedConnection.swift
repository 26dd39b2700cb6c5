import HTTPMessages
import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTP1
import ServerSupport

@testable import HTTPConnection

/// A connection without a socket: the test decides what is read and written, and when.
final class EmbeddedConnection {
    let channel = EmbeddedChannel()
    private let parsed = Parsed()

    /// The number of request heads that the parser has passed on.
    var heads: Int { parsed.heads }

    init(_ site: any Answering) throws {
        let server = ServerCore(site: site, limits: ServerLimits(), tell: { _ in })
        let loop = LoopCore(server: server, on: channel.embeddedEventLoop, seed: 1)
        let connection = ConnectionHandler(loop)
        try channel.pipeline.syncOperations.addHandlers([
            Intake(connection), ByteToMessageHandler(HTTPRequestDecoder()), parsed, connection,
        ])
        try channel.connect(to: SocketAddress(ipAddress: "192.0.2.1", port: 80)).wait()
        channel.read()
    }

    /// Delivers text as a socket does: the data, then the request to read more.
    func receive(_ text: String) throws {
        try channel.writeInbound(ByteBuffer(string: text))
        channel.read()
        channel.embeddedEventLoop.run()
    }

    /// The text written since the last call.
    func written() throws -> String {
        channel.embeddedEventLoop.run()
        var text = ""
        while let buffer = try channel.readOutbound(as: ByteBuffer.self) { text += String(buffer: buffer) }
        return text
    }

    private final class Parsed: ChannelInboundHandler {
        typealias InboundIn = HTTPServerRequestPart

        private(set) var heads = 0

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            if case .head = unwrapInboundIn(data) { heads += 1 }
            context.fireChannelRead(data)
        }
    }
}
