import Foundation
import NIOCore
import Testing

@testable import Site

@Suite("Writing the access log")
struct LogWriterTests {
    /// A pipe that stays open until the writer has nothing left to write to it: the system gives a closed descriptor's
    /// number to the next connection that any other test makes, and the writer would write into that.
    private func withPipe(
        capacity: Int = 1 << 20, _ body: (LogWriter, Pipe) async throws -> Void
    ) async throws {
        // A pipe that nobody reads would end the process.
        signal(SIGPIPE, SIG_IGN)
        let pipe = Pipe()
        let writer = LogWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor, capacity: capacity)
        try await body(writer, pipe)
        // A write that waits for a reader fails now, and so does all that is queued behind it.
        try? pipe.fileHandleForReading.close()
        await writer.flush(within: .seconds(60))
        try pipe.fileHandleForWriting.close()
    }

    @Test("Lines are written in their order")
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

    @Test("Who does not read loses lines, and holds up nobody")
    func stuck() async throws {
        try await withPipe(capacity: 10_000) { writer, _ in
            let line = ByteBuffer(string: String(repeating: "x", count: 999) + "\n")
            // More than the pipe and the buffer hold: 64 KiB, 10 KB, and what is on its way.
            for _ in 0..<10 {
                for _ in 0..<20 { writer.append(line) }
                await writer.flush(within: .milliseconds(50))
            }
            #expect(writer.dropped > 0)
        }
    }

    @Test("Lines that nobody takes any more are counted")
    func closed() async throws {
        try await withPipe { writer, pipe in
            try pipe.fileHandleForReading.close()
            writer.append(ByteBuffer(string: "one\ntwo\n"))
            await writer.flush(within: .seconds(10))
            #expect(writer.dropped == 2)
        }
    }
}
