import ArgumentParser
import Foundation
import HTTPConnection
import HTTPServer
import Logging
import Site

/// Runs the server until SIGTERM or SIGINT. On SIGHUP, and when a file of them has changed, it reads the operator's folders
/// again.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serves the site (the default).")

    @OptionGroup var server: ServerOptions
    @OptionGroup var assembly: Assembly

    func run() async throws {
        // First of all: a signal that arrives during the start must not end the program.
        let hangUps = await HangUps()
        var warnings: [String] = []
        let reading = Result { () throws(SettingFailure) in
            try assembly.reader(server) { warnings.append($0) }
        }
        let log = OperatorLog(
            try? reading.get(), options: server.given, environment: ProcessInfo.processInfo.environment)
        for warning in warnings { log.logger.warning("\(warning)") }
        try await reportingFailures(to: log) {
            try Server.checkSystem()
            try await serve(try reading.get(), log, hangUps)
        }
    }

    private func serve(_ reader: SettingReader, _ log: OperatorLog, _ hangUps: HangUps) async throws {
        let settings = try ServerSettings(reader)
        try await assembly.withMaker(reader, server: settings, logger: log.logger) { maker in
            let watch = FolderWatch(
                [maker.settings.documents, maker.settings.own, maker.settings.schools].compactMap(\.self),
                links: [maker.settings.dataDirectory.map { "\($0)/current" }].compactMap(\.self))
            let site = try ReloadableSite(maker)
            var configuration = settings.server
            configuration.health = { site.health }
            configuration.metrics = { site.metrics }
            configuration.reload = { site.reload(.signal) }
            let steps = NextSteps(settings, reader)
            let server = Server(site, configuration: configuration, logger: log.logger)
            let watching = Task { await watch.run { site.reload(.files) } }
            defer { watching.cancel() }
            try await server.run(hangUps: hangUps) { address in
                log.tell("Almanac is served at \(address)\n\(steps)")
            }
        }
    }
}
