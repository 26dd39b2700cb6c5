import Dispatch
import HTTPConnection
package import HTTPMessages
package import Logging
import NIOCore
import NIOPosix
import UnixSignals

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The life cycle of a server: listens, serves, and stops once every request has been answered.
package struct ServerService: Sendable {
    let site: any Answering
    let configuration: ServerConfiguration
    let logger: Logger
    let hangUps: HangUps?
    let onListening: @Sendable (Server.Listening) -> Void

    package init(
        site: any Answering, configuration: ServerConfiguration, logger: Logger, hangUps: HangUps? = nil,
        onListening: @escaping @Sendable (Server.Listening) -> Void
    ) {
        self.site = site
        self.configuration = configuration
        self.logger = logger
        self.hangUps = hangUps
        self.onListening = onListening
    }

    /// Serves until `stopped` returns, and then until every request has been answered.
    ///
    /// - Throws: `ServerFailure` if the server cannot listen on an address.
    package func run(until stopped: @Sendable () async -> Void) async throws {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: Processors.available)
        let isQuiet: Bool
        do {
            isQuiet = try await run(on: group, until: stopped)
        } catch {
            try? await group.shutdownGracefully()
            throw error
        }
        // Otherwise a task may still return to an event loop. The loops then end with the process.
        if isQuiet { try await group.shutdownGracefully() }
    }

    /// - Returns: whether nothing needs the event loops any more.
    private func run(
        on group: MultiThreadedEventLoopGroup, until stopped: @Sendable () async -> Void
    ) async throws -> Bool {
        let core = ServerCore(
            site: site, limits: limits(), trusted: configuration.trustedProxies, log: configuration.log,
            tracing: configuration.tracing, isSecure: configuration.isSecure, health: configuration.health,
            tell: { [logger] line in Task { logger.warning("\(line)") } })
        let loops = try await EventLoops(group, server: core)
        let metrics = try await metricsListener(core, loops, group)
        let listener = try await listener(core, loops, group)
        let supervisor = Supervisor(
            environment: ProcessInfo.processInfo.environment, processID: ProcessInfo.processInfo.processIdentifier)
        let watchdog = supervisor.flatMap { signsOfLife($0, group) }
        onListening(
            .init(address: listener.address, metricsPort: metrics?.port, metricsHost: configuration.metricsHost))
        let reloading = reloading(core)
        supervisor?.ready()
        FreedMemory.keep()
        let memory = FreedMemory.givenBack { loops.totals.ended }
        await stopped()
        core.stop()
        supervisor?.stopping()
        let isQuiet = await end(listener, core)
        for line in core.turnAways.rest() { logger.warning("\(line)") }
        watchdog?.cancel()
        memory.cancel()
        reloading.cancel()
        await metrics?.close()
        await core.log?.writer.flush(within: .seconds(1))
        return isQuiet
    }

    /// The configured limits, lowered to the file descriptors that the system allows.
    private func limits() -> ServerLimits {
        var limits = configuration.limits
        let descriptors = Descriptors.raised()
        let fitting = Descriptors.connections(wanted: limits.connections, descriptors: descriptors)
        if fitting < limits.connections {
            logger.warning(
                "Fewer connections than configured: the process may open only \(descriptors) file descriptors",
                metadata: ["connections": "\(fitting)", "configured": "\(limits.connections)"])
            limits.connections = fitting
        }
        return limits
    }

    private func metricsListener(
        _ core: ServerCore, _ loops: EventLoops, _ group: MultiThreadedEventLoopGroup
    ) async throws(ServerFailure) -> MetricsListener? {
        guard let port = configuration.metricsPort else { return nil }
        let others = configuration.metrics
        let endpoint = MetricsEndpoint.Setup(
            host: configuration.metricsHost, port: port, commonFields: site.commonFields(isSecure: false)
        ) {
            ServerMetrics.families(core, loops) + ProcessMetrics.families() + others()
        }
        return try await MetricsListener.open(endpoint, group: group, logger: logger)
    }

    /// Calls the configuration's `reload` for each SIGHUP, until the task is cancelled.
    private func reloading(_ core: ServerCore) -> Task<Void, Never> {
        Task {
            guard let hangUps else { return }
            for await _ in hangUps.signals {
                configuration.reload()
                core.updateCommonFields()
            }
        }
    }

    private func listener(
        _ core: ServerCore, _ loops: EventLoops, _ group: MultiThreadedEventLoopGroup
    ) async throws(ServerFailure) -> Listener {
        do {
            return try await Listener.open(
                configuration.address, isShared: configuration.isShared, group: group, server: core, loops: loops)
        } catch {
            throw ServerFailure(configuration.address, error)
        }
    }

    /// Sends systemd's keep-alive from an event loop, so that it stops if the loops hang.
    private func signsOfLife(_ supervisor: Supervisor, _ group: MultiThreadedEventLoopGroup) -> RepeatedTask? {
        guard let interval = supervisor.watchdog.map(TimeAmount.init) else { return nil }
        return group.next().scheduleRepeatedTask(initialDelay: .zero, delay: interval) { _ in supervisor.alive() }
    }

    /// Stops listening and ends the connections.
    ///
    /// - Returns: whether everything in progress has ended.
    private func end(_ listener: Listener, _ core: ServerCore) async -> Bool {
        try? await Self.sleep(configuration.drainDelay)
        for channel in core.connections.channels { Self.tell(.announce, to: channel) }
        await listener.close()
        let last = ContinuousClock.now + configuration.shutdownLimit
        for channel in core.connections.channels { Self.tell(.announce, to: channel) }
        let limit = Task {
            // A client that is about to send a request on a kept connection still gets a response, which tells it that
            // the connection closes.
            try await Self.sleep(min(.seconds(1), configuration.shutdownLimit / 4))
            for channel in core.connections.channels { Self.tell(.end, to: channel) }
            try await Self.sleep(configuration.shutdownLimit * 3 / 4)
            let left = core.connections.channels
            logger.warning(
                "Connections closed: they did not end within the shutdown timeout", metadata: ["count": "\(left.count)"]
            )
            for channel in left { channel.close(promise: nil) }
        }
        await core.connections.untilEmpty()
        limit.cancel()
        // Give the visits that were just broken off a moment to notice.
        return await core.abandoned.haveEnded(within: max(last - .now, .milliseconds(100)))
    }

    private static func tell(_ message: ConnectionDrain, to channel: any Channel) {
        channel.pipeline.fireUserInboundEventTriggered(message)
    }

    private static func sleep(_ time: Duration) async throws {
        guard time > .zero else { return }
        try await Task.sleep(for: time)
    }
}
