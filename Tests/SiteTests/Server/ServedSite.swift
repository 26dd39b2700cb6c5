import HTTPTypes
import Logging
import NIOCore
import ServiceLifecycle
import Synchronization

@testable import Site

/// A test double of a site, with the test's own responses.
struct ServedSite: Answering {
    var answer: @Sendable (SiteRequest) async -> SiteResponse = { request in
        .text("\(request.method) \(request.target)")
    }

    var page: @Sendable (SiteRequest) -> FinishedResponse? = { _ in nil }

    func finished(_ request: SiteRequest) -> FinishedResponse? { page(request) }

    func respond(to request: SiteRequest, on _: (any TaskExecutor)?) async -> SiteResponse { await answer(request) }

    func response(to refusal: Refusal, isSecure: Bool) -> SiteResponse {
        ErrorPages(assets: StaticFiles().assets).response(to: refusal, isSecure: isSecure)
    }
}

extension SiteResponse {
    static func text(_ text: String, status: HTTPResponse.Status = .ok) -> SiteResponse {
        SiteResponse(status: status, headers: [.contentType: "text/plain"], body: Array(text.utf8))
    }
}

/// A one-time event that any number of tasks can wait for, without a time limit. A test itself waits for `isOpen` with
/// `eventually`, so that it fails instead of hanging.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    var isOpen: Bool { state.withLock(\.isOpen) }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    func wait() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }
}

/// A server that runs for the duration of a test.
struct RunningServer: Sendable {
    let listening: Server.Listening
    private let group: ServiceGroup

    var port: Int {
        if case .host(_, let port) = listening.address { port } else { 0 }
    }

    /// Begins a graceful shutdown, as SIGTERM does.
    func stop() async { await group.triggerGracefulShutdown() }

    /// Runs the body while the server serves. Returns after the server has ended, when all requests are answered.
    static func run<Result: Sendable>(
        _ site: any Answering = ServedSite(), address: ListeningAddress = .host("127.0.0.1", port: 0),
        configure: (inout Server.Configuration) -> Void = { _ in },
        logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
        _ body: @Sendable (RunningServer) async throws -> Result
    ) async throws -> Result {
        var configuration = Server.Configuration(address: address)
        configuration.accessLog = nil
        configure(&configuration)
        let (stream, found) = AsyncStream.makeStream(of: Server.Listening.self)
        let service = ServerService(site: site, configuration: configuration, logger: logger) { listening in
            found.yield(listening)
        }
        let group = ServiceGroup(services: [service], logger: logger)
        return try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask {
                defer { found.finish() }
                do { try await group.run() } catch is ServiceGroupError {}
            }
            guard let listening = await stream.first(where: { _ in true }) else {
                try await tasks.waitForAll()
                throw CancellationError()
            }
            let result = try await body(RunningServer(listening: listening, group: group))
            await group.triggerGracefulShutdown()
            try await tasks.waitForAll()
            return result
        }
    }
}

/// A counter that any task or thread can increment.
final class Counter: Sendable {
    private let count = Atomic(0)

    var value: Int { count.load(ordering: .relaxed) }

    func add() {
        count.add(1, ordering: .relaxed)
    }
}
