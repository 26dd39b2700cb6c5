import Foundation
import HTTPMessages
import HTTPTypes
import NIOCore
import NIOHTTP1
import ServerSupport
import TestSupport
import Testing

@testable import HTTPConnection
@testable import HTTPServer

/// Tests the server's limits at, below and above each value.
@Suite("Edges of the server's limits", .timeLimit(.minutes(30)))
struct ServerEdgeTests {
    private static let longest = 16_384

    @Test("A form may have 16 KB, in one part or many", arguments: [(-1, true), (0, true), (1, false)])
    func form(difference: Int, isTaken: Bool) {
        for parts in [1, 2, 7] {
            let exchange = OpenExchange(request: Request(target: "/"), id: RequestID(1), client: nil)
            var rest = Self.longest + difference
            for part in 0..<parts {
                let count = part == parts - 1 ? rest : min(rest, 100)
                exchange.take(ByteBuffer(repeating: 0x61, count: count))
                rest -= count
            }
            switch exchange.completed()?.body {
            case .complete(let bytes): #expect(isTaken && bytes.count == Self.longest + difference)
            default: #expect(!isTaken)
            }
        }
    }

    @Test("A body up to the limit is read, announced or sent", arguments: [(99, true), (100, true), (101, false)])
    func body(length: Int, isRead: Bool) {
        var announced = ConnectionMachine(longestBody: 100)
        #expect(announced.head(.init(length: length)) == (isRead ? .receive : .answerWithoutBody))
        var sent = ConnectionMachine(longestBody: 100)
        #expect(sent.head(.init(isChunked: true)) == .receive)
        #expect(sent.body(length) == (isRead ? .keep : .answerWithoutBody))
    }

    @Test(
        "X3 Visits begin up to the limit, those that take much work up to a limit of their own, and again when one has ended"
    )
    func visits() {
        var limits = ServerLimits()
        (limits.visits, limits.heavyVisits) = (3, 1)
        let visits = ServerCore(site: ServedSite(), limits: limits, tell: { _ in }).visits
        #expect(visits.begin(.much) == nil && visits.begin(.much) == .heavyVisits)
        #expect(visits.underWay == 1 && visits.worksUnderWay == 1)
        #expect(visits.begin(.little) == nil && visits.begin(.little) == nil)
        #expect(visits.begin(.little) == .visits && visits.begin(.much) == .visits)
        visits.end(.much)
        #expect(visits.begin(.much) == nil && visits.begin(.little) == .visits)
        #expect(visits.underWay == 3 && visits.worksUnderWay == 1)
    }

    @Test("A request ID from a proxy has 1 to 64 bytes", arguments: [(0, false), (1, true), (64, true), (65, false)])
    func requestID(length: Int, isName: Bool) {
        #expect((RequestID(given: HeaderValue(String(repeating: "a", count: length))) != nil) == isName)
    }

    @Test("A bucket includes its upper bound, and not the next nanosecond", arguments: Counters.bounds)
    func buckets(bound: Int64) throws {
        let bucket = try #require(Counters.bounds.firstIndex(of: bound))
        for (duration, expected) in [(bound - 1, bucket), (bound, bucket), (bound + 1, bucket + 1)] {
            let counters = Counters()
            counters.end(method: "GET", status: 200, bytes: 0, duration: .nanoseconds(duration), cache: .none)
            #expect(counters.values.durations.firstIndex(of: 1) == expected)
        }
    }

    /// NIO's parser rejects most of these itself; the result must not depend on its version.
    @Test(
        "A length with chunks, or chunks in HTTP/1.0, are rejected",
        arguments: [
            (
                ["Content-Length": "3", "Transfer-Encoding": "chunked"], HTTPVersion.http1_1,
                RequestFault?.some(.ambiguousLength)
            ),
            (["Transfer-Encoding": "chunked"], .http1_0, .coding), (["Transfer-Encoding": "chunked"], .http1_1, nil),
            (["Content-Length": "3"], .http1_1, nil), (["Content-Length": "3"], .http1_0, nil),
        ])
    func lengths(fields: [String: String], version: HTTPVersion, fault: RequestFault?) {
        var head = HTTPRequestHead(version: version, method: .POST, uri: "/")
        head.headers = HTTPHeaders([("Host", "a")] + fields.map { ($0.key, $0.value) })
        #expect(RequestHead(head).fault == fault)
    }

    @Test("A page that takes too long gets 503 with the headers of all pages, and its visit is cancelled")
    func answerTimeout() async throws {
        let cancelled = Gate()
        let site = ServedSite { _ in
            while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
            cancelled.open()
            return .text("late")
        }
        try await RunningServer.run(site, configure: { $0.limits.answer = .milliseconds(50) }) { server in
            let answer = try await Wire.get(server.port, "/")
            #expect(answer.hasPrefix("HTTP/1.1 503 "))
            #expect(answer.contains("\r\nContent-Security-Policy: default-src 'none'\r\n"))
            try await eventually("the visit is cancelled") { cancelled.isOpen }
        }
    }

    @Test("The visit of a client that has disconnected is cancelled")
    func gone() async throws {
        let (began, cancelled) = (Gate(), Gate())
        let site = ServedSite { _ in
            began.open()
            while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
            cancelled.open()
            return .text("late")
        }
        try await RunningServer.run(site) { server in
            do {
                let wire = try Wire(port: server.port)
                wire.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                try await eventually("the visit has begun") { began.isOpen }
                wire.leavesWithReset()
            }
            try await eventually("the visit is cancelled") { cancelled.isOpen }
        }
    }

    @Test("In HTTP/1.0 a page in parts ends with the connection, which is not kept alive")
    func oldParts() async throws {
        let rest = Gate()
        let site = ServedSite { _ in
            .text("beginning") {
                await rest.wait()
                return Array("end".utf8)
            }
        }
        try await RunningServer.run(site) { server in
            let wire = try Wire(port: server.port)
            wire.send("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
            let beginning = await wire.read(until: "beginning")
            #expect(beginning.contains("\r\nConnection: close\r\n") && !beginning.contains("chunked"))
            rest.open()
            if beginning.contains("Connection: close") { #expect(await wire.readToEnd() == "end") }
        }
    }

    @Test("A client that disconnects before the response is logged as 499")
    func goneLogged() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString)")
        try Data().write(to: file)
        let log = try FileHandle(forWritingTo: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let began = Gate()
        let site = ServedSite { _ in
            began.open()
            while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
            return .text("late")
        }
        try await RunningServer.run(
            site,
            configure: { configuration in
                configuration.accessLog = .text
                configuration.accessLogDescriptor = log.fileDescriptor
            }
        ) { server in
            do {
                let wire = try Wire(port: server.port)
                wire.send("GET /gone HTTP/1.1\r\nHost: a\r\n\r\n")
                try await eventually("the visit has begun") { began.isOpen }
                wire.leavesWithReset()
            }
            try await eventually("it is logged") {
                try String(contentsOf: file, encoding: .utf8).contains("path=/gone")
            }
        }
        #expect(try String(contentsOf: file, encoding: .utf8).contains(" status=499 "))
        try log.close()
    }
}
