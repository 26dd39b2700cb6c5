import ArgumentParser
import Logging
import Site

/// Runs the server until SIGTERM or SIGINT.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serves the site (the default).")

    @OptionGroup var server: ServerOptions
    @OptionGroup var assembly: Assembly

    func run() async throws {
        let logger = Logger(label: "almanac")
        try await reportingFailures {
            try Server.checkSystem()
            let reader = try assembly.reader(server)
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
    /// The server's configuration; with upstreams, their state is part of the health report and the metrics.
    func configuration(_ upstreams: LiveUpstreams?) -> Server.Configuration {
        var configuration = server
        if let upstreams {
            configuration.health = { upstreams.health }
            configuration.metrics = { upstreams.metrics }
        }
        return configuration
    }
}
