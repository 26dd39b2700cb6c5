import Foundation
import TestSupport
import Testing

@Suite("Programs beside a test", .timeLimit(.minutes(2)))
struct CompanionTests {
    private struct Stop: Error {}

    /// A program that ignores the usual signals, as one does that has inherited them as blocked.
    private static let stubborn = ["-c", "trap '' TERM INT HUP; while :; do sleep 1; done"]

    private func expectEnd(of process: Int32) async throws {
        try await eventually("process \(process) has ended", within: .seconds(60)) { kill(process, 0) != 0 }
    }

    @Test("It runs as long as its body, and no longer, whatever signals it ignores")
    func ends() async throws {
        let process = try await Companion.running("bash", Self.stubborn) { companion in
            #expect(companion.isRunning)
            return companion.process
        }
        try await expectEnd(of: process)
    }

    @Test("It ends with a body that fails")
    func fails() async throws {
        var process: Int32 = 0
        await #expect(throws: Stop.self) {
            try await Companion.running("bash", Self.stubborn) { companion in
                process = companion.process
                throw Stop()
            }
        }
        try await expectEnd(of: process)
    }

    @Test("A program that cannot be started has ended at once")
    func missing() async throws {
        try await Companion.running("/nowhere/program", []) { companion in
            try await eventually("it is not there", within: .seconds(60)) { !companion.isRunning }
        }
    }
}
