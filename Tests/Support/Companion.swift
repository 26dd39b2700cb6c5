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
    /// Closes inherited descriptors first: others wait for their end.
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
        let (input, output) = (Pipe(), Pipe())
        // No other program that is started now may hold this end open.
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        let bash = try spawn(
            ["/bin/bash", "-c", script, "companion", program] + arguments, input.fileHandleForReading.fileDescriptor,
            output.fileHandleForWriting.fileDescriptor)
        try? output.fileHandleForWriting.close()
        do {
            let line = await offPool(output.fileHandleForReading) { String(decoding: $0.availableData, as: UTF8.self) }
            guard let id = Int32(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
                throw NotStarted(program: program)
            }
            let result = try await body(Companion(process: id))
            try? input.fileHandleForWriting.close()
            await end(of: bash)
            return result
        } catch {
            try? input.fileHandleForWriting.close()
            await end(of: bash)
            throw error
        }
    }

    /// Starts a program with this input and output.
    ///
    /// Foundation's `Process` would take it for the end of the program that the script closes its descriptors, and then
    /// wait for that end on the one thread that watches all processes of a test.
    private static func spawn(_ words: [String], _ input: Int32, _ output: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        defer { for argument in arguments { free(argument) } }
        arguments.append(nil)
        var process: pid_t = 0
        guard posix_spawn(&process, words[0], &actions, nil, arguments, environ) == 0 else {
            throw NotStarted(program: words[0])
        }
        return process
    }

    /// Waits for the end of a process. Blocks no thread of the pool.
    private static func end(of process: pid_t) async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var status: Int32 = 0
                while waitpid(process, &status, 0) < 0, errno == EINTR {}
                continuation.resume()
            }
        }
    }

    public struct NotStarted: Error, CustomStringConvertible {
        let program: String

        public var description: String { "cannot start \(program)" }
    }

    private static func offPool<Value: Sendable>(
        _ file: FileHandle, _ work: @escaping @Sendable (FileHandle) -> Value
    ) async -> Value {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: work(file)) }
        }
    }
}
