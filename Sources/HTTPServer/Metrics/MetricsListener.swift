import Logging
import NIOCore
import NIOPosix
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The listener of `/metrics`.
///
/// A port in use does not end the server: visitors are more important than metrics, and instances that share their
/// settings, or that take over from each other, have the same port. The listener tries again until it gets the port.
final class MetricsListener: Sendable {
    /// The time between two attempts to listen on a port that another program has.
    static let pause = Duration.seconds(5)

    private let channel = Mutex<(any Channel)?>(nil)
    private let waiting = Mutex<Task<Void, Never>?>(nil)

    /// The port that the endpoint has; nil as long as another program has it.
    var port: Int? { channel.withLock(\.self)?.localAddress?.port }

    /// - Throws: why the endpoint can never listen on its address.
    static func open(
        _ setup: MetricsEndpoint.Setup, pause: Duration = pause, group: MultiThreadedEventLoopGroup, logger: Logger
    ) async throws(ServerFailure) -> MetricsListener {
        let listener = MetricsListener()
        if !setup.isLocal {
            logger.warning(
                "Metrics are served on \(setup.address); everybody who reaches this address may read them"
            )
        }
        do {
            try await listener.listen(setup, group)
        } catch let error as IOError where error.errnoCode == EADDRINUSE {
            let failure = ServerFailure(metrics: setup.address, error)
            logger.error("\(failure). Visitors are served; metrics follow as soon as the port is free")
            let task = Task { await listener.retry(setup, pause, group, logger) }
            listener.waiting.withLock { $0 = task }
        } catch {
            throw ServerFailure(metrics: setup.address, error)
        }
        return listener
    }

    func close() async {
        let task = waiting.withLock(\.self)
        task?.cancel()
        await task?.value
        let channel = channel.withLock(\.self)
        try? await channel?.close()
    }

    private func listen(_ setup: MetricsEndpoint.Setup, _ group: MultiThreadedEventLoopGroup) async throws {
        let opened = try await MetricsEndpoint.listen(setup, group: group)
        channel.withLock { $0 = opened }
    }

    private func retry(
        _ setup: MetricsEndpoint.Setup, _ pause: Duration, _ group: MultiThreadedEventLoopGroup, _ logger: Logger
    ) async {
        while (try? await Task.sleep(for: pause)) != nil {
            guard (try? await listen(setup, group)) != nil else { continue }
            logger.notice("Metrics are served on \(ListeningAddress.host(setup.host, port: port ?? setup.port))")
            return
        }
    }
}
