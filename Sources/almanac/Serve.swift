import ArgumentParser
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
                let configuration = settings.configuration(upstreams)
                try await Server(site: site, configuration: configuration, logger: logger).run { address in
                    printLine("Almanac is served at \(address)")
                }
            }
        }
    }
}

extension ServerSettings {
    func configuration(_ upstreams: LiveUpstreams?) -> Server.Configuration {
        var configuration = Server.Configuration(address: address)
        configuration.isShared = isShared
        configuration.trustedProxies = trustedProxies
        configuration.metricsPort = metricsPort
        configuration.accessLog = accessLog
        configuration.logsNetworks = logsNetworks
        configuration.limits = limits
        configuration.drainDelay = drainDelay
        configuration.shutdownLimit = shutdownLimit
        if let upstreams {
            configuration.health = { upstreams.health }
            configuration.metrics = { upstreams.metrics }
        }
        return configuration
    }
}
