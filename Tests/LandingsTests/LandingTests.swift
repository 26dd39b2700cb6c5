import Landings
import Testing

@Suite("Landings", .timeLimit(.minutes(30)))
struct LandingTests {
    /// Waits until the task is cancelled.
    private static let never: @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(3600)) }

    @Test("All who wait get the first value, before and after it is settled")
    func many() async {
        let landing = Landing<Int>()
        let sum = await withTaskGroup(of: Int.self) { group in
            for number in 0..<100 {
                group.addTask {
                    if number.isMultiple(of: 2) { return await landing.value() }
                    return await landing.value(within: nil) ?? 0
                }
            }
            group.addTask {
                landing.settle(1)
                landing.settle(2)
                return 0
            }
            return await group.reduce(0, +)
        }
        #expect(sum == 100)
        #expect(await landing.value() == 1)
        #expect(await landing.value(before: Self.never) == 1)
    }

    @Test("Waiting ends at the deadline, and the landing can still be settled")
    func deadline() async {
        let landing = Landing<Int>()
        #expect(await landing.value {} == nil)
        #expect(await landing.value(within: .milliseconds(1)) == nil)
        landing.settle(1)
        #expect(await landing.value(before: Self.never) == 1)
    }

    @Test("A cancelled task stops waiting; one that waits in any case does not")
    func cancelled() async {
        let landing = Landing<Int>()
        let leaving = Task { await landing.value(before: Self.never) }
        let staying = Task { await landing.value() }
        leaving.cancel()
        staying.cancel()
        #expect(await leaving.value == nil)
        landing.settle(1)
        #expect(await staying.value == 1)
        let late = Task {
            while !Task.isCancelled { await Task.yield() }
            return await Landing<Int>().value(within: nil)
        }
        late.cancel()
        #expect(await late.value == nil, "a task that was cancelled before does not wait")
    }

    @Test("A value that is nil settles the landing too")
    func none() async {
        let landing = Landing<Int?>()
        landing.settle(nil)
        landing.settle(1)
        #expect(await landing.value(before: Self.never) == .some(nil))
    }

    @Test("A thousand who gave up and one who waits: a later value reaches the one")
    func crowd() async {
        let landing = Landing<Int>()
        let patient = Task { await landing.value(within: nil) }
        for _ in 0..<1000 { #expect(await landing.value(before: {}) == nil) }
        landing.settle(1)
        #expect(await patient.value == 1)
    }
}
