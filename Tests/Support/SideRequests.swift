public import ServiceContracts
import Synchronization

/// What a `SideServiceDouble` is asked, in the order of arrival.
public final class SideRequests: Sendable {
    private let list = Mutex<[String]>([])

    public init() {}

    public var texts: [String] { list.withLock { $0 } }

    /// Returns a service whose requests are recorded: "masters", or "fresh masters" if they have to be fresh.
    ///
    /// - Parameter count: none is answered before this many have arrived.
    public func service(answeringAfter count: Int = 0) -> SideServiceDouble {
        var service = SideServiceDouble()
        service.onRequest = { what, isFresh in
            self.list.withLock { $0.append(isFresh ? "fresh \(what)" : what) }
            while self.texts.count < count, !Task.isCancelled { await Task.yield() }
        }
        return service
    }
}

extension SideRequests {
    /// Makes 1,000 visits, and returns whether they asked, and whether anything still retains the service after them.
    public static func leak(after visit: (any SideService) async -> Void) async -> (asked: Bool, isAlive: Bool) {
        var asked = false
        let isAlive = await leaks(SideRequests()) { requests in
            await visit(requests.service())
            asked = !requests.texts.isEmpty
        }
        return (asked, isAlive)
    }
}
