import Foundation
import HTTPServer
import Site
import Testing

@testable import almanac

@Suite("What commands say to do next")
struct NextStepsTests {
    private static func steps(
        _ address: ListeningAddress = .host("127.0.0.1", port: 8080), publicAddress: String? = nil,
        isTerminal: Bool = false
    ) throws -> [String] {
        NextSteps(
            publicAddress: try publicAddress.map { try PublicAddress($0) }, address: address, settings: "port from x",
            process: 42, isTerminal: isTerminal
        ).description.split(separator: "\n").map(String.init)
    }

    @Test("A server says where its settings are and how to stop it")
    func server() throws {
        let settings = "Settings: port from x. To list them: almanac serve --help"
        #expect(try Self.steps() == [settings, "To stop: kill 42"])
        #expect(try Self.steps(isTerminal: true) == [settings, "To stop: press Ctrl-C"])
        #expect(try Self.steps(.unixSocket(path: "/run/a")).last == "To stop: kill 42")
        #expect(try Self.steps(.inherited(descriptor: 3), isTerminal: true).last?.contains("systemd unit") == true)
        let visitors = try Self.steps(publicAddress: "https://a.example").first
        #expect(visitors == "Visitors: https://a.example/; requests for other hosts are rejected with 421")
    }

    @Test("The settings that are set are named with their places, and without their values")
    func summary() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(#"{"visits": "7", "port": "8", "holidayapi-key": "canary"}"#.utf8).write(to: file)
        func summary(_ options: [String: String], _ environment: [String: String], _ file: String?) throws -> String {
            try SettingReader(options: options, file: file, environment: environment).summary
        }
        #expect(try summary([:], [:], nil) == "all settings have their defaults")
        #expect(try summary(["port": "1"], [:], nil) == "port from the command line; all others have their defaults")
        // Each setting has the place whose value is used.
        let all = try summary(["port": "1"], ["ALMANAC_HOST": "h", "ALMANAC_PORT": "2"], file.path)
        #expect(
            all == "port from the command line; host from the environment; visits, holidayapi-key from \(file.path)"
                + "; all others have their defaults")
    }

    @Test("The program prints the address first, then what to do")
    func program() async throws {
        try await Program.serving { address, process in
            _ = address
            process.terminate()
            #expect(await Program.status(of: process) == 0)
        }
        let started = try await Program.starting(["--port", "0", "--log-format", "off"])
        let lines = started.output.split(separator: "\n")
        #expect(lines.first?.hasPrefix("Almanac is served at http://127.0.0.1:") == true)
        #expect(lines.contains { $0.hasPrefix("Settings: port, log-format from the command line; ") })
        #expect(lines.last == "To stop: kill \(started.process)")
    }

    @Test("A check ends with what to do about each finding, once, and with the next command")
    func check() async throws {
        let well = Finding("a", .good, "fine", advice: "Nothing.")
        #expect(Finding.report([well]).hasSuffix("fine\n\nNext: almanac serve, with the same options and environment."))
        let odd = [Finding("b", .doubtful, "odd", advice: "Look."), Finding("c", .doubtful, "odd", advice: "Look.")]
        #expect(Finding.report(odd).components(separatedBy: "Look.").count == 2)
        #expect(Finding.report(odd).contains("Next: almanac serve"))
        let report = Finding.report([
            well, Finding("d", .bad, "broken", advice: "Mend it."), Finding("e", .bad, "gone"),
        ])
        #expect(report.hasSuffix("gone\n\nMend it.\n2 of 3 checks failed. Then run almanac check again."))
        let ended = try await Program.run("check", "--fresh-for", "1")
        #expect(ended.status == 1 && ended.output.contains("Correct the setting."))
        let good = try await Program.run("check")
        #expect(
            good.status == 0 && good.output.hasSuffix("Next: almanac serve, with the same options and environment.\n"))
    }
}
