public import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// Serves a site over HTTP/1.1 until it is told to stop (SIGTERM, SIGINT).
public struct Server: Sendable {
    private let site: Site
    private let configuration: Configuration
    private let logger: Logger

    public init(site: Site, configuration: Configuration, logger: Logger) {
        self.site = site
        self.configuration = configuration
        self.logger = logger
    }

    /// What is listened on, with the numbers that the system gave.
    public struct Listening: Sendable, CustomStringConvertible {
        public let address: ListeningAddress
        public let metricsPort: Int?

        /// For an operator: `http://127.0.0.1:8080/`, and where Prometheus finds its page.
        public var description: String {
            let pages =
                switch address {
                case .host: "http://\(address)/"
                case .unixSocket, .inherited: "\(address)"
                }
            return metricsPort.map { "\(pages), its metrics at http://127.0.0.1:\($0)/metrics" } ?? pages
        }
    }

    /// Whether the system allows what a server needs. To be asked before anything else that has event loops, such as
    /// what asks upstreams, is made.
    ///
    /// - Throws: `ServerFailure` where it allows too few descriptors.
    public static func checkSystem() throws(ServerFailure) {
        try Descriptors.check(Descriptors.raised(), loops: Processors.available + System.coreCount)
    }

    /// Returns when the server has been stopped, and all that was asked has been answered.
    ///
    /// - Parameter onListening: told where visitors and Prometheus find it.
    /// - Throws: `ServerFailure` where an address cannot be listened on.
    public func run(onListening: @escaping @Sendable (Listening) -> Void) async throws {
        var configuration = configuration
        let (site, others) = (site, configuration.metrics)
        configuration.metrics = { ServerMetrics.pageCache(site.pageCacheStatistics) + others() }
        let service = ServerService(
            site: site, configuration: configuration, logger: logger,
            isSecure: site.configuration.publicAddress?.isSecure == true, onListening: onListening)
        let group = ServiceGroup(
            configuration: .init(
                services: [.init(service: service, successTerminationBehavior: .gracefullyShutdownGroup)],
                gracefulShutdownSignals: [.sigterm, .sigint], logger: logger))
        try await group.run()
    }
}
