import HTTPMessages
import HTTPTypes
import NIOCore
import ServerSupport
import Testing

@testable import HTTPConnection
@testable import HTTPServer

@Suite("Abandoned visits", .timeLimit(.minutes(30)))
struct AbandonedVisitTests {
    /// A site that responds only once its task is cancelled.
    private static func site(began: Gate, cancelled: Gate) -> ServedSite {
        ServedSite { _ in
            await withTaskCancellationHandler {
                began.open()
                await cancelled.wait()
            } onCancel: {
                cancelled.open()
            }
            return .text("late")
        }
    }

    private static func patient(_ configuration: inout ServerConfiguration) {
        configuration.limits.answer = .seconds(600)
        configuration.limits.stalledWrite = .seconds(600)
    }

    private static func isCancelled(_ gate: Gate) async -> Bool {
        await withTaskGroup(of: Bool.self) { tasks in
            tasks.addTask {
                await gate.wait()
                return true
            }
            tasks.addTask {
                try? await Task.sleep(for: .seconds(30))
                gate.open()
                return false
            }
            let isCancelled = await tasks.next() ?? false
            tasks.cancelAll()
            return isCancelled
        }
    }

    @Test("A visit's task is cancelled when the client disconnects")
    func gone() async throws {
        let (began, cancelled) = (Gate(), Gate())
        try await RunningServer.run(
            Self.site(began: began, cancelled: cancelled), configure: Self.patient
        ) { server in
            do {
                let wire = try Wire(port: server.port)
                wire.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                await began.wait()
                wire.leavesWithReset()
            }
            #expect(await Self.isCancelled(cancelled))
        }
    }

    @Test("The task that waits for the rest of a page is cancelled when the client disconnects")
    func goneMidPage() async throws {
        let (began, cancelled) = (Gate(), Gate())
        let site = ServedSite { _ in
            Response(status: .ok, body: ByteBuffer(string: "beginning")) {
                await withTaskCancellationHandler {
                    began.open()
                    await cancelled.wait()
                } onCancel: {
                    cancelled.open()
                }
                return []
            }
        }
        try await RunningServer.run(site, configure: Self.patient) { server in
            do {
                let wire = try Wire(port: server.port)
                wire.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                await began.wait()
                wire.leavesWithReset()
            }
            #expect(await Self.isCancelled(cancelled))
        }
    }

    @Test("A visit's task is cancelled when it takes too long, after the 503 was sent")
    func late() async throws {
        let (began, cancelled) = (Gate(), Gate())
        try await RunningServer.run(
            Self.site(began: began, cancelled: cancelled),
            configure: { configuration in
                configuration.limits.answer = .milliseconds(50)
                configuration.limits.linger = .milliseconds(50)
            }
        ) { server in
            let answer = try await Wire.get(server.port, "/")
            #expect(answer.hasPrefix("HTTP/1.1 503 "))
            #expect(await Self.isCancelled(cancelled))
        }
    }

    @Test("A visit whose client still waits is not cancelled")
    func waiting() async throws {
        let (began, gate, cancellations) = (Gate(), Gate(), Counter())
        let site = ServedSite { _ in
            await withTaskCancellationHandler {
                began.open()
                await gate.wait()
            } onCancel: {
                cancellations.add()
            }
            return .text("done")
        }
        try await RunningServer.run(site, configure: Self.patient) { server in
            let wire = try Wire(port: server.port)
            wire.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            await began.wait()
            // The client sends nothing more, but still waits for the response.
            wire.finish()
            try await Task.sleep(for: .milliseconds(50))
            gate.open()
            #expect(await wire.readToEnd().hasSuffix("done"))
            #expect(cancellations.value == 0)
        }
    }
}
