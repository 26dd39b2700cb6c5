import Documents
import FaultServer
import Foundation
import HTTPMessages
import HTTPTypes
import Logging
import NIOCore
import Site
import TestSupport
import Testing
import UpstreamFakes
import Upstreams

@testable import almanac

@Suite("The setting upstream-fallback", .serialized)
struct FallbackTests {
    private static let pages = [
        "/holidays/FR/2026", "/holidays/FR/2026/calendar", "/countries", "/quotes", "/light-side", "/dark-side",
    ]
    private static let notice = "our own data (revised "

    private let upstream = EmbeddedUpstream()
    private let clock = SimulatedClock()

    private func site(fallback: String?) throws -> (site: Site, ledger: FallbackLedger) {
        let address = EmbeddedUpstream.address
        var options = [
            "holidays-source": "documents+\(address)", "quotes-source": "microdata+\(address)quotes.html",
            "sides-source": "documents+\(address)",
        ]
        options["upstream-fallback"] = fallback
        let reader = try SettingReader(options: options, file: nil)
        let settings = try Settings(reader)
        let cache = DocumentCache(
            upstream: upstream, shelf: nil, memoryLimit: 64 << 20, budget: settings.budget, clock: clock,
            report: { _ in })
        let ledger = FallbackLedger { _ in }
        let documents = EmbeddedDocuments()
        let supplies = Supplies(
            settings, library: DocumentLibrary(documents), sides: SideLibrary(documents), cache: cache,
            fallback: settings.fallsBack ? Fallback(revised: EmbeddedDocuments.revision.date, ledger: ledger) : nil,
            clock: FixedClock(day: try #require(CivilDate("2026-09-21"))))
        var configuration = Assembly.configuration(try ServerSettings(reader), cache)
        configuration.now = { [clock] in Int(clock.seconds) }
        let site = Site(
            services: supplies.services, configuration: configuration, patience: .seconds(600),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        return (site, ledger)
    }

    private func text(_ response: Response) -> String {
        String(decoding: response.body.readableBytesView, as: UTF8.self)
    }

    @Test("Without it, pages whose documents were never there fail with 503", arguments: [nil, "no"])
    func off(value: String?) async throws {
        upstream.isDown = true
        let (site, _) = try site(fallback: value)
        for page in Self.pages where !page.hasSuffix("-side") {
            let response = await site.respond(to: Request(target: page))
            #expect(response.status == .serviceUnavailable && !text(response).contains(Self.notice), "\(page)")
        }
    }

    @Test("With it, they are made of our own documents and say so; the source takes over when it works")
    func on() async throws {
        upstream.isDown = true
        let (site, ledger) = try site(fallback: "yes")
        for page in Self.pages {
            let response = await site.respond(to: Request(target: page))
            #expect(response.status == .ok && text(response).contains(Self.notice), "\(page): \(text(response))")
            // As briefly as all pages of upstreams.
            let seconds = response.headers[.cacheControl]?.firstMatch(of: #/s-maxage=(\d+)/#).flatMap { Int($0.1) }
            #expect(seconds.map { $0 <= 30 } ?? response.headers[.cacheControl]?.contains("no-") ?? false, "\(page)")
        }
        let record = await site.respond(to: Request(target: "/holidays/FR/2026.json"))
        #expect(record.status == .ok && text(record).contains(#""stale":true,"fallback":true"#))
        #expect(ledger.answers.values.reduce(0, +) >= Self.pages.count && ledger.count >= 4)

        upstream.isDown = false
        clock.pass(.seconds(60))
        for page in Self.pages + ["/holidays/FR/2026.json"] {
            let response = await site.respond(to: Request(target: page))
            #expect(response.status == .ok && !text(response).contains(Self.notice), "\(page)")
            #expect(!text(response).contains("fallback"), "\(page)")
        }
        #expect(ledger.count == 0)
    }

    @Test("A document that the source once sent is served as a stale copy, not replaced by our own")
    func copies() async throws {
        let (site, _) = try site(fallback: "yes")
        #expect(await site.respond(to: Request(target: "/holidays/FR/2026")).status == .ok)
        upstream.isDown = true
        clock.pass(.seconds(30 * 86_400))
        let stale = text(await site.respond(to: Request(target: "/holidays/FR/2026")))
        #expect(stale.contains("our last good copy, as of 30 days ago") && !stale.contains(Self.notice))
        #expect(text(await site.respond(to: Request(target: "/holidays/ES/2026"))).contains(Self.notice))
    }

    @Test("The program says so on the page, in the log and in its metrics, and `check` still fails")
    func program() async throws {
        let server = try await FaultServer.serving(FakeNothing())
        let dead = "documents+\(server.url(""))"
        await server.stop()
        let cache = CacheDirectory()
        defer { cache.remove() }
        let options = ["--holidays-source", dead, "--upstream-fallback", "yes", "--cache-directory", cache.path]
        let check = try await Program.run(["check", "--today", "2026-06-01"] + options)
        #expect(check.status == 1 && check.output.contains("FAILED"), "\(check.output)")

        let rendered = try await Program.run(["render", "/holidays/FR/2026", "--today", "2026-06-01"] + options)
        #expect(rendered.status == 0 && rendered.output.contains(Self.notice), "\(rendered.output)")
        #expect(rendered.errors.contains("holidays FR: the source cannot be reached"), "\(rendered.errors)")

        let served = ["--port", "0", "--metrics-port", "0", "--log-format", "off"] + options
        let started = try await Program.starting(served) { output in
            let addresses = output.matches(of: #/http://[0-9.:]+/#).map { String($0.output) }
            func get(_ path: String, at index: Int) async throws -> Visit {
                try await Visit.get(path, of: try #require(URL(string: addresses[index])))
            }
            #expect(try await get("/metrics", at: 1).body.contains("\nalmanac_fallbacks 0\n"))
            for path in ["/holidays/FR/2026.json", "/holidays/ES/2026.json"] {
                let visit = try await get(path, at: 0)
                #expect(visit.status == 200 && visit.body.contains(#""fallback":true"#), "\(visit.body)")
            }
            let metrics = try await get("/metrics", at: 1).body
            #expect(metrics.contains("\nalmanac_fallback_answers_total{part=\"holidays\"} 2\n"), "\(metrics)")
            #expect(metrics.contains("\nalmanac_fallbacks 2\n"), "\(metrics)")
        }
        #expect(started.status == 0)
    }
}
