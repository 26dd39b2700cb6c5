import HTTPMessages
import HTTPServer
import Logging
import NIOCore
import NIOEmbedded
import ServerSupport
import Synchronization
import TestSupport
import Testing

@testable import HTTPConnection

@Suite("Log of rejected connections and visits", .timeLimit(.minutes(30)))
struct TurnAwayLogTests {
    private let lines = Lines()
    private var log: TurnAwayLog { TurnAwayLog(limits: [.connections: 4096, .visits: 7], tell: lines.append) }

    @Test("The first one is logged at once, a flood in one line with its count every ten seconds, including its end")
    func flood() {
        let (log, loop) = (log, EmbeddedEventLoop())
        for _ in 0..<1000 { log.record(.connections, on: loop) }
        #expect(lines.all.count == 1 && lines.all[0].hasPrefix("Refused a connection: the limit of 4096 is reached"))
        #expect(lines.all[0].contains("--connections"))
        loop.advanceTime(by: .seconds(9))
        #expect(lines.all.count == 1)
        loop.advanceTime(by: .seconds(1))
        #expect(lines.all.count == 2 && lines.all[1].hasPrefix("Refused 999 more connections: "))
        log.record(.connections, on: loop)
        #expect(lines.all.count == 2)
        loop.advanceTime(by: .seconds(10))
        #expect(lines.all.count == 3 && lines.all[2].hasPrefix("Refused 1 more connection: "))
    }

    @Test("After ten quiet seconds the next one is a first one again, and nothing is logged in between")
    func calm() {
        let (log, loop) = (log, EmbeddedEventLoop())
        log.record(.visits, on: loop)
        loop.advanceTime(by: .seconds(3600))
        #expect(lines.all.count == 1 && lines.all[0].contains("--visits"))
        log.record(.visits, on: loop)
        #expect(lines.all.count == 2 && lines.all[1] == lines.all[0])
    }

    @Test("Each cause is counted separately, and the rest is available at the end")
    func rest() {
        let (log, loop) = (log, EmbeddedEventLoop())
        for cause in [TurnAwayLog.Cause.connections, .visits, .visits, .visits] { log.record(cause, on: loop) }
        #expect(lines.all.count == 2)
        #expect(log.rest() == ["Refused 2 more visits: the limit of 7 is reached (--visits)"])
        #expect(log.rest().isEmpty)
    }

    @Test("A server with too many connections logs that, in fewer lines than connections")
    func served() async throws {
        let logger = Logger(label: "test") { [lines] _ in LineHandler(lines: lines) }
        try await RunningServer.run(
            configure: { $0.limits.connections = 8 }, logger: logger
        ) { server in
            let kept = try await Wire.busy(8, port: server.port)
            for _ in 0..<20 { #expect(try await Wire.get(server.port, "/b").contains(" 503 ")) }
            withExtendedLifetime(kept) {}
        }
        // The first line is logged by a task of its own, which may run after the server has ended.
        try await eventually("all twenty are told") {
            let told = lines.all.filter { $0.hasPrefix("Refused") }
            let first = told.count { $0.hasPrefix("Refused a connection: the limit of 8 is reached") }
            let more = #/Refused (\d+) more connections?: the limit of 8 is reached/#
            let counts = told.compactMap { $0.firstMatch(of: more) }
            return counts.compactMap { Int($0.1) }.reduce(first, +) == 20
        }
        #expect(lines.all.count { $0.hasPrefix("Refused") } < 20)
    }
}

/// The logged lines, from any thread.
private final class Lines: Sendable {
    private let texts = Mutex<[String]>([])

    var all: [String] { texts.withLock(\.self) }

    func append(_ text: String) { texts.withLock { $0.append(text) } }
}

private struct LineHandler: LogHandler {
    let lines: Lines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { lines.append("\(event.message)") }
}
