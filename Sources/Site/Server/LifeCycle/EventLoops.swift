import NIOCore
import NIOPosix

/// What belongs to each event loop, and the sum of what they count.
struct EventLoops: Sendable {
    private let cores: [ObjectIdentifier: NIOLoopBound<LoopCore>]
    private let idle: [(load: IdleLoad, core: NIOLoopBound<LoopCore>)]
    let counters: [Counters]

    init(_ group: MultiThreadedEventLoopGroup, server: ServerCore) async throws {
        var cores: [ObjectIdentifier: NIOLoopBound<LoopCore>] = [:]
        var idle: [(load: IdleLoad, core: NIOLoopBound<LoopCore>)] = []
        var counters: [Counters] = []
        for loop in group.makeIterator() {
            let counter = Counters()
            let seed = UInt64.random(in: .min ... .max)
            counters.append(counter)
            let (load, core) = try await loop.submit {
                let core = LoopCore(server: server, on: loop, counters: counter, seed: seed)
                return (core.idle.load, NIOLoopBound(core, eventLoop: loop))
            }.get()
            idle.append((load, core))
            cores[ObjectIdentifier(loop)] = core
        }
        self.cores = cores
        self.idle = idle
        self.counters = counters
    }

    /// - Precondition: it is called on that loop, which is one of the group. Nothing from outside leads to another:
    ///   a listener gives its connections to loops of the group that it was made with.
    func core(of loop: any EventLoop) -> LoopCore {
        guard let core = cores[ObjectIdentifier(loop)] else { preconditionFailure("an event loop of another group") }
        return core.value
    }

    /// Closes the connection that has waited for a request for longest, on whichever loop it is.
    ///
    /// - Returns: false if none waits.
    func makeRoom() -> Bool {
        let longestFirst = idle.sorted { $0.load.since < $1.load.since }
        guard let (_, core) = longestFirst.first(where: { $0.load.claim() }) else { return false }
        core.eventLoop.execute { core.value.closeLongestIdle() }
        return true
    }

    var totals: Counters.Values { counters.map(\.values).reduce(Counters.Values(), +) }
}
