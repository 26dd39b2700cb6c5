import Synchronization
import Upstreams

/// A disk in memory, which a test can break.
final class ShelfDouble: DocumentShelf {
    struct State {
        var documents: [String: ShelvedDocument] = [:]
        var aside: [String: [UInt8]] = [:]
        var failure: ShelfFailure?
        var loads = 0
    }

    let state = Mutex(State())

    func breaks(_ failure: ShelfFailure?) {
        state.withLock { $0.failure = failure }
    }

    var documents: [String: ShelvedDocument] { state.withLock { $0.documents } }

    func prepare() throws(ShelfFailure) {
        try check()
    }

    func load(_ request: UpstreamRequest) throws(ShelfFailure) -> ShelvedDocument? {
        state.withLock { $0.loads += 1 }
        try check()
        return state.withLock { $0.documents[request.url] }
    }

    func store(_ document: ShelvedDocument, for request: UpstreamRequest) throws(ShelfFailure) {
        try check()
        state.withLock { $0.documents[request.url] = document }
    }

    func discard(_ request: UpstreamRequest) throws(ShelfFailure) {
        try check()
        state.withLock { $0.documents[request.url] = nil }
    }

    func keepAside(_ bytes: [UInt8], as file: String) throws(ShelfFailure) {
        try check()
        state.withLock { $0.aside[file] = bytes }
    }

    private func check() throws(ShelfFailure) {
        if let failure = state.withLock({ $0.failure }) { throw failure }
    }
}
