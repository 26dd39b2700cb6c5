import ArgumentParser
import HTTPConnection
import HTTPServer
import Logging
import Site

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serves the site (the default).")

    @OptionGroup var server: ServerOptions
    @OptionGroup var assembly: Assembly

    func run() async throws {
        let logger = Logger(label: "almanac")
        try await reportingFailures {
            try Server.checkSystem()
            let reader = try await assembly.reader(server.given)
            let settings = try ServerSettings(reader)
            try await assembly.withSite(reader, server: settings, logger: logger) { site, upstreams in
                var configuration = settings.configuration
                if let upstreams { configuration.health = { upstreams.health } }
                configuration.metrics = { site.pageCacheStatistics.metrics + (upstreams?.metrics ?? []) }
                try await Server(site, configuration: configuration, logger: logger).run { address in
                    printLine("Almanac is served at \(address)")
                }
            }
        }
    }
}

extension ServerSettings {
    var configuration: ServerConfiguration {
        var configuration = ServerConfiguration(address: address)
        configuration.isShared = isShared
        configuration.trustedProxies = trustedProxies
        configuration.metricsPort = metricsPort
        configuration.accessLog = accessLog
        configuration.logsNetworks = logsNetworks
        configuration.limits = limits
        configuration.drainDelay = drainDelay
        configuration.shutdownLimit = shutdownLimit
        configuration.isSecure = publicAddress?.isSecure == true
        return configuration
    }
}
