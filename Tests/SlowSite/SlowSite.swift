import AlmanacValues
import Entities
import Foundation
import HTTPConnection
import HTTPServer
import Logging
import ServiceContracts
import Site
import TestSupport

/// Serves the site from a source that takes two seconds for each request, for browser tests of the loading state.
/// `SlowSite failing` makes the source fail after that time, `SlowSite down` at once. With `SlowSite until FILE [failing]` the
/// source answers, or fails, once the file exists.
@main
struct SlowSite {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        let fails = arguments.contains { ["failing", "down"].contains($0) }
        let source = SlowSource(
            time: arguments.first == "down" || arguments.first == "until" ? .zero : .seconds(2),
            failure: fails ? .unavailable(retryAfter: .seconds(30)) : nil,
            file: arguments.first == "until" ? arguments.dropFirst().first : nil)
        let logger = Logger(label: "slow")
        // Without a page cache, every visit takes the source's time.
        var pages = Site.Configuration()
        pages.pageCacheLimit = 0
        let site = Site(
            services: Services(
                countries: source, holidays: source, occasions: OccasionServiceDouble(), quotes: source, people: source,
                sides: SideServiceDouble(), clock: ClockDouble(Sample.day("2026-09-21"))),
            configuration: pages, logger: logger)
        var configuration = ServerConfiguration(address: .host("127.0.0.1", port: 0))
        configuration.accessLog = nil
        try await Server(site, configuration: configuration, logger: logger).run { listening in
            FileHandle.standardOutput.write(Data("Almanac is served at \(listening)\n".utf8))
        }
    }
}
