import ArgumentParser
import Logging
import Site

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serves the site (the default).")

    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 takes any that is free.")
    var port = 8080

    @OptionGroup var assembly: Assembly

    func validate() throws {
        guard 0...65_535 ~= port else {
            throw ValidationError("--port is a number from 0 to 65535, not \(port).")
        }
    }

    func run() async throws {
        let logger = Logger(label: "almanac")
        let host = host
        try await assembly.withSite(logger: logger) { site in
            try await Server(site: site, host: host, port: port, logger: logger).run { port in
                printLine("Almanac is served at http://\(host.contains(":") ? "[\(host)]" : host):\(port)/")
            }
        }
    }
}
