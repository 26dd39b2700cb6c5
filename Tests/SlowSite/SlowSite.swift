import Almanac
import Entities
import Foundation
import HTTPConnection
import HTTPServer
import Logging
import ServiceContracts
import Site
import TestSupport

/// Serves the site with a quote service that takes two seconds, for browser tests of the loading state. `SlowSite
/// failing` makes the service fail after that time.
@main
struct SlowSite {
    static func main() async throws {
        let isFailing = CommandLine.arguments.dropFirst().contains("failing")
        let failure: ServiceFailure? = isFailing ? .unavailable(retryAfter: .seconds(30)) : nil
        let logger = Logger(label: "slow")
        let site = Site(
            services: Services(
                countries: CountryServiceDouble([Sample.germany]),
                holidays: HolidayServiceDouble([Sample.germanCalendar]),
                quotes: SlowQuotes(failure: failure), people: PersonServiceDouble([Sample.curie]),
                sides: SideServiceDouble(), clock: ClockDouble(Sample.day("2026-09-21"))),
            logger: logger)
        var configuration = ServerConfiguration(address: .host("127.0.0.1", port: 0))
        configuration.accessLog = nil
        try await Server(site, configuration: configuration, logger: logger).run { listening in
            FileHandle.standardOutput.write(Data("Almanac is served at \(listening)\n".utf8))
        }
    }
}

struct SlowQuotes: QuoteService {
    let failure: ServiceFailure?

    func quotations() async throws(ServiceFailure) -> Supply<[Quotation]> {
        try? await Task.sleep(for: .seconds(2))
        if let failure { throw failure }
        return Supply(Sample.quotations(40))
    }

    func quotation(_ id: QuotationID) async throws(ServiceFailure) -> Supply<Quotation>? {
        try await quotations().value.first { $0.id == id }.map { Supply($0) }
    }
}
