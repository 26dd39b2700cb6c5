import Foundation
import HTTPMessages
import NIOCore
import ServerSupport
import Testing

@testable import HTTPConnection

@Suite("Access log writer")
struct LogWriterTests {
    /// Keeps a pipe open until the writer has nothing left to write: the system reuses a closed descriptor's number for
    /// the next connection of another test, and the writer would then write into that.
    private func withPipe(capacity: Int = 1 << 20, _ body: (LogWriter, Pipe) async throws -> Void) async throws {
        // Otherwise writing to a pipe without a reader would end the process.
        signal(SIGPIPE, SIG_IGN)
        let pipe = Pipe()
        let writer = LogWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor, capacity: capacity)
        try await body(writer, pipe)
        // Fails a write that waits for a reader, and all writes queued behind it.
        try? pipe.fileHandleForReading.close()
        await writer.flush(within: .seconds(60))
        try pipe.fileHandleForWriting.close()
    }

    @Test("Lines are written in order")
    func order() async throws {
        try await withPipe { writer, pipe in
            for number in 0..<1000 { writer.append(ByteBuffer(string: "line \(number)\n")) }
            await writer.flush(within: .seconds(10))
            let expected = (0..<1000).map { "line \($0)\n" }.joined()
            let bytes = try pipe.fileHandleForReading.read(upToCount: expected.utf8.count) ?? Data()
            #expect(String(decoding: bytes, as: UTF8.self) == expected)
            #expect(writer.dropped == 0)
        }
    }

    @Test("A reader that does not read loses lines, and delays no request")
    func stuck() async throws {
        try await withPipe(capacity: 10_000) { writer, _ in
            let line = ByteBuffer(string: String(repeating: "x", count: 999) + "\n")
            // More than the pipe, the buffer and the current write hold: 64 KiB, 10 KB, and the lines in between.
            for _ in 0..<10 {
                for _ in 0..<20 { writer.append(line) }
                await writer.flush(within: .milliseconds(50))
            }
            #expect(writer.dropped > 0)
        }
    }

    @Test("Lines without a reader are counted as dropped")
    func closed() async throws {
        try await withPipe { writer, pipe in
            try pipe.fileHandleForReading.close()
            writer.append(ByteBuffer(string: "one\ntwo\n"))
            await writer.flush(within: .seconds(10))
            #expect(writer.dropped == 2)
        }
    }
}
