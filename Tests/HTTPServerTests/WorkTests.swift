import Dispatch
import HTTPMessages
import ServerSupport
import TestSupport
import Testing

@testable import HTTPConnection
@testable import HTTPServer

/// Pages at `/heavy` take much work: they hold their thread until the test lets them go.
@Suite("Work", .timeLimit(.minutes(30)), .serialized)
struct WorkTests {
    private let gate = DispatchSemaphore(value: 0)

    private func site() -> ServedSite {
        let isHeavy: @Sendable (Request) -> Bool = { $0.target.description == "/heavy" }
        var site = ServedSite { [gate] request in
            if isHeavy(request) { Self.hold(gate) }
            return .text("done")
        }
        site.isHeavy = isHeavy
        return site
    }

    /// Holds the thread, as a long computation does. Ends all the same if the test fails.
    private static func hold(_ gate: DispatchSemaphore) { _ = gate.wait(timeout: .now() + 300) }

    @Test("X3 Work does not hold an event loop: everybody else is answered meanwhile")
    func loops() async throws {
        try await RunningServer.run(site()) { server in
            let heavy = try Wire(port: server.port)
            heavy.send("GET /heavy HTTP/1.1\r\nHost: a\r\n\r\n")
            // Enough connections for every event loop, that of the heavy page among them.
            for number in 0..<16 {
                #expect(try await Wire.get(server.port, "/\(number)").hasSuffix("done"))
            }
            gate.signal()
            #expect(await heavy.read(until: "done").hasPrefix("HTTP/1.1 200 "))
        }
    }

    @Test("X3 When too much work waits, more of it gets 503 and Retry-After at once; other visits are answered")
    func limit() async throws {
        try await RunningServer.run(
            site(),
            configure: { configuration in
                configuration.limits.heavyVisits = 2
                configuration.metricsPort = 0
            }
        ) { server in
            let port = try #require(server.listening.metricsPort)
            let heavy = try (0..<2).map { _ in try Wire(port: server.port) }
            for wire in heavy { wire.send("GET /heavy HTTP/1.1\r\nHost: a\r\n\r\n") }
            try await eventually("two take work") {
                try await Wire.metrics(port).contains("\nalmanac_heavy_visits_in_flight 2\n")
            }
            let refused = try await Wire.get(server.port, "/heavy")
            #expect(refused.hasPrefix("HTTP/1.1 503 ") && refused.contains("\r\nRetry-After: "))
            #expect(try await Wire.get(server.port, "/").hasSuffix("done"))
            for _ in heavy { gate.signal() }
            for wire in heavy { #expect(await wire.read(until: "done").hasPrefix("HTTP/1.1 200 ")) }
            gate.signal()
            #expect(try await Wire.get(server.port, "/heavy").hasSuffix("done"))
        }
    }
}
