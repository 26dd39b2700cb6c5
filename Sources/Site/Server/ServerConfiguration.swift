extension Server {
    /// How the server is reached, what it allows, and what it tells about itself.
    public struct Configuration: Sendable {
        public var address: ListeningAddress
        /// Lets a second instance listen on the same address (`SO_REUSEPORT`; a Unix socket is replaced), so that one
        /// can take over from the other.
        public var isShared = false
        /// Where Prometheus finds `/metrics`, on 127.0.0.1; 0 takes any port that is free, nil listens nowhere.
        public var metricsPort: Int?
        /// Whose word is taken for the visitor's address, host and TLS, and for the name of a request.
        public var trustedProxies = TrustedProxies.none
        public var limits = Limits()
        /// Nil writes no access log.
        public var accessLog: AccessLogFormat? = .text
        /// Where it is written; standard output, unless said otherwise.
        public var accessLogDescriptor: Int32 = 1
        /// Whether the access log names the network that a visitor comes from; never the whole address.
        public var logsNetworks = false
        /// From the signal to the end of listening: readiness is false in that time, so that a balancer can turn away.
        public var drainDelay = Duration.zero
        /// From the end of listening to the end of the program, at most.
        public var shutdownLimit = Duration.seconds(10)
        /// Asked at `/health/ready`, on an event loop: it must not wait.
        public var health: @Sendable () -> HealthReport = { HealthReport() }
        /// What others know of themselves, for `/metrics`.
        public var metrics: @Sendable () -> [MetricFamily] = { [] }

        public init(address: ListeningAddress) {
            self.address = address
        }
    }
}

/// Where a server listens.
public enum ListeningAddress: Hashable, Sendable, CustomStringConvertible {
    /// A host's name or address; port 0 takes any that is free.
    case host(String, port: Int)
    /// A Unix domain socket. Its file is for the user and the group (mode 0660).
    case unixSocket(path: String)
    /// A listening socket that the process was started with, such as systemd's (`LISTEN_FDS`).
    case inherited(descriptor: Int32)

    public var description: String {
        switch self {
        case .host(let host, let port): "\(host.contains(":") ? "[\(host)]" : host):\(port)"
        case .unixSocket(let path): "unix:\(path)"
        case .inherited(let descriptor): "descriptor \(descriptor)"
        }
    }

    /// The socket that systemd hands over, if it does (sd_listen_fds(3)): the first one, descriptor 3.
    public static func inherited(environment: [String: String], processID: Int32) -> Self? {
        guard environment["LISTEN_PID"] == String(processID), let count = environment["LISTEN_FDS"].flatMap(Int.init),
            count >= 1
        else { return nil }
        return .inherited(descriptor: 3)
    }
}
