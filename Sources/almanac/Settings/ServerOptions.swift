import ArgumentParser

/// The settings of the server as command-line options. Each can also be set in the environment or the file.
struct ServerOptions: ParsableArguments {
    @Option(help: "The address to listen on (default: 127.0.0.1).")
    var host: String?

    @Option(help: "The port to listen on; 0 takes any that is free (default: 8080).")
    var port: String?

    @Option(
        help: ArgumentHelp(
            "Listen on a Unix domain socket with this file instead of on a port.", valueName: "path"))
    var socket: String?

    @Option(
        help: ArgumentHelp(
            "Whether a second instance may listen on the same address, to take over: yes or no (default: no).",
            valueName: "yes|no"))
    var reusePort: String?

    @Option(
        help: ArgumentHelp(
            "Where visitors find the site, such as https://almanac.example. Requests for other hosts are refused.",
            valueName: "address"))
    var publicAddress: String?

    @Option(
        help: ArgumentHelp(
            "The proxies whose X-Forwarded-* is believed: addresses, ranges, and “unix” for the socket.",
            discussion: "For instance 127.0.0.1,10.0.0.0/8,unix. By default nobody's is.", valueName: "list"))
    var trustedProxies: String?

    @Option(
        help: ArgumentHelp(
            "Which headers those proxies set: x-forwarded or forwarded (RFC 7239; default: x-forwarded).",
            valueName: "kind"))
    var proxyHeaders: String?

    @Option(
        help: ArgumentHelp(
            "Serve Prometheus' metrics at this port of 127.0.0.1; 0 takes any that is free (default: none).",
            valueName: "port"))
    var metricsPort: String?

    @Option(
        help: ArgumentHelp("How the access log is written: text, json or off (default: text).", valueName: "format"))
    var logFormat: String?

    @Option(
        help: ArgumentHelp(
            "Whether the access log names the network a visitor comes from, shortened: yes or no (default: no).",
            valueName: "yes|no"))
    var logNetworks: String?

    @Option(
        help: ArgumentHelp(
            "Megabytes for finished pages; 0 makes each page anew (default: 32).", valueName: "megabytes"))
    var pageCache: String?

    @Option(
        help: ArgumentHelp("How many connections are served at once (default: 4096).", valueName: "number"))
    var connections: String?

    @Option(
        help: ArgumentHelp(
            "How many pages are made at once, those that wait for an upstream included (default: 2048).",
            valueName: "number"))
    var visits: String?

    @Option(
        help: ArgumentHelp(
            "How long a connection is kept between two requests (default: 30s).", valueName: "time"))
    var idleTimeout: String?

    @Option(
        help: ArgumentHelp(
            "How long a visitor may take to begin a request, and from there to the end of its headers (default: 10s).",
            valueName: "time"))
    var headerTimeout: String?

    @Option(
        help: ArgumentHelp(
            "How long a visitor may take from the end of the headers to that of the body (default: 20s).",
            valueName: "time"))
    var bodyTimeout: String?

    @Option(
        help: ArgumentHelp(
            "How long a page may take until it is given up (default: 30s).",
            discussion: "Longer than upstream-budget, or pages that wait for an upstream would be given up.",
            valueName: "time"))
    var answerTimeout: String?

    @Option(
        help: ArgumentHelp(
            "From the signal to stop to the end of listening, for balancers to see it (default: 0s).",
            valueName: "time"))
    var drainDelay: String?

    @Option(
        help: ArgumentHelp(
            "From the end of listening to the end of the program, at most (default: 10s).", valueName: "time"))
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
