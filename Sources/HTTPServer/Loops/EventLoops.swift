import HTTPConnection
import NIOCore
import NIOPosix

/// The state of each event loop, and the sum of their counters.
struct EventLoops: Sendable {
    private let cores: [ObjectIdentifier: NIOLoopBound<LoopCore>]
    private let idle: [(load: IdleLoad, core: NIOLoopBound<LoopCore>)]
    private let counters: [Counters]

    init(_ group: MultiThreadedEventLoopGroup, server: ServerCore) async throws {
        var cores: [ObjectIdentifier: NIOLoopBound<LoopCore>] = [:]
        var idle: [(load: IdleLoad, core: NIOLoopBound<LoopCore>)] = []
        var counters: [Counters] = []
        for loop in group.makeIterator() {
            let seed = UInt64.random(in: .min ... .max)
            let (core, load, counter) = try await loop.submit {
                let core = LoopCore(server: server, on: loop, seed: seed)
                return (NIOLoopBound(core, eventLoop: loop), core.idleLoad, core.counters)
            }.get()
            cores[ObjectIdentifier(loop)] = core
            idle.append((load, core))
            counters.append(counter)
        }
        self.cores = cores
        self.idle = idle
        self.counters = counters
    }

    /// The state of an event loop.
    ///
    /// - Precondition: the caller runs on that loop, and the loop belongs to the group. No input can violate this: a
    ///   listener hands its connections to loops of the group that it was created with.
    func core(of loop: any EventLoop) -> LoopCore {
        guard let core = cores[ObjectIdentifier(loop)] else {
            // No input leads here: a listener hands connections only to the loops of its own group.
            preconditionFailure("the event loop belongs to another group")
        }
        return core.value
    }

    /// Closes the connection that has waited longest for a request, on whichever loop it is.
    ///
    /// - Returns: false if no connection is waiting.
    func makeRoom() -> Bool {
        let longestFirst = idle.sorted { $0.load.since < $1.load.since }
        guard let (_, core) = longestFirst.first(where: { $0.load.claim() }) else { return false }
        core.eventLoop.execute { core.value.closeLongestIdle() }
        return true
    }

    var totals: Counters.Values { Counters.total(of: counters) }
}
