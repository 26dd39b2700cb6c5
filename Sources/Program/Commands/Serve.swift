import ArgumentParser
import Foundation
import HTTPConnection
import HTTPServer
import Logging
import Site

/// Runs the server until SIGTERM or SIGINT. It reads the operator's folders again on SIGHUP, and when a file in them
/// has changed.
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
        warnings += [CollectorAddress.warning(about: ProcessInfo.processInfo.environment)].compactMap(\.self)
        for warning in warnings { log.logger.warning("\(warning)") }
        try await reportingFailures(to: log) {
            try Server.checkSystem()
            try await serve(try reading.get(), log, hangUps)
        }
    }

    private func serve(_ reader: SettingReader, _ log: OperatorLog, _ hangUps: HangUps) async throws {
        var settings = try ServerSettings(reader)
        let collector = settings.collector.map { Collector($0, logger: log.logger) }
        settings.server.spans = collector?.exporter
        do {
            try await serve(reader, settings, log, hangUps, collector)
        } catch {
            await collector?.end()
            throw error
        }
        await collector?.end()
    }

    private func serve(
        _ reader: SettingReader, _ settings: ServerSettings, _ log: OperatorLog, _ hangUps: HangUps,
        _ collector: Collector?
    ) async throws {
        try await assembly.withMaker(reader, server: settings, logger: log.logger) { maker in
            let source = LiveSettings(maker, reader) { [assembly, server] () throws(SettingFailure) in
                try assembly.reader(server) { _ in }
            }
            let watch = FolderWatch { source.places }
            let site = try ReloadableSite(source, upstreams: maker.upstreams, logger: log.logger)
            var configuration = settings.server
            configuration.health = { site.health }
            configuration.metrics = { site.metrics + (collector?.metrics ?? []) }
            configuration.reload = { site.reload(.signal) }
            let steps = NextSteps(settings, reader)
            let server = Server(site, configuration: configuration, logger: log.logger)
            let watching = Task { await watch.run { site.reload(.files) } }
            defer { watching.cancel() }
            let fetching = Task {
                await maker.liveSchools?.run({ source.maker.settings }) { site.takeSchools() }
            }
            defer { fetching.cancel() }
            try await server.run(hangUps: hangUps) { address in
                log.tell("Almanac is served at \(address)\n\(steps)")
            }
        }
    }
}
