extension Server {
    /// The settings of a server: its address, its limits, and its logs and metrics.
    public struct Configuration: Sendable {
        public var address: ListeningAddress
        /// Lets a second instance listen on the same address (`SO_REUSEPORT`; a Unix socket is replaced), so that one
        /// instance can take over from the other.
        public var isShared = false
        /// The port of `/metrics` on 127.0.0.1, for Prometheus; 0 takes any free port, nil turns the endpoint off.
        public var metricsPort: Int?
        /// The proxies that are trusted to report the visitor's address, host and TLS, and to name a request.
        public var trustedProxies = TrustedProxies.none
        public var limits = Limits()
        /// The format of the access log; nil turns it off.
        public var accessLog: AccessLogFormat? = .text
        /// The file descriptor that the access log is written to; standard output by default.
        public var accessLogDescriptor: Int32 = 1
        /// Whether the access log names the network that a visitor comes from. It never has the whole address.
        public var logsNetworks = false
        /// The time from the signal to the closing of the listener. Readiness is false during that time, so that a load
        /// balancer can stop sending requests.
        public var drainDelay = Duration.zero
        /// The longest time from the closing of the listener to the end of the program.
        public var shutdownLimit = Duration.seconds(10)
        /// Returns the report for `/health/ready`. Called on an event loop, so it must not block.
        public var health: @Sendable () -> HealthReport = { HealthReport() }
        /// Returns the metrics of other parts of the program, for `/metrics`.
        public var metrics: @Sendable () -> [MetricFamily] = { [] }

        public init(address: ListeningAddress) {
            self.address = address
        }
    }
}

/// The address that a server listens on.
public enum ListeningAddress: Hashable, Sendable, CustomStringConvertible {
    /// A host name or IP address; port 0 takes any free port.
    case host(String, port: Int)
    /// A Unix domain socket. Its file is readable and writable by user and group (mode 0660).
    case unixSocket(path: String)
    /// A listening socket that the process inherited, for example from systemd (`LISTEN_FDS`).
    case inherited(descriptor: Int32)

    public var description: String {
        switch self {
        case .host(let host, let port): "\(host.contains(":") ? "[\(host)]" : host):\(port)"
        case .unixSocket(let path): "unix:\(path)"
        case .inherited(let descriptor): "descriptor \(descriptor)"
        }
    }

    /// Returns the first socket that systemd passed to the process, descriptor 3 (sd_listen_fds(3)). Nil if it passed
    /// none.
    public static func inherited(environment: [String: String], processID: Int32) -> Self? {
        guard environment["LISTEN_PID"] == String(processID), let count = environment["LISTEN_FDS"].flatMap(Int.init),
            count >= 1
        else { return nil }
        return .inherited(descriptor: 3)
    }
}
