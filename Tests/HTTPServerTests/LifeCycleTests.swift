import Foundation
import HTTPMessages
import HTTPTypes
import Logging
import NIOCore
import NIOPosix
import ServerSupport
import TestSupport
import Testing

@testable import HTTPConnection
@testable import HTTPServer

@Suite("Server life cycle", .timeLimit(.minutes(30)))
struct LifeCycleTests {
    @Test("A stopping server is not ready at once, finishes the requests under way, and accepts no new connections")
    func stopping() async throws {
        let (began, gate) = (Gate(), Gate())
        let site = ServedSite { request in
            guard request.target == "/slow" else { return .text("quick") }
            began.open()
            await gate.wait()
            return .text("slow")
        }
        let port = try await RunningServer.run(site, configure: { $0.drainDelay = .seconds(1) }) { server in
            let (slow, kept) = (try Wire(port: server.port), try Wire(port: server.port))
            slow.send("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n")
            kept.send("GET /quick HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(await kept.read(until: "quick").contains("200 OK"))
            try await eventually("the visit has begun") { began.isOpen }
            #expect(try await Wire.get(server.port, "/health/ready").hasPrefix("HTTP/1.1 200 "))
            server.stop()
            // During the drain delay, which is for load balancers: they read the status, and people the text.
            var ready = ""
            try await eventually("it is not ready") {
                ready = try await Wire.get(server.port, "/health/ready")
                return ready.contains(#""status":"stopping""#)
            }
            #expect(ready.hasPrefix("HTTP/1.1 503 "), "\(ready)")
            #expect(try await Wire.get(server.port, "/health/live").hasPrefix("HTTP/1.1 200 "), "it is still alive")
            kept.send("GET /quick HTTP/1.1\r\nHost: a\r\n\r\n")
            let last = await kept.readToEnd()
            #expect(last.hasSuffix("quick"))
            try await eventually("nobody is taken any more") {
                (try? await Wire.connected(to: server.port)) == nil
            }
            gate.open()
            let answer = await slow.readToEnd()
            #expect(answer.hasSuffix("slow") && answer.contains("\r\nConnection: close\r\n"))
            return server.port
        }
        #expect(throws: POSIXError.self) { try Wire(port: port) }
    }

    @Test("A page whose beginning was sent is completed")
    func streaming() async throws {
        let gate = Gate()
        let site = ServedSite { _ in
            .text("beginning") {
                await gate.wait()
                return Array("end".utf8)
            }
        }
        try await RunningServer.run(site) { server in
            let wire = try Wire(port: server.port)
            wire.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(await wire.read(until: "beginning").contains("200 OK"))
            server.stop()
            gate.open()
            #expect(await wire.readToEnd().hasSuffix("end\r\n0\r\n\r\n"))
        }
    }

    @Test("A response that outlasts the shutdown limit is aborted")
    func limit() async throws {
        let site = ServedSite { _ in
            try? await Task.sleep(for: .seconds(600))
            return .text("late")
        }
        try await RunningServer.run(site, configure: { $0.shutdownLimit = .milliseconds(100) }) { server in
            let wire = try Wire(port: server.port)
            wire.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            server.stop()
            #expect(await wire.readToEnd().isEmpty)
        }
    }

    @Test("Shutdown waits for an abandoned visit, so that it returns to an event loop that still exists")
    func abandoned() async throws {
        let (began, gate, ended) = (Gate(), Gate(), Counter())
        let site = ServedSite { _ in
            began.open()
            await gate.wait()
            ended.add()
            return .text("late")
        }
        try await RunningServer.run(site, configure: { $0.shutdownLimit = .seconds(60) }) { server in
            do {
                let wire = try Wire(port: server.port)
                wire.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                try await eventually("the visit has begun") { began.isOpen }
                wire.leavesWithReset()
            }
            server.stop()
            try await eventually("nobody is taken any more") {
                (try? await Wire.connected(to: server.port)) == nil
            }
            Task {
                // Long enough for a server that does not wait to end.
                try await Task.sleep(for: .milliseconds(300))
                gate.open()
            }
        }
        #expect(ended.value == 1)
    }

    @Test("An endless visit does not prevent shutdown")
    func endless() async throws {
        let (began, gate) = (Gate(), Gate())
        let site = ServedSite { _ in
            began.open()
            await gate.wait()
            return .text("late")
        }
        try await RunningServer.run(site, configure: { $0.shutdownLimit = .milliseconds(100) }) { server in
            let wire = try Wire(port: server.port)
            wire.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            try await eventually("the visit has begun") { began.isOpen }
            server.stop()
            #expect(await wire.readToEnd().isEmpty)
        }
        gate.open()
    }

    @Test("Two instances share a port, and one continues after the other has ended")
    func sharedPort() async throws {
        try await RunningServer.run(ServedSite { _ in .text("one") }, configure: { $0.isShared = true }) { one in
            let address = one.listening.address
            try await RunningServer.run(
                ServedSite { _ in .text("two") }, address: address, configure: { $0.isShared = true }
            ) { two in
                func answer() async throws -> String { String(try await Wire.get(two.port, "/").suffix(3)) }
                var seen: Set<String> = []
                try await eventually("both answer") {
                    seen.insert(try await answer())
                    return seen.count == 2
                }
                #expect(seen == ["one", "two"])
                one.stop()
                try await eventually("the other answers all") {
                    var answers: Set<String> = []
                    for _ in 0..<20 { answers.insert(try await answer()) }
                    #expect(answers.isSubset(of: ["one", "two"]), "everybody is answered")
                    return answers == ["two"]
                }
            }
        }
    }

    @Test("A port that another server has is refused in words")
    func portInUse() async throws {
        _ = try await RunningServer.run { one in
            await #expect(throws: ServerFailure.self) {
                try await RunningServer.run(address: one.listening.address) { _ in true }
            }
        }
    }

    @Test("A metrics port in use does not keep visitors out, and is taken when it is free")
    func metricsPortInUse() async throws {
        let taken = try await RunningServer.run { one in
            try await RunningServer.run(configure: { $0.metricsPort = one.port }) { two in
                #expect(two.listening.metricsPort == nil)
                let answer = try await Wire.get(two.port, "/")
                #expect(answer.hasPrefix("HTTP/1.1 200"))
                return one.port
            }
        }
        // The listener is asked for directly, because the server's waits for seconds.
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let setup = MetricsEndpoint.Setup(host: "127.0.0.1", port: taken, commonFields: [:]) { [] }
        let first = try await MetricsEndpoint.listen(setup, group: group)
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let listener = try await MetricsListener.open(setup, pause: .milliseconds(20), group: group, logger: logger)
        #expect(listener.port == nil)
        try await first.close()
        try await eventually("the port is taken") { listener.port == taken }
        await listener.close()
        try await group.shutdownGracefully()
    }

    @Test("A metrics address that this machine does not have is refused in words")
    func metricsAddress() async throws {
        let failure = await #expect(throws: ServerFailure.self) {
            try await RunningServer.run(configure: {
                $0.metricsPort = 0
                $0.metricsHost = "203.0.113.1"
            }) { _ in true }
        }
        #expect(failure?.description.contains("203.0.113.1:0 for metrics") == true)
        #expect(failure?.description.contains("--metrics-host") == true)
    }
}

@Suite("Integration with systemd")
struct SupervisorTests {
    @Test("systemd is notified of start and stop, at a path or an abstract name", arguments: [true, false])
    func notify(isAbstract: Bool) throws {
        let path =
            (isAbstract ? "@" : FileManager.default.temporaryDirectory.path + "/")
            + "notify-\(UInt32.random(in: 0 ... .max))"
        defer { if !isAbstract { unlink(path) } }
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        defer { close(descriptor) }
        var address = try #require(UnixAddress.of(path))
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, UnixAddress.length(path))
            }
        }
        try #require(bound == 0)
        let supervisor = try #require(Supervisor(environment: ["NOTIFY_SOCKET": path], processID: 1))
        supervisor.ready()
        supervisor.alive()
        supervisor.stopping()
        let heard = (0..<3).map { _ in
            var buffer = [UInt8](repeating: 0, count: 100)
            let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
        }
        #expect(heard == ["READY=1", "WATCHDOG=1", "STOPPING=1"])
    }

    @Test("The watchdog is notified twice per interval, if it is enabled for this process")
    func watchdog() {
        let environment = ["NOTIFY_SOCKET": "/run/notify", "WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "7"]
        #expect(Supervisor(environment: environment, processID: 7)?.watchdog == .seconds(15))
        #expect(Supervisor(environment: environment, processID: 8)?.watchdog == nil)
        #expect(Supervisor(environment: ["NOTIFY_SOCKET": "relative"], processID: 7) == nil)
        #expect(Supervisor(environment: [:], processID: 7) == nil)
    }

    @Test("A socket is inherited only if LISTEN_PID is this process")
    func inherited() {
        let environment = ["LISTEN_FDS": "1", "LISTEN_PID": "7"]
        #expect(ListeningAddress.inherited(environment: environment, processID: 7) == .inherited(descriptor: 3))
        #expect(ListeningAddress.inherited(environment: environment, processID: 8) == nil)
        #expect(ListeningAddress.inherited(environment: ["LISTEN_PID": "7"], processID: 7) == nil)
    }

    @Test(
        "Connections leave descriptors for other uses", arguments: [(4096, 20_000, 4096), (4096, 256, 170), (8, 64, 8)])
    func descriptors(wanted: Int, there: Int, fitting: Int) {
        #expect(Descriptors.connections(wanted: wanted, descriptors: there) == fitting)
    }

    @Test("Too few descriptors for the event loops stop start-up with an error")
    func fewDescriptors() throws {
        try Descriptors.check(38, loops: 2)
        let failure = #expect(throws: ServerFailure.self) { try Descriptors.check(37, loops: 2) }
        #expect(failure?.description.contains("37 file descriptors, but 38 are required") == true)
    }
}

@Suite("Processors")
struct ProcessorsTests {
    @Test(
        "The processors allowed for the process are counted",
        arguments: [("Cpus_allowed:\tff,ffffffff\n", 40), ("Name:\ta\nCpus_allowed:\t1\nCpus_allowed_list:\t0\n", 1)])
    func allowed(status: String, count: Int) {
        #expect(Processors.allowed(status: status) == count)
        #expect(Processors.allowed(status: "Name:\ta\n") == nil && Processors.available >= 1)
    }
}
