public import HTTPMessages
public import Logging
import NIOCore
import UnixSignals

/// Receives the SIGHUP signals of this process. While a value exists, they do not end the process.
public struct HangUps: Sendable {
    let signals: UnixSignalsSequence

    public init() async { signals = await UnixSignalsSequence(trapping: .sighup) }
}

/// An HTTP/1.1 server for any `Answering`. Runs until it receives SIGTERM or SIGINT.
public struct Server: Sendable {
    private let site: any Answering
    private let configuration: ServerConfiguration
    private let logger: Logger

    public init(_ site: any Answering, configuration: ServerConfiguration, logger: Logger) {
        self.site = site
        self.configuration = configuration
        self.logger = logger
    }

    /// The addresses the server listens on, with the ports that the system assigned.
    public struct Listening: Sendable, CustomStringConvertible {
        public let address: ListeningAddress
        /// Nil without metrics, and also if another program has their port.
        public let metricsPort: Int?
        var metricsHost = "127.0.0.1"

        /// A line for the operator: `http://127.0.0.1:8080/`, and the address of the metrics.
        public var description: String {
            let pages =
                switch address {
                case .host: "http://\(address)/"
                case .unixSocket, .inherited: "\(address)"
                }
            return metricsPort.map {
                "\(pages), metrics at http://\(ListeningAddress.host(metricsHost, port: $0))/metrics"
            } ?? pages
        }
    }

    /// Checks that the system's limits are high enough for a server. Call this before anything else creates event
    /// loops, for example the client that fetches from upstreams.
    ///
    /// - Throws: `ServerFailure` if the process may open too few file descriptors.
    public static func checkSystem() throws(ServerFailure) {
        try Descriptors.check(Descriptors.raised(), loops: Processors.available + System.coreCount)
    }

    /// Serves the site. Returns once the server has stopped and every request has been answered.
    ///
    /// - Parameters:
    ///   - hangUps: each signal calls the configuration's `reload`; nil leaves SIGHUP as it is.
    ///   - onListening: called once, with the addresses for visitors and for Prometheus.
    /// - Throws: `ServerFailure` if the server cannot listen on an address.
    public func run(hangUps: HangUps? = nil, onListening: @escaping @Sendable (Listening) -> Void) async throws {
        // Received from now on, so that a signal that comes before the server listens also stops it.
        let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint)
        let service = ServerService(
            site: site, configuration: configuration, logger: logger, hangUps: hangUps, onListening: onListening)
        try await service.run { for await _ in signals { break } }
    }
}
