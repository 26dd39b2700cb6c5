import HTTPMessages
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOPosix

/// The endpoint for `/metrics`. By default it listens on an address that only this machine can reach.
final class MetricsEndpoint: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    /// Where the endpoint listens, and what it answers.
    struct Setup: Sendable {
        let host: String
        let port: Int
        /// The fields that every response of the server has.
        let commonFields: HTTPFields
        let families: @Sendable () -> [MetricFamily]

        /// Whether only this machine can reach the endpoint.
        var isLocal: Bool { address.isLocal }
        var address: ListeningAddress { .host(host, port: port) }
    }

    private let setup: Setup

    private init(_ setup: Setup) { self.setup = setup }

    static func listen(_ setup: Setup, group: MultiThreadedEventLoopGroup) async throws -> any Channel {
        try await ServerBootstrap(group: group)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandler(MetricsEndpoint(setup))
                }
            }
            .bind(host: setup.host, port: setup.port).get()
    }

    func channelActive(context: ChannelHandlerContext) {
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        let limit = context.eventLoop.scheduleTask(in: .seconds(30)) { bound.value.close(promise: nil) }
        context.channel.closeFuture.whenComplete { _ in limit.cancel() }
    }

    /// Sends one response per connection: scrapes are seconds apart.
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(let head) = unwrapInboundIn(data) else { return }
        let (status, text) = answer(head)
        let body = ByteBuffer(string: text)
        var headers = HTTPHeaders(setup.commonFields.map { ($0.name.rawName, $0.value) })
        headers.add(name: "Content-Type", value: status == .ok ? Exposition.mediaType : "text/plain; charset=utf-8")
        headers.add(name: "Content-Length", value: String(body.readableBytes))
        headers.add(name: "Cache-Control", value: "no-store")
        headers.add(name: "Connection", value: "close")
        context.write(
            wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers))),
            promise: nil)
        if head.method != .HEAD { context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil) }
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in bound.value.close(promise: nil) }
    }

    /// Returns the response. A page elsewhere can make its own host name resolve to 127.0.0.1 (DNS rebinding), and a
    /// browser on this machine would then let it read the metrics. The browser still sends that name as `Host`, so only
    /// names and addresses that nobody else can have are accepted. If others can reach the endpoint, its names are not
    /// known here, so any name is accepted.
    private func answer(_ head: HTTPRequestHead) -> (HTTPResponseStatus, String) {
        let hosts = head.headers["host"]
        guard hosts.count == 1, let host = HostName(hosts[0]) else { return (.badRequest, "Invalid Host header.\n") }
        guard host.isLoopback || !setup.isLocal else {
            return (.misdirectedRequest, "Invalid host. Use 127.0.0.1 or localhost.\n")
        }
        guard head.uri == "/metrics" else { return (.notFound, "Not found. Use /metrics.\n") }
        guard head.method == .GET || head.method == .HEAD else { return (.methodNotAllowed, "Use GET or HEAD.\n") }
        return (.ok, Exposition.text(setup.families()))
    }

    func errorCaught(context: ChannelHandlerContext, error _: any Error) {
        context.close(promise: nil)
    }
}
