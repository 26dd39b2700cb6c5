import Foundation
import Testing

@testable import HTTPConnection

@Suite("Threads for much work")
struct WorkersTests {
    /// Returns a file as a thread of the workers sees it.
    private func file(_ path: String) async throws -> String {
        try await withTaskExecutorPreference(Workers.shared) { try String(contentsOfFile: path, encoding: .utf8) }
    }

    @Test("Everybody else comes first")
    func priority() async throws {
        let stat = try await file("/proc/thread-self/stat")
        // After the name of the thread, which may have spaces; see proc(5).
        let fields = try #require(stat.split(separator: ")").last).split(separator: " ")
        #expect(fields[16] == "19")
    }

    @Test("Whoever wakes up may interrupt them, since nobody has longer turns")
    func turns() async throws {
        let release = try String(contentsOfFile: "/proc/sys/kernel/osrelease", encoding: .utf8)
        let version = release.split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
        // Older systems do not know turns, and not all say how long they are.
        guard !version.lexicographicallyPrecedes([6, 12]), let text = try? await file("/proc/thread-self/sched") else {
            return
        }
        let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("se.slice") })
        #expect(line.hasSuffix(" 100000000"), "\(line)")
    }
}
