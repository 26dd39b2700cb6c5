import Synchronization
import Testing
import VIPER

@Suite("Pending visits", .timeLimit(.minutes(30)))
struct PendingVisitTests {
    /// Work that ends only when it is cancelled, and says so.
    private struct Work: Sendable {
        let began = Door(isOpen: false)
        let cancelled = Door(isOpen: false)

        func run() async -> Int {
            await withTaskCancellationHandler {
                began.open()
                await cancelled.opened()
            } onCancel: {
                cancelled.open()
            }
            return 1
        }
    }

    @Test("The work is cancelled when its only visitor is cancelled, and has ended when the visitor returns")
    func cancelled() async {
        let (work, ended) = (Work(), Flag())
        let visitor = Task {
            await PendingVisit {
                let value = await work.run()
                ended.set()
                return value
            }.value()
        }
        await work.began.opened()
        visitor.cancel()
        #expect(await visitor.value == nil)
        #expect(ended.isSet)
    }

    @Test("The work is cancelled when the visitor waits with a deadline and is cancelled")
    func cancelledWithinPatience() async {
        let work = Work()
        let visitor = Task { await PendingVisit { await work.run() }.value(within: .seconds(600)) }
        await work.began.opened()
        visitor.cancel()
        #expect(await visitor.value == nil)
        await work.cancelled.opened()
    }

    @Test("The work is cancelled when nobody asks for the rest, as for a response that is never sent")
    func dropped() async {
        let work = Work()
        do {
            let visit = PendingVisit { await work.run() }
            #expect(await visit.value(within: .milliseconds(1)) == nil)
        }
        await work.cancelled.opened()
    }

    @Test("A visitor who leaves does not cancel the work for another; the last one does")
    func shared() async {
        let work = Work()
        var first: PendingVisit<Int>?
        var second: PendingVisit<Int>?
        do {
            let visit = SharedVisit { await work.run() }
            first = PendingVisit(visit)
            second = PendingVisit(visit)
        }
        await work.began.opened()
        _ = consume first
        #expect(await second?.value(within: .milliseconds(50)) == nil, "the work goes on")
        _ = consume second
        await work.cancelled.opened()
    }

    @Test("All visitors get the value, also those who come later")
    func value() async {
        let door = Door(isOpen: false)
        let visit = SharedVisit {
            await door.opened()
            return 7
        }
        let waiting = (0..<10).map { _ in Task { await PendingVisit(visit).value() } }
        door.open()
        for task in waiting { #expect(await task.value == 7) }
        #expect(await PendingVisit(visit).value(within: .zero) == 7)
        #expect(await PendingVisit(visit).opening == nil)
    }

    @Test("The work runs in the visitor's stage, not in one around it")
    func stage() async {
        let outer = LoadingStage()
        let inner = await LoadingStage.$current.withValue(outer) {
            await PendingVisit { LoadingStage.current.map { $0 !== outer } }.value()
        }
        #expect(inner == true)
    }

    @Test("A7 After 1,000 slow visits every part of a module is deallocated")
    func lifetime() async {
        let counter = LiveCounter()
        for _ in 0..<1000 {
            let door = Door(isOpen: false)
            let presenter = SlowPresenter(door: door, token: LiveToken(counter))
            let module = Module(view: SlowView(), presenter: presenter)
            let visit = PendingVisit { await module.run(Visit(1)) }
            let isEarly = await visit.value(within: .zero) != nil
            let opening = await visit.opening
            door.open()
            if !isEarly { _ = opening?.rest(await visit.value()) }
        }
        #expect(counter.made == 1000)
        // The waiting tasks have ended, but the last ones may not have released their references yet.
        for _ in 0..<30_000 where counter.alive > 0 { try? await Task.sleep(for: .milliseconds(10)) }
        #expect(counter.alive == 0)
    }
}

private final class Flag: Sendable {
    private let flag = Mutex(false)

    var isSet: Bool { flag.withLock { $0 } }

    func set() { flag.withLock { $0 = true } }
}
