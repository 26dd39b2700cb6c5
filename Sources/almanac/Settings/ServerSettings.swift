import Foundation
import Site
import Support

/// The validated settings of the server.
struct ServerSettings {
    let address: ListeningAddress
    let isShared: Bool
    let publicAddress: PublicAddress?
    let trustedProxies: TrustedProxies
    let metricsPort: Int?
    let accessLog: AccessLogFormat?
    let logsNetworks: Bool
    /// The size of the page cache in bytes.
    let pageCache: Int
    let limits: Server.Limits
    let drainDelay: Duration
    let shutdownLimit: Duration

    /// The names of all settings, as written in the file.
    static let names: Set<String> = [
        "host", "port", "socket", "reuse-port", "public-address", "trusted-proxies", "proxy-headers", "metrics-port",
        "log-format", "log-networks", "page-cache", "connections", "visits", "idle-timeout", "header-timeout",
        "body-timeout", "answer-timeout", "drain-delay", "shutdown-timeout",
    ]

    init(_ reader: SettingReader) throws(SettingFailure) {
        address = try Self.address(reader)
        isShared = try reader.choice("reuse-port")
        publicAddress = try reader.value("public-address", default: nil) { text throws(SettingProblem) in
            do throws(PublicAddressProblem) { return try PublicAddress(text) } catch {
                throw SettingProblem(error.description)
            }
        }
        trustedProxies = try Self.trustedProxies(reader)
        metricsPort = try reader.value("metrics-port", default: nil) { text throws(SettingProblem) in
            try Int(setting: text, in: 0...65_535)
        }
        accessLog = try reader.value("log-format", default: .text) { text throws(SettingProblem) in
            if text == "off" { return nil }
            guard let format = AccessLogFormat(rawValue: text) else {
                throw SettingProblem("\"\(text)\" (expected text, json or off)")
            }
            return format
        }
        logsNetworks = try reader.choice("log-networks")
        pageCache = try reader.number("page-cache", in: 0...1024, default: 32) << 20
        limits = try Self.limits(reader)
        drainDelay = try reader.time("drain-delay", in: .zero ... .seconds(3600), default: .zero)
        shutdownLimit = try reader.time("shutdown-timeout", in: .seconds(1) ... .seconds(3600), default: .seconds(10))
        try checkTogether()
    }

    /// Returns the address to listen on: `socket` if it is set, else a socket inherited from systemd, else host and
    /// port.
    private static func address(_ reader: SettingReader) throws(SettingFailure) -> ListeningAddress {
        let process = ProcessInfo.processInfo
        let port = try reader.number("port", in: 0...65_535, default: 8080)
        if let path = reader.text("socket") { return .unixSocket(path: path) }
        return .inherited(environment: process.environment, processID: process.processIdentifier)
            ?? .host(reader.text("host") ?? "127.0.0.1", port: port)
    }

    private static func trustedProxies(_ reader: SettingReader) throws(SettingFailure) -> TrustedProxies {
        let headers = try reader.value("proxy-headers", default: TrustedProxies.Headers.xForwarded) {
            text throws(SettingProblem) in
            guard let headers = TrustedProxies.Headers(rawValue: text) else {
                throw SettingProblem("\"\(text)\" (expected x-forwarded or forwarded)")
            }
            return headers
        }
        return try reader.value("trusted-proxies", default: TrustedProxies.none) { text throws(SettingProblem) in
            do throws(TrustedProxiesProblem) { return try TrustedProxies(text, headers: headers) } catch {
                throw SettingProblem(error.description)
            }
        }
    }
}
