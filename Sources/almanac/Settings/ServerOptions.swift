import ArgumentParser

/// How the site is served, as options of the command line; each may as well stand in the environment or in the file.
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
            "Megabytes for finished pages; 0 makes each page anew (default: 32).", valueName: "megabytes"))
    var pageCache: String?

    @Option(
        help: ArgumentHelp("How many connections are served at once (default: 4096).", valueName: "number"))
    var connections: String?

    @Option(
        help: ArgumentHelp(
            "From the signal to stop to the end of listening, for balancers to see it (default: 0s).",
            valueName: "time"))
    var drainDelay: String?

    /// By the names of the settings; those that were not given are left out.
    var given: [String: String] {
        [
            "host": host, "port": port, "socket": socket, "reuse-port": reusePort, "public-address": publicAddress,
            "trusted-proxies": trustedProxies, "proxy-headers": proxyHeaders, "metrics-port": metricsPort,
            "log-format": logFormat, "page-cache": pageCache, "connections": connections, "drain-delay": drainDelay,
        ].compactMapValues(\.self)
    }
}
