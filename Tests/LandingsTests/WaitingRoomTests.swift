import Synchronization
import Testing

@testable import Landings

@Suite("Waiting room", .timeLimit(.minutes(30)))
struct WaitingRoomTests {
    private final class Waiter: PatientWaiter {
        private let state: Mutex<(isWaiting: Bool, times: Int)>
        let gaveUp = Landing<Void>()

        init(isWaiting: Bool = true) {
            state = Mutex((isWaiting, 0))
        }

        var isWaiting: Bool { state.withLock { $0.isWaiting } }
        var times: Int { state.withLock { $0.times } }

        func giveUp() {
            state.withLock { $0 = (false, $0.times + 1) }
            gaveUp.settle(())
        }
    }

    @Test("Each waiter gives up at its own time, whoever came first: 300 ms, then 20 ms")
    func times() async {
        let (room, long, short) = (WaitingRoom(), Waiter(), Waiter())
        let start = ContinuousClock.now
        room.end(long, after: .milliseconds(300))
        room.end(short, after: .milliseconds(20))
        await short.gaveUp.value()
        // On a busy machine, the test may go on late.
        #expect(long.isWaiting || ContinuousClock.now - start >= .milliseconds(300))
        await long.gaveUp.value()
        #expect(ContinuousClock.now - start >= .milliseconds(300))
        #expect(short.times == 1 && long.times == 1)
    }

    @Test("A waiter does not give up before its time has passed")
    func early() async {
        let (room, waiter, start) = (WaitingRoom(), Waiter(), ContinuousClock.now)
        room.end(waiter, after: .milliseconds(50))
        await waiter.gaveUp.value()
        #expect(ContinuousClock.now - start >= .milliseconds(50))
    }

    @Test("Who has an answer is not told, and is forgotten")
    func answered() async {
        let (room, answered, other) = (WaitingRoom(), Waiter(isWaiting: false), Waiter())
        room.end(answered, after: .milliseconds(10))
        room.end(other, after: .milliseconds(30))
        await other.gaveUp.value()
        #expect(answered.times == 0)
        #expect(room.count == 0)
    }

    @Test("An empty room can be entered again, as often as one likes")
    func again() async {
        let room = WaitingRoom()
        for _ in 0..<5 {
            let waiter = Waiter()
            room.end(waiter, after: .milliseconds(1))
            await waiter.gaveUp.value()
        }
        #expect(room.count == 0)
    }

    @Test("Hundreds of waiters with times in any order all give up, each once")
    func crowd() async {
        let room = WaitingRoom()
        let waiters = (0..<500).map { _ in Waiter() }
        for (index, waiter) in waiters.enumerated() { room.end(waiter, after: .milliseconds((index * 37) % 100)) }
        for waiter in waiters { await waiter.gaveUp.value() }
        #expect(waiters.allSatisfy { $0.times == 1 })
    }
}
