import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A program that runs beside a test, such as a server.
///
/// It ends with the test, however the test ends: also if the test's process is killed, and whatever signals the program
/// ignores. A process that a test starts inherits the signals that its thread blocks, so SIGTERM may never arrive.
public struct Companion: Sendable {
    /// Runs the program until its own input ends, which the system closes with the test's process, and kills it then.
    /// Inherited descriptors are closed for the same reason as in `Command`.
    private static let script = """
        for file in /proc/self/fd/*; do
            number=${file##*/}
            if [ "$number" -gt 2 ]; then eval "exec $number>&-"; fi
        done
        "$@" < /dev/null > /dev/null 2>&1 &
        trap 'kill -KILL $!; wait $!' EXIT
        echo $!
        read -r _
        """

    /// The id of the program's process.
    public let process: Int32

    /// Whether the program has not ended.
    public var isRunning: Bool { kill(process, 0) == 0 }

    /// Runs a program beside the body, without input and output.
    public static func running<Result>(
        _ program: String, _ arguments: [String], _ body: (Companion) async throws -> Result
    ) async throws -> Result {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        // No other program that is started now may hold this end open.
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", script, "companion", program] + arguments
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let ended = Ended(process)
        do {
            let line = await offPool(output.fileHandleForReading) { String(decoding: $0.availableData, as: UTF8.self) }
            guard let id = Int32(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
                throw NotStarted(program: program)
            }
            let result = try await body(Companion(process: id))
            try? input.fileHandleForWriting.close()
            await ended.wait()
            return result
        } catch {
            try? input.fileHandleForWriting.close()
            await ended.wait()
            throw error
        }
    }

    public struct NotStarted: Error, CustomStringConvertible {
        let program: String

        public var description: String { "cannot start \(program)" }
    }

    /// The end of a process, for which no thread of the pool is blocked.
    private struct Ended: @unchecked Sendable {
        private let process: Process

        init(_ process: Process) {
            self.process = process
        }

        func wait() async {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    process.waitUntilExit()
                    continuation.resume()
                }
            }
        }
    }

    private static func offPool<Value: Sendable>(
        _ file: FileHandle, _ work: @escaping @Sendable (FileHandle) -> Value
    ) async -> Value {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: work(file)) }
        }
    }
}
