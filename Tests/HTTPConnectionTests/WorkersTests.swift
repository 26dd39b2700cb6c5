import Foundation
import Testing

@testable import HTTPConnection

@Suite("Threads for much work")
struct WorkersTests {
    @Test("Everybody else comes first")
    func priority() async throws {
        let stat = try await withTaskExecutorPreference(Workers.shared) {
            try String(contentsOfFile: "/proc/thread-self/stat", encoding: .utf8)
        }
        // After the name of the thread, which may have spaces; see proc(5).
        let fields = try #require(stat.split(separator: ")").last).split(separator: " ")
        #expect(fields[16] == "19")
    }
}
