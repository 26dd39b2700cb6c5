import HTTPConnection
package import HTTPMessages
package import HTTPServer
package import Logging
import NIOCore

/// A server that runs for the duration of a test.
package struct RunningServer: Sendable {
    package let listening: Server.Listening
    private let stops: AsyncStream<Void>.Continuation

    package var port: Int {
        if case .host(_, let port) = listening.address { port } else { 0 }
    }

    /// Begins a graceful shutdown, as SIGTERM does.
    package func stop() { stops.finish() }

    /// Runs the body while the server serves. Returns after the server has ended, when all requests are answered.
    package static func run<Result: Sendable>(
        _ site: any Answering = ServedSite(), address: ListeningAddress = .host("127.0.0.1", port: 0),
        configure: (inout ServerConfiguration) -> Void = { _ in },
        logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
        _ body: @Sendable (RunningServer) async throws -> Result
    ) async throws -> Result {
        var configuration = ServerConfiguration(address: address)
        configuration.accessLog = nil
        configure(&configuration)
        let (stream, found) = AsyncStream.makeStream(of: Server.Listening.self)
        let service = ServerService(site: site, configuration: configuration, logger: logger) { listening in
            found.yield(listening)
        }
        let (untilStopped, stops) = AsyncStream.makeStream(of: Void.self)
        return try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask {
                defer { found.finish() }
                try await service.run { for await _ in untilStopped {} }
            }
            guard let listening = await stream.first(where: { _ in true }) else {
                try await tasks.waitForAll()
                throw CancellationError()
            }
            let result = try await body(RunningServer(listening: listening, stops: stops))
            stops.finish()
            try await tasks.waitForAll()
            return result
        }
    }
}
