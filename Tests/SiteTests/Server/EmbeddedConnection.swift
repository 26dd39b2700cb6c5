import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTP1

@testable import Site

/// A connection without a socket: what is read, what is written and when is the test's to say.
final class EmbeddedConnection {
    let channel = EmbeddedChannel()
    private let parsed = Parsed()

    /// How many heads the parser has told of.
    var heads: Int { parsed.heads }

    init(_ site: any Answering, configure: (inout Server.Configuration) -> Void = { _ in }) throws {
        var configuration = Server.Configuration(address: .host("127.0.0.1", port: 0))
        configuration.accessLog = nil
        configure(&configuration)
        let server = ServerCore(
            site: site, configuration: configuration, limits: configuration.limits, isSecure: false, tell: { _ in })
        let loop = LoopCore(server: server, on: channel.embeddedEventLoop, counters: Counters(), seed: 1)
        let connection = ConnectionHandler(loop)
        try channel.pipeline.syncOperations.addHandlers([
            Intake(connection), ByteToMessageHandler(HTTPRequestDecoder()), parsed, connection,
        ])
        try channel.connect(to: SocketAddress(ipAddress: "192.0.2.1", port: 80)).wait()
        channel.read()
    }

    /// As a socket does it: what came, and the wish for more.
    func receive(_ text: String) throws {
        try channel.writeInbound(ByteBuffer(string: text))
        channel.read()
        channel.embeddedEventLoop.run()
    }

    /// All that has been written since it was last asked.
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
