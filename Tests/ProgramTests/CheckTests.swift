import FaultServer
import Foundation
import Testing
import UpstreamFakes

/// Runs `almanac check` against a fake of each upstream, and against hosts that have no documents.
@Suite("The command `check`", .serialized)
struct CheckTests {
    /// Each source setting, its fake upstream, and the summary that `check` prints.
    private static let sources: [(setting: String, fragment: String, fake: any FakeUpstream, seen: String)] = [
        ("holidays-source", "documents+", FakeDocuments(), "250 countries, "),
        ("holidays-source", "holidata+", FakeHolidata(), "34 countries, 8 holidays of GB in 2026"),
        ("holidays-source", "holidayapi+", FakeHolidayAPI(years: 2025...2026), "2 countries, 2 holidays of GB in 2026"),
        ("quotes-source", "toscrape+", FakeToscrape(), "3 quotes"),
        ("quotes-source", "wikiquote+#Nepotism", FakeWikiquote(), "5 quotes"),
        ("quotes-source", "wikiquote+#Bierce", FakeWikiquote(), "5 quotes"),
        ("quotes-source", "microdata+/quotes.html", FakeDocuments(), " quotes"),
        ("sides-source", "documents+", FakeDocuments(), "5 masters, 6 holocrons"),
    ]

    private func check(_ setting: String, _ fragment: String, _ fake: any FakeUpstream) async throws -> Program.Ended {
        let server = try await FaultServer.serving(fake)
        let cache = CacheDirectory()
        let parts = fragment.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
        let address = "\(parts[0])+\(server.url(String(parts[1])))"
        let ended = try await Program.run(
            ["check", "--\(setting)", address, "--cache-directory", cache.path, "--today", "2026-06-01"],
            environment: ["ALMANAC_HOLIDAYAPI_KEY": FakeHolidayAPI.key])
        await server.stop()
        cache.remove()
        return ended
    }

    @Test("Each working source is summarised, with status 0")
    func well() async throws {
        for (setting, fragment, fake, seen) in Self.sources {
            let ended = try await check(setting, fragment, fake)
            #expect(ended.status == 0, "\(fragment): \(ended.output)")
            #expect(ended.output.contains(seen), "\(fragment): \(ended.output)")
            #expect(!ended.output.contains(FakeHolidayAPI.key) && !ended.errors.contains(FakeHolidayAPI.key))
        }
    }

    @Test("A host that answers 404 to every request fails the check with status 1 and a message")
    func nothing() async throws {
        let enrico: [(String, String, any FakeUpstream, String)] = [("holidays-source", "enrico+", FakeNothing(), "")]
        for (setting, fragment, _, _) in Self.sources + enrico {
            let ended = try await check(setting, fragment, FakeNothing())
            #expect(ended.status == 1, "\(fragment): \(ended.output)")
            let line = ended.output.split(separator: "\n").first { $0.contains("FAILED") } ?? ""
            #expect(line.contains("the upstream has no such document (status 404 or 410)"), "\(fragment): \(line)")
        }
    }

    @Test("A source without the current year fails the check with the year and the reason")
    func noYear() async throws {
        let ended = try await check("holidays-source", "holidayapi+", FakeHolidayAPI(years: 2025...2025))
        #expect(ended.status == 1)
        #expect(ended.output.contains("the upstream has no holidays of GB in 2026"), "\(ended.output)")
        #expect(ended.output.contains("status 402 (not included in the plan)"), "\(ended.output)")
    }

    @Test("`check`, the log of `serve` and `/health/ready` say the same of a cache folder that cannot be used")
    func unusableFolder() async throws {
        let server = try await FaultServer.serving(FakeDocuments())
        let options = ["--holidays-source", "documents+\(server.url(""))", "--cache-directory", "/proc/almanac"]
        let ended = try await Program.run(["check", "--today", "2026-06-01"] + options)
        #expect(ended.status == 1)
        #expect(ended.output.contains("cannot use \"/proc/almanac"), "\(ended.output)")
        let process = try await Program.serving(options) { address, process in
            let end = ContinuousClock.now + .seconds(20)
            var ready = try await Visit.get("/health/ready", of: address)
            // The folder is prepared in the background.
            while !ready.body.contains("unwell"), ContinuousClock.now < end {
                try await Task.sleep(for: .milliseconds(50))
                ready = try await Visit.get("/health/ready", of: address)
            }
            let report = ready.body
            #expect(ready.status == 200)
            #expect(report.contains(#"{"name":"cache","state":"unwell""#), "\(report)")
            #expect(report.contains("the cache folder cannot be used, see the log") && !report.contains("/proc"))
            return process
        }
        let log = await Program.errors(of: process)
        #expect(log.contains("cannot use \"/proc/almanac"), "\(log)")
        await server.stop()
    }

    @Test("The check names a page that Wikiquote does not have")
    func noPage() async throws {
        let ended = try await check("quotes-source", "wikiquote+#Nowhere", FakeWikiquote())
        #expect(ended.status == 1)
        #expect(
            ended.output.contains("/api/rest_v1/page/html/Nowhere: the upstream has no such document"),
            "\(ended.output)")
    }
}
