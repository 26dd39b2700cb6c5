import HTTPConnection
import HTTPServer
import Site

extension ServerSettings {
    /// Reads the limits that an operator can set; the others keep their defaults.
    static func limits(_ reader: SettingReader) throws(SettingFailure) -> ServerLimits {
        let times = Duration.seconds(1) ... .seconds(3600)
        var limits = ServerLimits()
        limits.connections = try reader.number("connections", in: 1...1_000_000, default: limits.connections)
        limits.visits = try reader.number("visits", in: 1...1_000_000, default: limits.visits)
        limits.idle = try reader.time("idle-timeout", in: times, default: limits.idle)
        limits.head = try reader.time("header-timeout", in: times, default: limits.head)
        limits.firstByte = limits.head
        limits.body = try reader.time("body-timeout", in: times, default: limits.body)
        limits.answer = try reader.time("answer-timeout", in: times, default: limits.answer)
        return limits
    }

    /// Checks the settings of the server for conflicts.
    ///
    /// - Throws: a failure that names the conflicting settings.
    func checkTogether() throws(SettingFailure) {
        if logsNetworks, accessLog == nil {
            throw SettingFailure("log-networks is yes, but log-format is off; set log-format to text or json")
        }
        if case .host(let host, let port) = address, port != 0, port == metricsPort, Self.hasLoopback(host) {
            throw SettingFailure("metrics-port and port are both \(port); choose another metrics-port")
        }
    }

    /// Whether a listener on this host also listens on 127.0.0.1, where the metrics are served.
    private static func hasLoopback(_ host: String) -> Bool {
        ["127.0.0.1", "localhost", "0.0.0.0", "::"].contains(host)
    }

    /// Checks the settings of the server for conflicts with those of the upstreams.
    ///
    /// - Throws: a failure that names the conflicting settings.
    func check(with settings: Settings) throws(SettingFailure) {
        guard settings.usesUpstreams, limits.answer <= settings.budget else { return }
        throw SettingFailure(
            "answer-timeout (\(limits.answer.seconds)s) must be longer than upstream-budget "
                + "(\(settings.budget.seconds)s), because a page may wait that long for its upstream")
    }
}

extension Duration {
    /// The whole seconds.
    var seconds: Int64 { components.seconds }
}
