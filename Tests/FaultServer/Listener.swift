import NIOCore
import NIOPosix
import Synchronization

/// A listening port and the connections accepted on it.
final class Listener: Sendable {
    private let channel: any Channel
    private let connections: Connections

    private init(channel: any Channel, connections: Connections) {
        self.channel = channel
        self.connections = connections
    }

    static func open(server: FaultServer) -> EventLoopFuture<Listener> {
        let connections = Connections()
        return ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 1024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { [weak server] channel in
                channel.eventLoop.makeCompletedFuture {
                    guard let server else { throw ChannelError.ioOnClosedChannel }
                    try channel.pipeline.syncOperations.addHandler(Cutter())
                    try server.identity?.secure(channel) { [weak server] in server?.named($0) }
                    let asynchronous = try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
                        wrappingChannelSynchronously: channel)
                    connections.add(channel)
                    Task { await Connection(channel: asynchronous, number: server.connected()).serve(server) }
                }
            }
            .bind(host: "127.0.0.1", port: server.port)
            .map { Listener(channel: $0, connections: connections) }
    }

    /// Closes the port and its connections.
    func close() -> EventLoopFuture<Void> {
        channel.close().always { [connections] _ in connections.close() }
    }
}

/// The open connections.
private final class Connections: Sendable {
    private let open = Mutex<[ObjectIdentifier: any Channel]>([:])

    func add(_ channel: any Channel) {
        let key = ObjectIdentifier(channel)
        open.withLock { $0[key] = channel }
        channel.closeFuture.whenComplete { [weak self] _ in
            _ = self?.open.withLock { $0.removeValue(forKey: key) }
        }
    }

    func close() {
        for channel in open.withLock({ Array($0.values) }) { channel.close(promise: nil) }
    }
}
