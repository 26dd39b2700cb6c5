import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOPosix

/// `/metrics`, on a port of its own that only this machine reaches.
final class MetricsEndpoint: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let families: @Sendable () -> [MetricFamily]

    private init(_ families: @escaping @Sendable () -> [MetricFamily]) {
        self.families = families
    }

    static func listen(
        port: Int, group: MultiThreadedEventLoopGroup, families: @escaping @Sendable () -> [MetricFamily]
    ) async throws -> any Channel {
        try await ServerBootstrap(group: group)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandler(MetricsEndpoint(families))
                }
            }
            .bind(host: "127.0.0.1", port: port).get()
    }

    func channelActive(context: ChannelHandlerContext) {
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        let limit = context.eventLoop.scheduleTask(in: .seconds(30)) { bound.value.close(promise: nil) }
        context.channel.closeFuture.whenComplete { _ in limit.cancel() }
    }

    /// One answer a connection: who scrapes comes every few seconds.
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(let head) = unwrapInboundIn(data) else { return }
        let isFound = head.uri == "/metrics" && (head.method == .GET || head.method == .HEAD)
        let body = ByteBuffer(string: isFound ? Exposition.text(families()) : "There is only /metrics here.\n")
        let headers: HTTPHeaders = [
            "Content-Type": isFound ? Exposition.mediaType : "text/plain; charset=utf-8",
            "Content-Length": String(body.readableBytes), "Connection": "close",
        ]
        context.write(
            wrapOutboundOut(
                .head(HTTPResponseHead(version: .http1_1, status: isFound ? .ok : .notFound, headers: headers))),
            promise: nil)
        if head.method != .HEAD { context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil) }
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in bound.value.close(promise: nil) }
    }

    func errorCaught(context: ChannelHandlerContext, error _: any Error) {
        context.close(promise: nil)
    }
}
