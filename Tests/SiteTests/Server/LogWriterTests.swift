import Foundation
import NIOCore
import Testing

@testable import Site

@Suite("Writing the access log")
struct LogWriterTests {
    @Test("Lines are written in their order")
    func order() async throws {
        let pipe = Pipe()
        let writer = LogWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor)
        for number in 0..<1000 { writer.append(ByteBuffer(string: "line \(number)\n")) }
        await writer.flush(within: .seconds(10))
        try pipe.fileHandleForWriting.close()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(text == (0..<1000).map { "line \($0)\n" }.joined())
        #expect(writer.dropped == 0)
    }

    @Test("Who does not read loses lines, and holds up nobody")
    func stuck() async throws {
        let pipe = Pipe()
        let writer = LogWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor, capacity: 10_000)
        let line = ByteBuffer(string: String(repeating: "x", count: 999) + "\n")
        // More than the pipe and the buffer hold: 64 KiB, 10 KB, and what is on its way.
        for _ in 0..<10 {
            for _ in 0..<20 { writer.append(line) }
            await writer.flush(within: .milliseconds(50))
        }
        #expect(writer.dropped > 0)
        // So that the queue's wait has an end.
        try pipe.fileHandleForReading.close()
    }

    @Test("Lines that nobody takes any more are counted")
    func closed() async throws {
        signal(SIGPIPE, SIG_IGN)
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let writer = LogWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor)
        writer.append(ByteBuffer(string: "one\ntwo\n"))
        await writer.flush(within: .seconds(10))
        #expect(writer.dropped == 2)
    }
}
