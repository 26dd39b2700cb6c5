import Landings
import Testing

@Suite("Shared work", .timeLimit(.minutes(30)))
struct SharedWorkTests {
    @Test("All who hold it get the result, also those who ask later")
    func result() async {
        let gate = Landing<Void>()
        let work = SharedWork {
            await gate.value()
            return 7
        }
        let waiting = (0..<10).map { _ in Task { await work.landing.value(within: nil) } }
        gate.settle(())
        for task in waiting { #expect(await task.value == 7) }
        #expect(await work.landing.value(within: .zero) == 7)
    }

    @Test("When nobody holds it any more, the task is cancelled; until then it goes on")
    func dropped() async {
        let cancelled = Landing<Void>()
        var work: SharedWork<Int>? = SharedWork {
            while !Task.isCancelled { await Task.yield() }
            cancelled.settle(())
            return 1
        }
        var other = work
        #expect(other != nil)
        work = nil
        #expect(await cancelled.value(before: { for _ in 0..<100 { await Task.yield() } }) == nil, "one still holds it")
        #expect(other?.task.isCancelled == false)
        other = nil
        await cancelled.value()
        #expect(work == nil)
    }
}
