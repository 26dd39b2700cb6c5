import NIOCore
import NIOPosix

/// What belongs to each event loop, and the sum of what they count.
struct EventLoops: Sendable {
    private let cores: [ObjectIdentifier: NIOLoopBound<LoopCore>]
    let counters: [Counters]

    init(_ group: MultiThreadedEventLoopGroup, server: ServerCore) async throws {
        var cores: [ObjectIdentifier: NIOLoopBound<LoopCore>] = [:]
        var counters: [Counters] = []
        for loop in group.makeIterator() {
            let counter = Counters()
            let seed = UInt64.random(in: .min ... .max)
            counters.append(counter)
            cores[ObjectIdentifier(loop)] = try await loop.submit {
                NIOLoopBound(LoopCore(server: server, on: loop, counters: counter, seed: seed), eventLoop: loop)
            }.get()
        }
        self.cores = cores
        self.counters = counters
    }

    /// - Precondition: it is called on that loop, which is one of the group. Nothing from outside leads to another:
    ///   a listener gives its connections to loops of the group that it was made with.
    func core(of loop: any EventLoop) -> LoopCore {
        guard let core = cores[ObjectIdentifier(loop)] else { preconditionFailure("an event loop of another group") }
        return core.value
    }

    var totals: Counters.Values { counters.map(\.values).reduce(Counters.Values(), +) }
}
