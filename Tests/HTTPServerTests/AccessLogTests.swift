import Foundation
import HTTPMessages
import HTTPTypes
import NIOCore
import ServerSupport
import TestSupport
import Testing

@testable import HTTPConnection
@testable import HTTPServer

@Suite("The access log of real requests", .timeLimit(.minutes(2)))
struct AccessLogTests {
    /// A line, as a program reads it.
    private struct Line {
        let path: String
        let status: Int
        let milliseconds: Double
        let cache: String
        let bytes: Int
        let time: Date

        init(text: String) throws {
            let found = try #require(
                text.firstMatch(
                    of:
                        #/^time=(\S+) id=\S+ method=\S+ path=(\S+) status=(\d+) bytes=(\d+) ms=(\d+\.\d{3}) cache=(\S+) /#
                ), "\(text)")
            (path, cache) = (String(found.output.2), String(found.output.6))
            (status, bytes) = (Int(found.output.3) ?? 0, Int(found.output.4) ?? -1)
            milliseconds = Double(found.output.5) ?? -1
            time = try #require(Self.time(String(found.output.1)))
        }

        init(json: String) throws {
            let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
            path = try #require(object["path"] as? String)
            cache = try #require(object["cache"] as? String)
            (status, bytes) = (object["status"] as? Int ?? 0, object["bytes"] as? Int ?? -1)
            milliseconds = try #require(object["ms"] as? Double)
            let moment = try #require(object["time"] as? String)
            time = try #require(Self.time(moment))
        }

        private static func time(_ text: String) -> Date? {
            guard text.wholeMatch(of: #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/#) != nil else { return nil }
            let format = ISO8601DateFormatter()
            format.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
            return format.date(from: text)
        }
    }

    /// How long the slow page takes, in milliseconds.
    private static let slow = 120

    private static let site = ServedSite { request in
        if request.target == "/slow" { try? await Task.sleep(for: .milliseconds(slow)) }
        return .text("made")
    } kept: {
        $0.target == "/kept" ? .text("kept") : nil
    }

    private func lines(_ format: AccessLogFormat) async throws -> [Line] {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString)")
        try Data().write(to: path)
        let file = try FileHandle(forWritingTo: path)
        defer { try? FileManager.default.removeItem(at: path) }
        try await RunningServer.run(Self.site) { configuration in
            configuration.accessLog = format
            configuration.accessLogDescriptor = file.fileDescriptor
        } _: { server in
            for target in ["/kept", "/quick", "/slow", "/health/live", "/kept"] {
                _ = try await Wire.get(server.port, target)
            }
            _ = try await Wire.exchange(server.port, "BREW /pot HTTP/1.1\r\nHost: a\r\n\r\n")
        }
        return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").map { text in
            format == .json ? try Line(json: String(text)) : try Line(text: String(text))
        }
    }

    @Test("A line says whether the page was kept, or had to be made", arguments: AccessLogFormat.allCases)
    func cache(format: AccessLogFormat) async throws {
        let lines = try await lines(format)
        #expect(lines.map(\.path) == ["/kept", "/quick", "/slow", "/health/live", "/kept", "-"])
        #expect(lines.map(\.cache) == ["hit", "miss", "miss", "-", "hit", "-"])
        #expect(lines.map(\.status) == [200, 200, 200, 200, 200, 501])
        #expect(lines.prefix(3).map(\.bytes) == [4, 4, 4])
    }

    @Test(
        "A line has the time that the answer took, in milliseconds, and when it ended",
        arguments: AccessLogFormat.allCases)
    func time(format: AccessLogFormat) async throws {
        let before = Date().addingTimeInterval(-1)
        let start = ContinuousClock.now
        let lines = try await lines(format)
        let whole = (ContinuousClock.now - start) / .milliseconds(1)
        let slow = try #require(lines.first { $0.path == "/slow" })
        #expect(slow.milliseconds >= Double(Self.slow) && slow.milliseconds <= whole, "\(slow)")
        #expect(lines.allSatisfy { $0.milliseconds >= 0 })
        #expect(lines.map(\.milliseconds).reduce(0, +) <= whole, "\(lines)")
        // The clock of the log is coarse: it may be some milliseconds behind.
        for line in lines { #expect(line.time >= before && line.time <= Date().addingTimeInterval(1), "\(line)") }
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.time <= $1.time }, "\(lines)")
    }
}
