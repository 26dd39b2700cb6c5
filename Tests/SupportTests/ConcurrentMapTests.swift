import Landings
import Support
import Synchronization
import Testing

@Suite("A map whose elements are transformed at the same time", .timeLimit(.minutes(30)))
struct ConcurrentMapTests {
    private struct Refusal: Error, Equatable {
        let number: Int
    }

    /// Large enough that Swift returns it indirectly, as the results that were lost.
    private struct Answer: Sendable, Equatable {
        let number: Int
        var texts = ["a", "b", "c"]
        var more: [String: [Int]] = ["d": [1, 2, 3]]
    }

    @Test("X2 Every element has its result, in the order of the elements, whichever ends first")
    func order() async {
        let gates = (0..<20).map { _ in Landing<Void>() }
        let numbers = Array(0..<20)
        let results = await numbers.concurrentMap { number in
            // The last one ends first.
            if number < 19 { await gates[number + 1].value() }
            gates[number].settle(())
            return Answer(number: number)
        }
        #expect(results == numbers.map { Answer(number: $0) })
    }

    @Test("Results that are nil stay in their places")
    func absent() async {
        let results = await [1, 2, 3, 4].concurrentMap { number -> Int? in number.isMultiple(of: 2) ? number : nil }
        #expect(results == [nil, 2, nil, 4])
        #expect(await [Int]().concurrentMap { $0 }.isEmpty)
    }

    @Test("No more elements than allowed are transformed at the same time", arguments: [1, 3])
    func width(_ width: Int) async {
        let running = Atomic(0)
        let most = Atomic(0)
        let results = await Array(0..<30).concurrentMap(atMost: width) { number in
            most.max(running.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
            await Task.yield()
            running.subtract(1, ordering: .relaxed)
            return number
        }
        #expect(results == Array(0..<30))
        #expect(most.load(ordering: .relaxed) <= width)
    }

    @Test("The first failure is thrown; the others are cancelled, and nothing is begun after it")
    func failure() async {
        let begun = Atomic(0)
        let gate = Landing<Void>()
        await #expect(throws: Refusal(number: 1)) {
            _ = try await Array(0..<50).concurrentMap(atMost: 2) { number throws(Refusal) in
                begun.add(1, ordering: .relaxed)
                if number == 1 {
                    await gate.value()
                    throw Refusal(number: 1)
                }
                gate.settle(())
                while !Task.isCancelled { await Task.yield() }
                throw Refusal(number: number)
            }
        }
        #expect(begun.load(ordering: .relaxed) == 2)
    }
}
