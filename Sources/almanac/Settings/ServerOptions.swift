import ArgumentParser

/// The settings of the server as command-line options. Each can also be set in the environment or the file.
struct ServerOptions: ParsableArguments {
    @Option(help: "The address to listen on (default: 127.0.0.1).")
    var host: String?

    @Option(help: "The port to listen on; 0 chooses a free one (default: 8080).")
    var port: String?

    @Option(
        help: ArgumentHelp(
            "Listen on a Unix domain socket at this path instead of on a port.", valueName: "path"))
    var socket: String?

    @Option(
        help: ArgumentHelp(
            "Whether a new instance may listen on the same address and take over: yes or no (default: no).",
            valueName: "yes|no"))
    var reusePort: String?

    @Option(
        help: ArgumentHelp(
            "The public address, such as https://almanac.example. Requests for other hosts are rejected.",
            valueName: "address"))
    var publicAddress: String?

    @Option(
        help: ArgumentHelp(
            "The proxies whose X-Forwarded-* headers are trusted: addresses, ranges, and unix for the socket.",
            discussion: "For example 127.0.0.1,10.0.0.0/8,unix. By default, no proxy is trusted.", valueName: "list"))
    var trustedProxies: String?

    @Option(
        help: ArgumentHelp(
            "The headers that these proxies set: x-forwarded or forwarded (RFC 7239; default: x-forwarded).",
            valueName: "kind"))
    var proxyHeaders: String?

    @Option(
        help: ArgumentHelp(
            "Serve Prometheus metrics on this port of 127.0.0.1; 0 chooses a free one (default: none).",
            valueName: "port"))
    var metricsPort: String?

    @Option(
        help: ArgumentHelp("The format of the access log: text, json or off (default: text).", valueName: "format"))
    var logFormat: String?

    @Option(
        help: ArgumentHelp(
            "Whether the access log contains shortened visitor addresses: yes or no (default: no).",
            valueName: "yes|no"))
    var logNetworks: String?

    @Option(
        help: ArgumentHelp(
            "The size of the page cache in megabytes; 0 disables it (default: 32).", valueName: "megabytes"))
    var pageCache: String?

    @Option(
        help: ArgumentHelp("The maximum number of open connections (default: 4096).", valueName: "number"))
    var connections: String?

    @Option(
        help: ArgumentHelp(
            "The maximum number of pages in progress, including those that wait for an upstream (default: 2048).",
            valueName: "number"))
    var visits: String?

    @Option(
        help: ArgumentHelp(
            "How long an idle connection stays open between requests (default: 30s).", valueName: "time"))
    var idleTimeout: String?

    @Option(
        help: ArgumentHelp(
            "The time limit for a request to begin, and then for its headers to arrive (default: 10s).",
            valueName: "time"))
    var headerTimeout: String?

    @Option(
        help: ArgumentHelp(
            "The time limit for a request's body to arrive after its headers (default: 20s).",
            valueName: "time"))
    var bodyTimeout: String?

    @Option(
        help: ArgumentHelp(
            "The time limit for a page (default: 30s).",
            discussion: "Must be longer than upstream-budget, because a page may wait that long for its upstream.",
            valueName: "time"))
    var answerTimeout: String?

    @Option(
        help: ArgumentHelp(
            "How long to keep listening after SIGTERM, so that load balancers notice (default: 0s).",
            valueName: "time"))
    var drainDelay: String?

    @Option(
        help: ArgumentHelp(
            "The time limit for requests in progress once listening has ended (default: 10s).", valueName: "time"))
    var shutdownTimeout: String?

    /// The options that were given, by name of the setting.
    var given: [String: String] {
        [
            "host": host, "port": port, "socket": socket, "reuse-port": reusePort, "public-address": publicAddress,
            "trusted-proxies": trustedProxies, "proxy-headers": proxyHeaders, "metrics-port": metricsPort,
            "log-format": logFormat, "log-networks": logNetworks, "page-cache": pageCache, "connections": connections,
            "visits": visits, "idle-timeout": idleTimeout, "header-timeout": headerTimeout,
            "body-timeout": bodyTimeout, "answer-timeout": answerTimeout, "drain-delay": drainDelay,
            "shutdown-timeout": shutdownTimeout,
        ].compactMapValues(\.self)
    }
}
