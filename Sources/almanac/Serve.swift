import ArgumentParser
import Foundation
import Logging
import Site

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serves the site (the default).")

    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 takes any that is free.")
    var port = 8080

    @Option(
        help: ArgumentHelp(
            "Listen on a Unix domain socket with this file instead of on a port.", valueName: "path"))
    var socket: String?

    @Flag(help: "Let a second instance listen on the same address, so that one can take over from the other.")
    var reusePort = false

    @Option(help: "Serve Prometheus' metrics at this port of 127.0.0.1; 0 takes any that is free.")
    var metricsPort: Int?

    @Option(help: "How the access log is written: text, json or off.")
    var logFormat = "text"

    @Option(help: "Seconds between the signal to stop and the end of listening, for balancers to see it.")
    var drainDelay = 0

    @OptionGroup var assembly: Assembly

    func validate() throws {
        guard logFormat == "off" || AccessLogFormat(rawValue: logFormat) != nil else {
            throw ValidationError("--log-format is text, json or off, not “\(logFormat)”.")
        }
        guard metricsPort.map({ 0...65_535 ~= $0 }) ?? true else {
            throw ValidationError("--metrics-port is a number from 0 to 65535.")
        }
        guard 0...60 ~= drainDelay else {
            throw ValidationError("--drain-delay is a number of seconds from 0 to 60, not \(drainDelay).")
        }
        guard 0...65_535 ~= port else {
            throw ValidationError("--port is a number from 0 to 65535, not \(port).")
        }
    }

    func run() async throws {
        let logger = Logger(label: "almanac")
        let site = try await assembly.site(logger: logger)
        let configuration = configuration
        try await reportingFailures {
            try await Server(site: site, configuration: configuration, logger: logger).run { address in
                printLine("Almanac is served at \(address)")
            }
        }
    }

    private var configuration: Server.Configuration {
        var configuration = Server.Configuration(address: address)
        configuration.isShared = reusePort
        configuration.metricsPort = metricsPort
        configuration.accessLog = AccessLogFormat(rawValue: logFormat)
        configuration.drainDelay = .seconds(drainDelay)
        return configuration
    }

    private var address: ListeningAddress {
        if let socket { return .unixSocket(path: socket) }
        let process = ProcessInfo.processInfo
        return .inherited(environment: process.environment, processID: process.processIdentifier)
            ?? .host(host, port: port)
    }
}
