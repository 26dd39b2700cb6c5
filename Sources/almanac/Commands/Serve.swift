import ArgumentParser
import HTTPConnection
import HTTPServer
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
            let reader = try assembly.reader(server) { logger.warning("\($0)") }
            let settings = try ServerSettings(reader)
            let build = try assembly.build()
            try await assembly.withSite(reader, server: settings, logger: logger) { site, upstreams in
                var configuration = settings.server
                configuration.health = { build.health(upstreams) }
                configuration.metrics = {
                    [build.metrics] + site.pageCacheStatistics.metrics + (upstreams?.metrics ?? [])
                }
                let steps = NextSteps(settings, reader)
                try await Server(site, configuration: configuration, logger: logger).run { address in
                    printLine("Almanac is served at \(address)\n\(steps)")
                }
            }
        }
    }
}
