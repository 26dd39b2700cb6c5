import HTTPMessages
import NIOCore
import ServerSupport
import Testing

@testable import HTTPConnection
@testable import HTTPServer

@Suite("Idle connections on a full server", .timeLimit(.minutes(30)))
struct IdleConnectionTests {
    private static func configure(_ configuration: inout ServerConfiguration) {
        configuration.limits.connections = 8
        configuration.limits.firstByte = .seconds(600)
        configuration.limits.head = .seconds(600)
        configuration.limits.body = .seconds(600)
        configuration.limits.idle = .seconds(600)
        configuration.metricsPort = 0
    }

    private static func evictions(_ server: RunningServer) async throws -> Int {
        let page = try await Wire.metrics(try #require(server.listening.metricsPort))
        let line = try #require(page.firstMatch(of: #/\nalmanac_connections_evicted_total (\d+)\n/#))
        return try #require(Int(line.1))
    }

    @Test("A new connection on a full server closes the one that has been idle longest")
    func longestFirst() async throws {
        try await RunningServer.run(configure: Self.configure) { server in
            let kept = try await Wire.idle(8, port: server.port)
            #expect(try await Self.evictions(server) == 0)
            // The first connection sends another request, so the second has now been idle longest.
            kept[0].send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(await kept[0].read(until: "GET /a").contains("200 OK"))
            let newcomer = try await Wire.idle(1, port: server.port)
            #expect(try await Self.evictions(server) == 1)
            #expect(await kept[1].readToEnd().isEmpty)
            // The server may still count a connection whose end the client has seen.
            while try await !Wire.metrics(try #require(server.listening.metricsPort))
                .contains("\nalmanac_connections_open 8\n")
            {}
            let another = try await Wire.idle(1, port: server.port)
            #expect(try await Self.evictions(server) == 2)
            #expect(await kept[2].readToEnd().isEmpty)
            for wire in [kept[0]] + kept[3...] + newcomer + another {
                wire.send("GET /again HTTP/1.1\r\nHost: a\r\n\r\n")
                #expect(await wire.read(until: "GET /again").contains("200 OK"))
            }
            #expect(try await Self.evictions(server) == 2)
        }
    }

    @Test("A connection without any request is closed too; one in the middle of a request is not")
    func busy() async throws {
        try await RunningServer.run(configure: Self.configure) { server in
            let bodies = try await Wire.busy(6, port: server.port)
            let head = try Wire(port: server.port)
            head.send("GET /head HTTP/1.1\r\nHost:")
            // The later connection shows that the server has read the partial head: both use the same listener.
            let silent = try Wire(port: server.port)
            while try await !Wire.metrics(try #require(server.listening.metricsPort))
                .contains("\nalmanac_connections_open 8\n")
            {}
            try await Task.sleep(for: .milliseconds(50))
            let newcomer = try await Wire.busy(1, port: server.port)
            #expect(await silent.readToEnd().isEmpty)
            // Now no connection is idle.
            let refused = try await Wire.get(server.port, "/b")
            #expect(refused.hasPrefix("HTTP/1.1 503 ") && refused.contains("<h1"))
            #expect(try await Self.evictions(server) == 1)
            for wire in bodies + newcomer {
                wire.send("abc")
                #expect(await wire.read(until: "POST /a").contains("200 OK"))
            }
            head.send(" a\r\n\r\n")
            #expect(await head.read(until: "GET /head").contains("200 OK"))
        }
    }

    @Test("A client that occupies all connections again and again locks out no other client")
    func crowd() async throws {
        try await RunningServer.run(configure: Self.configure) { server in
            var kept = try await Wire.idle(8, port: server.port)
            for _ in 0..<20 {
                #expect(try await Wire.get(server.port, "/b").hasSuffix("GET /b"))
                kept += try await Wire.idle(2, port: server.port)
            }
        }
    }

    @Test("The longest idle connection matches a simple model after any number of steps")
    func model() {
        final class Connection {}
        let idle = IdleConnections<Connection>()
        var model: [(number: Int, connection: Connection)] = []
        var random = SystemRandomNumberGenerator()
        for step in 0..<5000 {
            let since = NIODeadline.uptimeNanoseconds(UInt64(step))
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                let connection = Connection()
                model.append((idle.add(connection, since: since), connection))
            case 1 where !model.isEmpty:
                let entry = model.remove(at: Int.random(in: model.indices, using: &random))
                idle.renew(entry.number, since: since)
                model.append(entry)
            case 2 where !model.isEmpty:
                idle.remove(model.remove(at: Int.random(in: model.indices, using: &random)).number)
            default: break
            }
            #expect(idle.longest === model.first?.connection)
            #expect(Set(model.map(\.number)).count == model.count)
            #expect((idle.load.since == .distantFuture) == model.isEmpty)
        }
    }

    @Test("At most the existing idle connections can be claimed until they are closed")
    func claims() {
        final class Connection {}
        let idle = IdleConnections<Connection>()
        #expect(!idle.load.claim())
        let numbers = [idle.add(Connection(), since: .now()), idle.add(Connection(), since: .now())]
        #expect(idle.load.claim() && idle.load.claim() && !idle.load.claim())
        idle.load.settle()
        idle.remove(numbers[0])
        #expect(!idle.load.claim())
        idle.load.settle()
        #expect(idle.load.claim())
    }
}
