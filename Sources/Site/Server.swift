import HTTPTypes
import Hummingbird
public import Logging
import NIOCore
import NIOPosix

/// Serves a site over HTTP until it is told to stop (SIGTERM, SIGINT).
public struct Server: Sendable {
    private let site: Site
    private let host: String
    private let port: Int
    private let logger: Logger

    public init(site: Site, host: String, port: Int, logger: Logger) {
        self.site = site
        self.host = host
        self.port = port
        self.logger = logger
    }

    /// Returns when the server has been stopped.
    ///
    /// - Parameter onListening: told the port that is listened on, which differs from the one asked for if that is 0.
    /// - Throws: `ServerFailure` where the address cannot be listened on.
    public func run(onListening: @escaping @Sendable (Int) -> Void) async throws {
        let application = Application(
            responder: SiteResponder(site: site),
            server: .http1(
                configuration: .init(
                    idleTimeout: .seconds(30),
                    httpDecoderConfiguration: .init(
                        maxHeaderFieldSize: 16_384, maxHeaderListSize: 65_536, maxHeaderFieldCount: 100))),
            configuration: ApplicationConfiguration(
                address: .hostname(host, port: port), serverName: nil),
            onServerRunning: { channel in onListening(channel.localAddress?.port ?? 0) },
            logger: logger)
        do {
            try await application.runService()
        } catch let error as IOError {
            throw ServerFailure(host: host, port: port, error: error)
        }
    }
}

/// Why an address cannot be listened on, in words for an operator.
public struct ServerFailure: Error, CustomStringConvertible {
    public let description: String

    init(host: String, port: Int, error: IOError) {
        let reason =
            switch error.errnoCode {
            case EADDRINUSE: "another program listens there. Choose another port with --port, or stop that program"
            case EACCES: "this user may not listen there. Ports below 1024 are for root; choose one above"
            case EADDRNOTAVAIL: "this machine does not have that address. Choose another with --host"
            default: error.description
            }
        description = "cannot listen on \(host):\(port): \(reason)."
    }
}
