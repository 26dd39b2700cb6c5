import AlmanacValues
import Foundation
import HTML
import HTTPConnection
import HTTPMessages
import HTTPServer
import Layout
import Site

/// The validated settings of the server.
struct ServerSettings {
    var server: ServerConfiguration
    /// Where spans are sent; nil if traces are not collected.
    let collector: CollectorAddress?
    let publicAddress: PublicAddress?
    /// The size of the page cache in bytes.
    let pageCache: Int

    /// The interfaces of other services that the site answers.
    let interfaces: Set<Interface>

    /// The languages that the site speaks.
    var languages: [Language]
    /// Whether the site is served; false for an export.
    var isServed = true

    /// Whether pages link to the traces of their visits.
    let isDevelopment: Bool
    /// Whether each response has keys for purging it from a cache.
    let sendsSurrogateKeys: Bool
    /// Whether another Almanac may read the documents.
    let publishesDocuments: Bool

    /// The operator's own pages.
    let operatorLinks: OperatorLinks
    /// Where to report weaknesses of the site.
    let securityContact: Link?
    /// Whether search engines and exports leave out the operator's own calendars.
    let hidesOwnCalendars: Bool

    /// - Throws: a failure that names the setting with an invalid value, or the conflicting settings.
    init(_ reader: SettingReader) throws(SettingFailure) {
        var server = ServerConfiguration(address: try Self.address(reader))
        server.isShared = try reader[\.reusePort]
        publicAddress = try reader[\.publicAddress]
        let headers = try reader[\.proxyHeaders]
        if let proxies = try reader[\.trustedProxies] { server.trustedProxies = proxies }
        server.trustedProxies.headers = headers
        server.metricsPort = try reader[\.metricsPort]
        server.metricsHost = try reader[\.metricsHost]
        server.accessLog = try reader[\.logFormat]
        server.logsNetworks = try reader[\.logNetworks]
        collector = try Self.collector(reader, environment: ProcessInfo.processInfo.environment)
        server.sampledShare = Double(try reader[\.otlpPercent]) / 100
        pageCache = try reader[\.pageCache] << 20
        server.limits.connections = try reader[\.connections]
        server.limits.visits = try reader[\.visits]
        server.limits.heavyVisits = try reader[\.heavyVisits]
        server.limits.idle = try reader[\.idleTimeout]
        server.limits.head = try reader[\.headerTimeout]
        server.limits.firstByte = server.limits.head
        server.limits.body = try reader[\.bodyTimeout]
        server.limits.answer = try reader[\.answerTimeout]
        server.drainDelay = try reader[\.drainDelay]
        server.shutdownLimit = try reader[\.shutdownTimeout]
        server.isSecure = publicAddress?.isSecure == true
        interfaces = try reader[\.interfaces]
        languages = try reader[\.languages]
        isDevelopment = try reader[\.development]
        sendsSurrogateKeys = try reader[\.surrogateKeys]
        publishesDocuments = try reader[\.publishDocuments]
        hidesOwnCalendars = try reader[\.ownPrivate]
        operatorLinks = try OperatorLinks(
            imprint: reader[\.imprint], privacy: reader[\.privacy], contact: reader[\.contact])
        securityContact = try reader[\.securityContact]
        self.server = server
        try checkTogether()
    }

    /// Returns the address to listen on: `socket` if it is set, else a socket inherited from systemd, else host and
    /// port.
    private static func address(_ reader: SettingReader) throws(SettingFailure) -> ListeningAddress {
        let process = ProcessInfo.processInfo
        let (host, port) = (try reader[\.host], try reader[\.port])
        if let path = try reader[\.socket] { return .unixSocket(path: path) }
        return .inherited(environment: process.environment, processID: process.processIdentifier)
            ?? .host(host, port: port)
    }

    /// Returns where spans are sent, by the settings, or else by OpenTelemetry's variables.
    private static func collector(
        _ reader: SettingReader, environment: [String: String]
    ) throws(SettingFailure) -> CollectorAddress? {
        var found = try reader[\.otlp]
        if found == nil { found = try CollectorAddress(environment: environment) }
        if let name = environment["OTEL_SERVICE_NAME"], !name.isEmpty { found?.serviceName = name }
        return found
    }

    private func checkTogether() throws(SettingFailure) {
        if server.logsNetworks, server.accessLog == nil {
            throw SettingFailure("log-networks is yes, but log-format is off; set log-format to text or json")
        }
        if isDevelopment, publicAddress != nil {
            throw SettingFailure(
                "development is yes, but public-address is set; a public site must not show how it works inside")
        }
        if isDevelopment, !server.address.isLocal {
            throw SettingFailure(
                "development is yes, but other machines may reach \(server.address); they must not see how the site "
                    + "works inside. Leave out development, or listen on 127.0.0.1")
        }
        guard case .host(let host, let port) = server.address else { return }
        if port != 0, port == server.metricsPort, Self.overlap(host, server.metricsHost) {
            throw SettingFailure("metrics-port and port are both \(port); choose another metrics-port")
        }
    }

    /// Whether two listeners on these hosts cannot have the same port.
    private static func overlap(_ host: String, _ other: String) -> Bool {
        let (all, local) = (["0.0.0.0", "::"], ["127.0.0.1", "localhost"])
        if all.contains(host) || all.contains(other) { return true }
        return host == other || (local.contains(host) && local.contains(other))
    }

    /// Checks the settings of the server for conflicts with those of the upstreams.
    ///
    /// - Throws: a failure that names the conflicting settings.
    func check(with settings: Settings) throws(SettingFailure) {
        let answer = server.limits.answer
        guard settings.usesUpstreams, answer <= settings.budget else { return }
        throw SettingFailure(
            "answer-timeout (\(answer.seconds)s) must be longer than upstream-budget "
                + "(\(settings.budget.seconds)s), because a page may wait that long for its upstream")
    }
}
