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
/// `SlowSite failing` makes the source fail after that time, `SlowSite down` at once.
@main
struct SlowSite {
    static func main() async throws {
        let mode = CommandLine.arguments.dropFirst().first
        let source = SlowSource(
            time: mode == "down" ? .zero : .seconds(2),
            failure: mode == nil ? nil : .unavailable(retryAfter: .seconds(30)))
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
