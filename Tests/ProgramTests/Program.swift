import Foundation
import Testing

/// Runs the built program, as an operator does.
struct Program {
    struct Ended {
        let status: Int32
        let output: String
        let errors: String
    }

    /// It stands beside the bundle that holds these tests.
    private static var executable: URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("almanac")
    }

    /// Runs it to its end; after ten seconds it is ended, and the test fails.
    static func run(_ arguments: String...) async throws -> Ended {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let deadline = Task {
            try await Task.sleep(for: .seconds(10))
            Issue.record("almanac \(arguments.joined(separator: " ")) did not end")
            process.terminate()
        }
        async let errorText = text(of: errors)
        let outputText = await text(of: output)
        let errorsRead = await errorText
        process.waitUntilExit()
        deadline.cancel()
        return Ended(status: process.terminationStatus, output: outputText, errors: errorsRead)
    }

    /// Starts it as a server on a free port; the body gets the address that it prints.
    static func serving<Result>(
        _ arguments: [String] = [], _ body: (URL, Process) async throws -> Result
    ) async throws -> Result {
        let process = Process()
        process.executableURL = executable
        process.arguments = ["--port", "0"] + arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        defer { if process.isRunning { process.terminate() } }
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let address = try #require(line.firstMatch(of: /http:\/\/\S+/)).output
        return try await body(try #require(URL(string: String(address))), process)
    }

    private static func text(of pipe: Pipe) async -> String {
        await Task.detached {
            String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }.value
    }
}
