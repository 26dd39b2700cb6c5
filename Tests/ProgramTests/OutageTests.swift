import AlmanacValues
import ArgumentParser
import Documents
import Foundation
import HTTPMessages
import HTTPTypes
import Logging
import NIOCore
import Site
import Testing
import Upstreams

@testable import almanac

/// Tests the site as the program assembles it, with its cache, on a clock that the test advances.
@Suite("An hour without upstreams", .serialized)
struct OutageTests {
    /// The number of visits; `TEST_VISITS=100000` for a long run.
    private static let visits = ProcessInfo.processInfo.environment["TEST_VISITS"].flatMap { Int($0) } ?? 20_000
    /// Pages with data from an upstream, which state its age.
    private static let dated = [
        "/holidays/CH/2025", "/holidays/CH/2026", "/holidays/DE/2026", "/holidays/DE/2026/10-03-german-unity-day",
        "/holidays/GB/2026?region=ENG", "/quotes", "/light-side", "/dark-side",
    ]
    private static let pages = dated + ["/", "/countries?q=land", "/people/marie-curie", "/options"]

    private let upstream = EmbeddedUpstream()
    private let clock = SimulatedClock()

    @Test("R1 In 20,000 visits every visited page is served with its age; a cold one answers 503 with Retry-After")
    func hour() async throws {
        let site = try site()
        for page in Self.pages { #expect(await site.respond(to: Request(target: page)).status == .ok, "\(page)") }
        upstream.isDown = true
        var failed = 0
        var undated = 0
        let step = Duration.seconds(3600) / Self.visits
        for visit in 0..<Self.visits {
            clock.pass(step)
            let index = visit &* 7919 % Self.pages.count
            let response = await site.respond(to: Request(target: Self.pages[index]))
            if response.status != .ok || response.rest != nil { failed += 1 }
            if index < Self.dated.count, !Self.saysAge(response) { undated += 1 }
        }
        #expect(failed == 0 && undated == 0)
        #expect(clock.elapsed > .seconds(3590))

        let cold = await site.respond(to: Request(target: "/holidays/NZ/2026"))
        #expect(cold.status == .serviceUnavailable && cold.headers[.retryAfter] != nil)
        let navigation = await site.respond(to: Request(target: "/holidays/NZ/2026", isNavigation: true))
        #expect(navigation.status == .serviceUnavailable && navigation.rest == nil, "known at once: no loading state")

        upstream.isDown = false
        clock.pass(.seconds(60))
        for page in Self.dated + ["/holidays/NZ/2026"] {
            let response = await site.respond(to: Request(target: page))
            #expect(response.status == .ok && !Self.saysAge(response), "\(page)")
        }
    }

    private static func saysAge(_ response: Response) -> Bool {
        // Includes the leading space, because of Switzerland's Saint Nicholas of Flüe.
        response.body.readableBytesView.firstRange(of: " as of ".utf8) != nil
    }

    private func site() throws -> Site {
        let address = EmbeddedUpstream.address
        let reader = try SettingReader(
            options: [
                "holidays-source": "documents+\(address)", "quotes-source": "microdata+\(address)quotes.html",
                "sides-source": "documents+\(address)",
                // Documents are stale at once, so that every visit depends on the upstream.
                "fresh-for": "0s", "stale-for": "0s",
            ], file: nil)
        let settings = try Settings(reader)
        let cache = DocumentCache(
            upstream: upstream, shelf: nil, memoryLimit: 64 << 20, budget: settings.budget, clock: clock,
            report: { _ in })
        let documents = EmbeddedDocuments()
        guard let day = CivilDate("2026-09-21") else { throw CancellationError() }
        let supplies = Supplies(
            settings, library: DocumentLibrary(documents), sides: SideLibrary(documents), cache: cache,
            clock: FixedClock(day: day))
        var configuration = Assembly.configuration(try ServerSettings(reader), cache)
        configuration.now = { [clock] in Int(clock.seconds) }
        return Site(
            services: supplies.services, configuration: configuration,
            patience: .seconds(600), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    }
}
