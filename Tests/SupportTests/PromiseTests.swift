import Support
import Testing

@Suite("Promises", .timeLimit(.minutes(30)))
struct PromiseTests {
    /// Waits until the task is cancelled.
    private static let never: @Sendable () async -> Void = { try? await Task.sleep(for: .seconds(3600)) }

    @Test("All who wait get the first value, before and after it is settled")
    func many() async {
        let promise = Promise<Int>()
        let sum = await withTaskGroup(of: Int.self) { group in
            for number in 0..<100 {
                group.addTask {
                    if number.isMultiple(of: 2) { return await promise.value() }
                    return await promise.value(before: nil) ?? 0
                }
            }
            group.addTask {
                promise.settle(1)
                promise.settle(2)
                return 0
            }
            return await group.reduce(0, +)
        }
        #expect(sum == 100)
        #expect(await promise.value() == 1)
        #expect(await promise.value(before: Self.never) == 1)
    }

    @Test("Waiting ends at the deadline, and the promise can still be settled")
    func deadline() async {
        let promise = Promise<Int>()
        #expect(await promise.value {} == nil)
        promise.settle(1)
        #expect(await promise.value(before: Self.never) == 1)
    }

    @Test("A cancelled task stops waiting; one that waits in any case does not")
    func cancelled() async {
        let promise = Promise<Int>()
        let leaving = Task { await promise.value(before: Self.never) }
        let staying = Task { await promise.value() }
        leaving.cancel()
        staying.cancel()
        #expect(await leaving.value == nil)
        promise.settle(1)
        #expect(await staying.value == 1)
        let late = Task {
            while !Task.isCancelled { await Task.yield() }
            return await Promise<Int>().value(before: nil)
        }
        late.cancel()
        #expect(await late.value == nil, "a task that was cancelled before does not wait")
    }

    @Test("A value that is nil settles the promise too")
    func none() async {
        let promise = Promise<Int?>()
        promise.settle(nil)
        promise.settle(1)
        #expect(await promise.value(before: Self.never) == .some(nil))
    }
}
