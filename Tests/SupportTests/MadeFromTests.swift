import Support
import Synchronization
import Testing

@Suite("A value made from another")
struct MadeFromTests {
    @Test("It is made again only when the other has changed, and no former one is kept")
    func changes() {
        let count = Atomic(0)
        let made = MadeFrom<[Int], Int, Never> { input in
            count.wrappingAdd(1, ordering: .relaxed)
            return input.reduce(0, +)
        }
        #expect(count.load(ordering: .relaxed) == 0)
        #expect(made.value(of: [1, 2]) == 3 && made.value(of: [1, 2]) == 3)
        #expect(count.load(ordering: .relaxed) == 1)
        #expect(made.value(of: [1, 3]) == 4 && made.value(of: [1, 2]) == 3)
        #expect(count.load(ordering: .relaxed) == 3)
    }

    @Test("Callers at the same time get one value")
    func together() async {
        let count = Atomic(0)
        let made = MadeFrom<Int, Int, Never> { _ in count.wrappingAdd(1, ordering: .relaxed).newValue }
        let values = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<50 { group.addTask { made.value(of: 7) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(values == Array(repeating: 1, count: 50))
    }

    @Test("Made of nothing, the first caller makes it, and nobody before; all get the same")
    func once() async {
        let count = Atomic(0)
        let made = MadeOnce<Int, Never> { count.wrappingAdd(1, ordering: .relaxed).newValue }
        #expect(count.load(ordering: .relaxed) == 0)
        await withTaskGroup { group in
            for _ in 0..<50 { group.addTask { made.get() } }
            for _ in 0..<50 { group.addTask { await made.supplied() } }
            for await value in group { #expect(value == 1) }
        }
        #expect(count.load(ordering: .relaxed) == 1)
    }

    @Test("A value of an input is supplied, made again for another input, and kept")
    func supplied() async {
        let count = Atomic(0)
        let made = MadeFrom { (input: Int) -> Int in
            count.wrappingAdd(1, ordering: .relaxed)
            return input * 2
        }
        #expect(made.kept == nil)
        for _ in 0..<3 { #expect(await made.supplied(of: 4) == 8) }
        #expect(made.kept == 8 && count.load(ordering: .relaxed) == 1)
        #expect(await made.supplied(of: 5) == 10)
        #expect(made.kept == 10 && made.value(of: 5) == 10 && count.load(ordering: .relaxed) == 2)
    }

    @Test("A failure is not kept: the next call tries again")
    func failure() async throws {
        struct Failed: Error {}
        let count = Atomic(0)
        let made = MadeOnce { () throws(Failed) -> Int in
            if count.wrappingAdd(1, ordering: .relaxed).newValue == 1 { throw Failed() }
            return 7
        }
        #expect(throws: Failed.self) { try made.get() }
        #expect(try made.get() == 7)
        #expect(try await made.supplied() == 7)
        #expect(count.load(ordering: .relaxed) == 2)
    }
}
