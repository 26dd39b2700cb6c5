import Adapters
import ArgumentParser
import Documents
import Foundation
import Site
import TestSupport
import Testing
import Upstreams

@testable import almanac

@Suite("Assembly of the program")
struct AssemblyTests {
    @Test("With upstreams, pages are cached for half a minute, and a new document invalidates them")
    func pagesOfUpstreams() async throws {
        let assembly = try Assembly.parse(["--today", "2026-06-01"])
        let reader = try assembly.reader()
        let (settings, server) = (try Settings(reader), try ServerSettings(reader))
        let cache = DocumentCache(
            upstream: EmbeddedUpstream(), shelf: nil, memoryLimit: 1 << 20, clock: SimulatedClock(), report: { _ in })
        let configuration = Assembly.configuration(server, cache)
        #expect(configuration.pageLifetime == 30 && configuration.revision() == 0)
        let text = "holidays-source", source = "documents+\(EmbeddedUpstream.address)"
        let remote = try Settings(SettingReader(options: [text: source], file: nil))
        #expect(remote.usesUpstreams && !settings.usesUpstreams)
        let supplies = Supplies(
            remote, library: DocumentLibrary(EmbeddedDocuments()), sides: SideLibrary(EmbeddedDocuments()),
            cache: cache, clock: assembly.clock)
        _ = try await supplies.countries.countries()
        #expect(configuration.revision() > 0)
    }

    @Test("Without upstreams, pages are cached for their usual time")
    func pagesOfDocuments() throws {
        let reader = try Assembly.parse([]).reader()
        let configuration = Assembly.configuration(try ServerSettings(reader), nil)
        #expect(configuration.pageLifetime == nil && configuration.revision() == 0)
    }

    @Test("The page cache has at most 1,024 MB", arguments: [("0", 0), ("1024", 1 << 30), ("1025", nil)])
    func pageCache(megabytes: String, bytes: Int?) throws {
        let reader = try SettingReader(options: ["page-cache": megabytes], file: nil)
        #expect((try? ServerSettings(reader))?.pageCache == bytes)
    }

    @Test("The source holidayapi needs a key")
    func key() throws {
        let options = ["holidays-source": "holidayapi+https://holidayapi.example/v1"]
        let reader = try SettingReader(options: options, file: nil)
        let failure = #expect(throws: SettingFailure.self) { try Settings(reader) }
        #expect(failure?.description.contains("ALMANAC_HOLIDAYAPI_KEY") == true)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(#"{"holidayapi-key": "secret"}"#.utf8).write(to: file)
        let complete = try Settings(SettingReader(options: options, file: file.path))
        #expect(complete.summary.hasSuffix("; a key for holidayapi") && !complete.summary.contains("secret"))
    }

    @Test(
        "Each part is credited to its source; the countries too if they come with the holidays",
        arguments: [("documents", true), ("enrico", false), ("holidata", false)])
    func credits(word: String, hasCountries: Bool) async throws {
        let options = ["holidays-source": "\(word)+https://a.example"]
        let settings = try Settings(SettingReader(options: options, file: nil))
        let cache = DocumentCache(upstream: EmbeddedUpstream(), shelf: nil, memoryLimit: 1 << 20, report: { _ in })
        let origins = Supplies(
            settings, own: .operators, library: DocumentLibrary(EmbeddedDocuments()),
            sides: SideLibrary(EmbeddedDocuments()), cache: cache, clock: SystemClock()
        ).origins
        let credits = try #require(settings.holidays?.credits)
        #expect(origins.holidays == .upstream(credits))
        #expect(origins.countries == (hasCountries ? .upstream(credits) : .operators))
        #expect(origins.quotes == .operators && origins.sides == .operators)
    }

    @Test(
        "The check warns of an upstream on another machine without TLS",
        arguments: [
            ("https://a.example", Finding.State.good), ("http://a.example", .doubtful), ("http://127.0.0.1:1", .good),
            ("http://localhost", .good), ("http://128.0.0.1", .doubtful),
        ])
    func encryption(address: String, state: Finding.State) throws {
        #expect(UpstreamCheck.state(of: try UpstreamAddress(address)) == state)
    }

    @Test("Today depends on the time zone")
    func zones() {
        let clock = SystemClock()
        // 26 hours lie between the two.
        #expect(clock.today(in: "Pacific/Kiritimati").dayNumber > clock.today(in: "Etc/GMT+12").dayNumber)
    }

    @Test(
        "F3 A year begins at midnight there: 14 hours before UTC, or 10 after it, and in summer time",
        arguments: [
            ("UTC", 0), ("Pacific/Kiritimati", -14), ("Europe/Berlin", -1), ("Australia/Sydney", -11),
            ("Pacific/Honolulu", 10), ("No/Zone", 0),
        ])
    func beginning(zone: String, hours: Int) {
        let day = CivilDate.firstDay(of: 2026)
        #expect(SystemClock().beginning(of: day, in: zone) == day.dayNumber * 86_400 + hours * 3600)
        #expect(FixedClock(day: day).beginning(of: day, in: zone) == day.dayNumber * 86_400)
    }

    @Test("A day on which clocks change begins at the hour that applies then")
    func change() {
        // 26 October 2014: Moscow moved from UTC+4 to UTC+3 at 2 in the morning; the day began at 20:00 UTC.
        let day = CivilDate(dayNumber: 16_369)
        #expect(SystemClock().beginning(of: day, in: "Europe/Moscow") == day.dayNumber * 86_400 - 4 * 3600)
    }
}
