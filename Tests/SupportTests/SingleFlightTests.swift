import Support
import Synchronization
import Testing

@Suite("Single flight", .timeLimit(.minutes(30)))
struct SingleFlightTests {
    private let flights = SingleFlight<String, Int>()
    private let gate = Promise<Void>()
    private let made = Counter()

    /// Counts from any thread.
    private final class Counter: Sendable {
        private let count = Atomic(0)

        var value: Int { count.load(ordering: .relaxed) }

        @discardableResult
        func next() -> Int { count.add(1, ordering: .relaxed).newValue }

        func reach(_ value: Int) async {
            while self.value < value { await Task.yield() }
        }
    }

    @Test("A value is made once for all who ask at the same time, and anew for those who ask later")
    func once() async {
        let joined = Counter()
        let tasks = (0..<10).map { _ in
            Task {
                await flights.valueUnlessCancelled(for: "a", joined: { joined.next() }) { [gate, made] in
                    await gate.value()
                    return made.next()
                }
            }
        }
        await joined.reach(9)
        gate.settle(())
        for task in tasks { #expect(await task.value ?? 0 > 0) }
        let before = made.value
        let again = await flights.valueUnlessCancelled(for: "a") { [made] in made.next() }
        let other = await flights.valueUnlessCancelled(for: "b") { [made] in made.next() }
        #expect(again == before + 1 && other == before + 2)
    }

    @Test("When every caller was cancelled, so is the making; until then it goes on")
    func abandoned() async {
        let (joined, cancelled) = (Counter(), Promise<Void>())
        let tasks = (0..<2).map { _ in
            Task {
                joined.next()
                return await flights.valueUnlessCancelled(for: "a", joined: { joined.next() }) { [made] in
                    made.next()
                    while !Task.isCancelled { await Task.yield() }
                    cancelled.settle(())
                    return 1
                }
            }
        }
        await joined.reach(3)
        tasks[0].cancel()
        #expect(await tasks[0].value == nil)
        let isCancelled: Void? = await cancelled.value { for _ in 0..<100 { await Task.yield() } }
        #expect(isCancelled == nil, "one caller still waits")
        tasks[1].cancel()
        #expect(await tasks[1].value == nil)
        await cancelled.value()
        #expect(made.value == 1)
    }

    @Test("When all are cancelled, callers get nil, however quickly the work returns something")
    func cancelAll() async {
        for number in 1...500 {
            let task = Task {
                await flights.valueUnlessCancelled(for: "a") { [made] in
                    made.next()
                    while !Task.isCancelled { await Task.yield() }
                    return 1
                }
            }
            await made.reach(number)
            flights.cancelAll()
            #expect(await task.value == nil)
        }
    }
}
