public import Foundation

/// A program that a test runs to its end, such as the compiler.
///
/// A test that waits for a program must not hold a thread of the pool that all tests share: with two processors two
/// such tests stop every other one, and limits of time run out. And the program must not inherit what other tests have
/// open at that moment: a listening socket that a compiler holds too goes on taking connections after its server ended.
public struct Command: Sendable {
    public struct Result: Sendable {
        public let status: Int32
        /// Standard output and standard error, as they came.
        public let output: String
    }

    /// Foundation closes the descriptors that it sees before it starts the program; others open more meanwhile.
    private static let closingDescriptors = """
        for file in /proc/self/fd/*; do
            number=${file##*/}
            if [ "$number" -gt 2 ]; then eval "exec $number>&-"; fi
        done
        exec "$@"
        """

    private let arguments: [String]
    private let folder: URL?

    /// - Parameters:
    ///   - program: a path, or a name to be found in PATH.
    ///   - folder: where the program runs; where the test does, unless given.
    public init(_ program: String, _ arguments: [String], in folder: URL? = nil) {
        self.arguments = [program] + arguments
        self.folder = folder
    }

    /// - Parameter input: what the program finds at its standard input.
    public func run(input: String = "") async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Swift.Result { try runAndWait(input) }) }
        }
    }

    private func runAndWait(_ input: String) throws -> Result {
        let process = Process()
        let (standardInput, standardOutput) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", Self.closingDescriptors, "command"] + arguments
        process.currentDirectoryURL = folder
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        process.standardError = standardOutput
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let output = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }

    /// Where a program of this name is in PATH; nil if there is none.
    public static func path(of name: String) -> String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
