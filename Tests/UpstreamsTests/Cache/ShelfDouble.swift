import Adapters
import Dispatch
import Synchronization
import Upstreams

/// A test double of the disk, in memory, that a test can make fail.
final class ShelfDouble: DocumentShelf {
    private struct State {
        var documents: [String: ShelvedDocument] = [:]
        var aside: [String: [UInt8]] = [:]
        var failure: ShelfFailure?
        var loads = 0
        var gate: DispatchSemaphore?
    }

    private let state = Mutex(State())

    func breaks(_ failure: ShelfFailure?) {
        state.withLock { $0.failure = failure }
    }

    /// Blocks all calls until `release()`, but for a minute at most: a test fails instead of hanging.
    func hold() {
        state.withLock { $0.gate = DispatchSemaphore(value: 0) }
    }

    func release() {
        let gate = state.withLock { state in
            defer { state.gate = nil }
            return state.gate
        }
        gate?.signal()
    }

    var documents: [String: ShelvedDocument] { state.withLock { $0.documents } }
    var aside: [String: [UInt8]] { state.withLock { $0.aside } }
    var loads: Int { state.withLock { $0.loads } }

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
        if let gate = state.withLock({ $0.gate }) {
            _ = gate.wait(timeout: .now() + 60)
            gate.signal()
        }
        if let failure = state.withLock({ $0.failure }) { throw failure }
    }
}
