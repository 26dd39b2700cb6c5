import Foundation
import FoundationNetworking
import Testing

@testable import almanac

#if canImport(Glibc)
    import Glibc
#endif

@Suite("What the program tells its operator")
struct OperatorLogTests {
    /// The objects in the lines of an output; nil in place of a line that is no object.
    private static func objects(_ output: String) -> [[String: String]?] {
        output.split(separator: "\n").map { line in
            let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            return object?.mapValues { "\($0)" }
        }
    }

    @Test("With the log as JSON, every line is an object: start, warnings, SIGHUP, requests and the end")
    func json() async throws {
        let arguments = ["--log-format", "json", "--metrics-port", "0", "--metrics-host", "0.0.0.0"]
        let (output, errors) = try await Program.serving(arguments, environment: ["ALMANAC_FRESHFOR": "1"]) {
            address, process in
            _ = try await Visit.get("/quotes", of: address)
            kill(process.processIdentifier, SIGHUP)
            try await Task.sleep(for: .milliseconds(500))
            process.terminate()
            let rest = await Program.output(of: process)
            let errors = await Program.errors(of: process)
            return (rest, errors)
        }
        let lines = Self.objects(output) + Self.objects(errors)
        #expect(!lines.contains { $0 == nil }, "\(output)\n\(errors)")
        let texts = lines.compactMap { $0?["message"] }
        #expect(texts.contains { $0.hasPrefix("unknown environment variable ALMANAC_FRESHFOR") })
        #expect(texts.contains { $0.contains("everybody who reaches this address") })
        #expect(texts.contains { $0.hasPrefix("SIGHUP: ") })
        #expect(lines.contains { $0?["path"] == "/quotes" })
        #expect(lines.allSatisfy { $0?["time"]?.hasSuffix("Z") == true })
    }

    @Test("Why the program does not start is an object too, wherever the format is set")
    func failures() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(#"{"log-format": "json", "visits": 0}"#.utf8).write(to: file)
        for (arguments, environment) in [
            (["--log-format", "json", "--visits", "0"], [:]), (["--visits", "0"], ["ALMANAC_LOG_FORMAT": "json"]),
            (["--config", file.path], [:]), (["--log-format", "json", "--config", "/no/such"], [:]),
            (["--log-format", "json", "--documents", "/no/such"], [:]),
        ] as [([String], [String: String])] {
            let ended = try await Program.run(arguments + ["--port", "0"], environment: environment)
            let lines = Self.objects(ended.errors) + Self.objects(ended.output)
            #expect(ended.status == 1 && lines.count == 1, "\(ended.errors)")
            #expect(lines.first??["level"] == "error" && lines.first??["message"]?.hasPrefix("almanac: ") == true)
        }
    }

    @Test("Whatever a message contains, it is one line, and metadata cannot replace what every line has")
    func line() throws {
        let message = "a\nb\r\"c\"\\ \u{1B}[31m\u{2028}é/"
        let line = JSONLogHandler.line("error", message, ["count": "3\n", "level": "x"])
        #expect(!line.contains("\n") && !line.unicodeScalars.contains { $0.value < 0x20 })
        let object = try #require(Self.objects(line).first ?? nil)
        #expect(object["message"] == message && object["level"] == "error" && object["count"] == "3\n")
        #expect(object["time"]?.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/) != nil)
    }
}
