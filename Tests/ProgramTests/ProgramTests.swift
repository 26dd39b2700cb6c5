import Foundation
import Testing

@Suite("The program", .serialized)
struct ProgramTests {
    private static let countries = """
        <countries xmlns="urn:almanac:countries">
        <country alpha2="DE" zones="Europe/Berlin" weekend="6 7" from="2020" to="2035"><name xml:lang="en">Germany</name></country>
        </countries>
        """

    @Test("`render` prints a page and exits with status 0")
    func render() async throws {
        let ended = try await Program.run("render", "/holidays/DE/2026", "--today", "2026-09-21")
        #expect(ended.status == 0)
        #expect(ended.output.hasPrefix("<!DOCTYPE html>"))
        #expect(ended.output.contains("German Unity Day") && ended.output.contains("in 12 days"))
        #expect(ended.errors.isEmpty)
    }

    @Test("`render` reports an unknown or moved address, and fails")
    func renderElsewhere() async throws {
        let missing = try await Program.run("render", "/nowhere")
        #expect(missing.status == 1 && missing.errors.contains("404") && missing.output.contains("Page not found"))
        let moved = try await Program.run("render", "/holidays/de/2026")
        #expect(moved.status == 1 && moved.errors.contains("301") && moved.errors.contains("/holidays/DE/2026"))
    }

    @Test("An invalid setting stops start-up with an error that says what is valid")
    func settings() async throws {
        let day = try await Program.run("render", "/holidays", "--today", "yesterday")
        #expect(day.status != 0 && day.errors.contains("invalid value for --today"))
        let port = try await Program.run("--port", "65536")
        #expect(port.status != 0 && port.errors.contains("expected a number from 0 to 65535"))
        let host = try await Program.run("--host", "203.0.113.1", "--port", "0")
        #expect(host.status == 1 && host.errors.contains("--host"))
    }

    @Test("A port in use stops start-up with an error that says what to do")
    func portInUse() async throws {
        try await Program.serving { address, _ in
            let ended = try await Program.run("--port", String(try #require(address.port)))
            #expect(ended.status == 1)
            #expect(ended.errors.contains("address already in use") && ended.errors.contains("--port"))
        }
    }

    @Test("A folder without documents or with a damaged one stops start-up")
    func documents() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("holidays"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let empty = try await Program.run("--port", "0", "--documents", folder.path)
        #expect(empty.status == 1 && empty.errors.contains("missing document countries.xml"))

        try Self.countries.write(to: folder.appendingPathComponent("countries.xml"), atomically: true, encoding: .utf8)
        let calendar =
            "<calendar xmlns=\"urn:almanac:holidays\" country=\"DE\" from=\"2020\" to=\"2035\" weekend=\"6 7\">\n<holiday>\n</calendar>"
        try calendar.write(to: folder.appendingPathComponent("holidays/DE.xml"), atomically: true, encoding: .utf8)
        let damaged = try await Program.run("--port", "0", "--documents", folder.path)
        #expect(damaged.status == 1)
        #expect(damaged.errors.contains("holidays/DE.xml") && damaged.errors.contains("line 3"), "\(damaged.errors)")
    }

    @Test("Q8 A folder without quotes or with damaged ones stops start-up")
    func quotes() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("holidays"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let calendar =
            "<calendar xmlns=\"urn:almanac:holidays\" country=\"DE\" from=\"2020\" to=\"2035\" weekend=\"6 7\"/>"
        for (name, text) in [("countries.xml", Self.countries), ("holidays/DE.xml", calendar)] {
            try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        let missing = try await Program.run("--port", "0", "--documents", folder.path)
        #expect(missing.status == 1 && missing.errors.contains("missing document quotes.html"), "\(missing.errors)")
        try "<p>No quotes".write(to: folder.appendingPathComponent("quotes.html"), atomically: true, encoding: .utf8)
        let damaged = try await Program.run("--port", "0", "--documents", folder.path)
        #expect(damaged.status == 1)
        #expect(damaged.errors.contains("quotes.html") && damaged.errors.contains("no quotations"), "\(damaged.errors)")
    }

    @Test("SIGTERM ends the program with status 0")
    func terminate() async throws {
        try await Program.serving { _, process in
            process.terminate()
            #expect(await Program.status(of: process) == 0)
            #expect(process.terminationReason == .exit)
        }
    }

    @Test("R4 SIGTERM under load: the program exits with status 0 and answers every accepted connection")
    func terminateUnderLoad() async throws {
        for _ in 0..<3 {
            try await Program.serving { address, process in
                let visitors = Visitors(port: try #require(address.port), count: 16)
                while visitors.answered < 200 { try await Task.sleep(for: .milliseconds(5)) }
                process.terminate()
                let counts = await visitors.ended()
                #expect(counts.unanswered == 0 && counts.answered >= 200)
                #expect(await Program.status(of: process) == 0)
                #expect(process.terminationReason == .exit)
            }
        }
    }
}
