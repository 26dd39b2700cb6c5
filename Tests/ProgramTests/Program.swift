import Foundation
import Testing

/// Runs the built program as an operator does.
struct Program {
    struct Ended {
        let status: Int32
        let output: String
        let errors: String
    }

    /// The program that `ALMANAC` names, as `Tests/run` does; otherwise the one in the folder of these tests.
    private static var executable: URL {
        if let path = ProcessInfo.processInfo.environment["ALMANAC"] { return URL(fileURLWithPath: path) }
        return URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("almanac")
    }

    /// Runs the program until it ends. After ten minutes it is terminated, and the test fails.
    static func run(_ arguments: String..., environment: [String: String] = [:]) async throws -> Ended {
        try await run(arguments, environment: environment)
    }

    static func run(_ arguments: [String], environment: [String: String] = [:]) async throws -> Ended {
        let (process, output, errors) = prepared(arguments, environment)
        try process.run()
        let limit = stopping(process, after: .seconds(600))
        defer { limit.cancel() }
        async let errorText = offPool { String(decoding: errors.readDataToEndOfFile(), as: UTF8.self) }
        let outputText = await offPool { String(decoding: output.readDataToEndOfFile(), as: UTF8.self) }
        let ended = Ended(status: await status(of: process), output: outputText, errors: await errorText)
        return ended
    }

    /// Starts the program as a server on a free port. The body gets the address that the program prints.
    static func serving<Result>(
        _ arguments: [String] = [], environment: [String: String] = [:], for time: Duration = .seconds(600),
        _ body: (URL, Process) async throws -> Result
    ) async throws -> Result {
        let (process, output, _) = prepared(["--port", "0"] + arguments, environment)
        try process.run()
        let limit = stopping(process, after: time)
        defer {
            limit.cancel()
            if process.isRunning { process.terminate() }
        }
        let line = await offPool { String(decoding: output.availableData, as: UTF8.self) }
        let address = try #require(line.firstMatch(of: #/http://\S+/#)).output
        return try await body(try #require(URL(string: String(address))), process)
    }

    /// Runs the program as a server, and ends it once the body has returned.
    ///
    /// - Parameters:
    ///   - body: gets what the program has printed first.
    ///   - afterStart: called as soon as the process exists, which may have printed nothing yet.
    /// - Returns: all output, the id of the process, and its status.
    static func starting(
        _ arguments: [String], _ body: (String) async throws -> Void = { _ in },
        afterStart: (Process) async throws -> Void = { _ in }
    ) async throws -> (output: String, process: Int32, status: Int32) {
        let (process, output, _) = prepared(arguments)
        try process.run()
        try await afterStart(process)
        let limit = stopping(process, after: .seconds(600))
        defer {
            limit.cancel()
            if process.isRunning { process.terminate() }
        }
        let first = await offPool { String(decoding: output.availableData, as: UTF8.self) }
        try await body(first)
        process.terminate()
        let rest = await offPool { String(decoding: output.readDataToEndOfFile(), as: UTF8.self) }
        let ended = await status(of: process)
        return (first + rest, process.processIdentifier, ended)
    }

    /// The rest of the program's output, once it has ended.
    static func output(of process: Process) async -> String {
        guard let output = process.standardOutput as? Pipe else { return "" }
        return await offPool { String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
    }

    /// The program's error output, once it has ended.
    static func errors(of process: Process) async -> String {
        guard let errors = process.standardError as? Pipe else { return "" }
        return await offPool { String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
    }

    /// The program's exit status, once it has ended.
    static func status(of process: Process) async -> Int32 {
        await offPool {
            process.waitUntilExit()
            return process.terminationStatus
        }
    }

    private static func prepared(
        _ arguments: [String], _ environment: [String: String] = [:]
    ) -> (Process, FileHandle, FileHandle) {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        // Not a terminal, which the program would see.
        process.standardInput = FileHandle.nullDevice
        // Makes scheduling on an event loop that has ended a crash, not only a log line.
        process.environment = ProcessInfo.processInfo.environment
            .merging(["SWIFTNIO_STRICT": "1"]) { $1 }.merging(environment) { $1 }
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        return (process, output.fileHandleForReading, errors.fileHandleForReading)
    }

    private static func stopping(_ process: Process, after time: Duration) -> Task<Void, any Error> {
        Task {
            try await Task.sleep(for: time)
            Issue.record("the program did not end within \(time)")
            process.terminate()
        }
    }

    /// Runs blocking work on its own thread. Waiting for another process would block a thread of the pool that all
    /// tests share; Dispatch's global queues share the same few threads.
    private static func offPool<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: work()) }
        }
    }
}
