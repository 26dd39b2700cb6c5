import Support
import Synchronization
import Testing

@Suite("A value that is made once")
struct MadeOnceTests {
    @Test("The first caller makes it, and nobody before; all get the same")
    func once() async {
        let count = Atomic(0)
        let made = MadeOnce { count.wrappingAdd(1, ordering: .relaxed).newValue }
        #expect(count.load(ordering: .relaxed) == 0)
        await withTaskGroup { group in
            for _ in 0..<50 { group.addTask { made.value } }
            for await value in group { #expect(value == 1) }
        }
        #expect(count.load(ordering: .relaxed) == 1)
    }
}
