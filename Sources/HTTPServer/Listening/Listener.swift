import HTTPConnection
import NIOCore
import NIOPosix

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The socket that visitors connect to.
struct Listener: Sendable {
    /// The address, with the port that the system assigned.
    let address: ListeningAddress
    private let channel: any Channel
    private let connections: ConnectionRegistry
    /// The file of a Unix socket. Removed at the end if it is still the one created here.
    private let file: SocketFile?

    /// Starts to listen on an address.
    ///
    /// - Throws: `IOError`, `SocketFile.Failure`, or an error from resolving the host name.
    static func open(
        _ address: ListeningAddress, isShared: Bool, group: MultiThreadedEventLoopGroup, server: ServerCore,
        loops: EventLoops
    ) async throws -> Self {
        let bootstrap = bootstrap(isShared: isShared && !address.isUnix, group: group, server: server, loops: loops)
        switch address {
        case .host(let host, let port):
            let channel = try await bootstrap.bind(host: host, port: port).get()
            try await boundMemory(channel)
            return Self(
                address: .host(host, port: channel.localAddress?.port ?? port), channel: channel,
                connections: server.connections, file: nil)
        case .inherited(let descriptor):
            let channel = try await bootstrap.withBoundSocket(descriptor).get()
            try await boundMemory(channel)
            return Self(address: address, channel: channel, connections: server.connections, file: nil)
        case .unixSocket(let path):
            let file = SocketFile(path: path)
            try file.checkFree(isShared: isShared)
            let channel = try await bootstrap.bind(unixDomainSocketPath: file.temporaryPath).get()
            do {
                return Self(
                    address: address, channel: channel, connections: server.connections, file: try file.published())
            } catch {
                try? await channel.close()
                throw error
            }
        }
    }

    private static func bootstrap(
        isShared: Bool, group: MultiThreadedEventLoopGroup, server: ServerCore, loops: EventLoops
    ) -> ServerBootstrap {
        let limits = server.limits
        return ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 4096)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .serverChannelOption(.socketOption(NIOBSDSocket.Option(rawValue: SO_REUSEPORT)), value: isShared ? 1 : 0)
            .serverChannelOption(.maxMessagesPerRead, value: 16)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelOption(.maxMessagesPerRead, value: 1)
            .childChannelOption(
                .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: ConnectionPipeline.readLength)
            )
            .childChannelOption(.writeBufferWaterMark, value: .init(low: 16_384, high: 32_768))
            .serverChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let slack = max(1, min(64, limits.connections / 8))
                    try channel.pipeline.syncOperations.addHandler(
                        AcceptGate(server.connections, limit: limits.connections, most: limits.connections + slack))
                }
            }
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let loop = loops.core(of: channel.eventLoop)
                    if server.connections.isInExcess(channel), !loops.makeRoom() {
                        server.connections.turnAway(channel)
                        server.turnAways.record(.connections, on: channel.eventLoop)
                        try channel.pipeline.syncOperations.addHandler(TurnAwayHandler(loop))
                    } else {
                        try channel.pipeline.syncOperations.addHandlers(ConnectionPipeline.handlers(loop))
                    }
                }
            }
    }

    private static func boundMemory(_ channel: any Channel) async throws {
        if let descriptor = try await descriptor(of: channel) { SocketMemory.bound(descriptor) }
    }

    private static func descriptor(of channel: any Channel) async throws -> CInt? {
        try await channel.eventLoop.submit {
            try channel.pipeline.syncOperations.withUnsafeTransportIfAvailable(of: CInt.self) { $0 }
        }.get()
    }

    /// Stops listening without losing a connection: keeps new ones from being established, accepts those that the
    /// system has established already, and then closes the socket.
    func close() async {
        file?.remove()
        let channel = channel
        if let descriptor = try? await Self.descriptor(of: channel) {
            AcceptQueue.refuseNew(descriptor)
            await untilQuiet(descriptor)
        }
        try? await channel.close()
    }

    /// Returns once no connection has been on its way for 40 ms, or after two seconds. A single check is not enough,
    /// because the system may be in the middle of a handshake.
    private func untilQuiet(_ descriptor: CInt) async {
        let end = ContinuousClock.now + .seconds(2)
        var quiet = 0
        while quiet < 20, channel.isActive, ContinuousClock.now < end {
            let isQuiet = !AcceptQueue.hasConnections(descriptor) && connections.haveAllBegun
            quiet = isQuiet ? quiet + 1 : 0
            try? await Task.sleep(for: .milliseconds(2))
        }
    }
}

extension ListeningAddress {
    fileprivate var isUnix: Bool {
        if case .unixSocket = self { true } else { false }
    }
}
