import AlmanacValues
import Foundation
import Testing

@testable import Site

/// Tests that a request with hostile text costs little more processor time than the same request with plain letters.
@Suite("Processor time of a request", .serialized)
struct ProcessorTimeTests {
    /// The allowed cost of a request, as a multiple of its cost with plain letters.
    private static let bar = 2.0

    @Test("P11 Hostile text costs no more than plain letters, anywhere in a request", arguments: RequestSlot.all)
    func slot(_ slot: RequestSlot) async throws {
        let slow = try await onThread {
            var race = try Race(clock: .thread, seed: 11)
            return HostileText.worst.flatMap { text in
                // Twice the bar, since this is a debug build on a busy machine. Quadratic costs exceed it by far.
                slot.spellings.compactMap { race.finding(slot, text, $0, slot.longest, bar: 2 * Self.bar) }
            }
        }
        for finding in slow { Issue.record("\(finding)") }
    }

    /// `Tests/Fuzzing/timed` runs this by hand, in a release build, and sets the number of inputs.
    @Test("P11 No input of a million costs more than twice as much as plain letters")
    func many() async throws {
        let count = ProcessInfo.processInfo.environment["ALMANAC_TIMED_INPUTS"].flatMap(Int.init) ?? 200
        let isAlone = count > 200
        let bar = isAlone ? Self.bar : 2 * Self.bar
        let seed = ProcessInfo.processInfo.environment["ALMANAC_TIMED_SEED"].flatMap(UInt64.init) ?? 11
        let slot = ProcessInfo.processInfo.environment["ALMANAC_TIMED_SLOT"] ?? ""
        let report = try await onThread {
            var race = try Race(clock: isAlone ? .process : .thread, seed: seed)
            return race.run(count, where: slot)
        }
        if isAlone { print(report) }
        #expect(report.worst.first.map { $0.ratio <= bar } ?? true, "\(report)")
    }

    /// Runs work on its own thread, which does nothing else.
    private func onThread<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        ThrownErrors.areNoted = false
        return try await withCheckedThrowingContinuation { continuation in
            let thread = Thread { continuation.resume(with: Swift.Result { try work() }) }
            thread.stackSize = 8 << 20
            thread.start()
        }
    }
}
