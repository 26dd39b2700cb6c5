package import NIOCore
import Support

/// The state that the connections of one event loop share. Used on that loop only.
package final class LoopCore {
    let server: ServerCore
    package let counters = Counters()
    let executor: LoopExecutor
    var clock = LoopClock()
    let idle = IdleConnections<ConnectionHandler>()
    package var idleLoad: IdleLoad { idle.load }
    private var numbers: SplitMix64

    package init(server: ServerCore, on loop: any EventLoop, seed: UInt64) {
        self.server = server
        executor = LoopExecutor(loop)
        numbers = SplitMix64(seed: seed)
    }

    func nextID() -> RequestID { RequestID(nextNumber()) }

    /// Returns a random number. Not for secrets.
    func nextNumber() -> UInt64 { numbers.next() }

    /// Closes the longest idle connection, to make room for a new one. If all are busy by now, none is closed, and the
    /// server exceeds its limit by one for a while.
    package func closeLongestIdle() {
        idle.load.settle()
        idle.longest?.makeRoom()
    }
}
