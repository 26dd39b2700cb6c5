public import HTTPConnection
public import HTTPMessages
public import Support

/// The settings of a server: its address, its limits, and its logs and metrics.
public struct ServerConfiguration: Sendable {
    public var address: ListeningAddress
    /// Lets a second instance listen on the same address (`SO_REUSEPORT`; a Unix socket is replaced), so that one
    /// instance can take over from the other.
    public var isShared = false
    /// The port of `/metrics`, for Prometheus; 0 takes any free port, nil turns the endpoint off.
    public var metricsPort: Int?
    /// The address on which `/metrics` listens. Whoever reaches it may read them.
    public var metricsHost = "127.0.0.1"
    /// The proxies that are trusted to report the visitor's address, host and TLS, and to name a request.
    public var trustedProxies = TrustedProxies.none
    public var limits = ServerLimits()
    /// The format of the access log; nil turns it off.
    public var accessLog: AccessLogFormat? = .text
    /// The file descriptor that the access log is written to; standard output by default.
    public var accessLogDescriptor: Int32 = 1
    /// Whether the access log names the network that a visitor comes from. It never has the whole address.
    public var logsNetworks = false
    /// Receives a span for each sampled request; nil if traces are not collected.
    public var spans: (any SpanSink)?
    /// The share of the traces beginning here that are sampled, from 0 to 1.
    public var sampledShare = 1.0
    /// The time from the signal to the closing of the listener. Readiness is false during that time, so that a load
    /// balancer can stop sending requests.
    public var drainDelay = Duration.zero
    /// The longest time from the closing of the listener to the end of the program.
    public var shutdownLimit = Duration.seconds(10)
    /// Whether every visitor uses TLS, because a proxy terminates it.
    public var isSecure = false
    /// Reads again what may have changed on the disk. Called on SIGHUP, and never twice at the same time.
    public var reload: @Sendable () -> Void = {}
    /// Returns the report for `/health/ready`. Called on an event loop, so it must not block.
    public var health: @Sendable () -> HealthReport = { HealthReport() }
    /// Returns the metrics of other parts of the program, for `/metrics`.
    public var metrics: @Sendable () -> [MetricFamily] = { [] }

    public init(address: ListeningAddress) {
        self.address = address
    }

    /// Requests begin traces if JSON log lines should name them, or if their spans are collected.
    var tracing: RequestTracing {
        RequestTracing(sink: spans, ratio: sampledShare, beginsTraces: accessLog == .json)
    }

    var log: AccessLog? {
        accessLog.map { AccessLog($0, descriptor: accessLogDescriptor, namesNetworks: logsNetworks) }
    }
}
