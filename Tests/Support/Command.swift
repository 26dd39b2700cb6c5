public import Foundation

/// A program that a test runs until it ends, such as the compiler.
///
/// A test that waits for a program must not block a thread of the pool that all tests share: on two processors, two
/// such tests stop all others, and their time limits expire. The program must not inherit descriptors that other tests
/// have open: if a compiler holds a listening socket too, the socket accepts connections after its server has ended.
public struct Command: Sendable {
    public struct Result: Sendable {
        public let status: Int32
        /// Standard output and standard error, in the order in which they were written.
        public let output: String
    }

    /// Closes inherited descriptors. Foundation closes those that it sees before it starts the program, but other
    /// threads open more in the meantime.
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
    ///   - program: a path, or a name to look up in PATH.
    ///   - folder: the program's working directory; by default the test's.
    public init(_ program: String, _ arguments: [String], in folder: URL? = nil) {
        self.arguments = [program] + arguments
        self.folder = folder
    }

    /// - Parameter input: the program's standard input.
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

    /// The path of a program in PATH; nil if there is none.
    public static func path(of name: String) -> String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
