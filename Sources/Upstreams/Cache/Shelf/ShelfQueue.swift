import Adapters
import Dispatch
import PlainBytes
import Synchronization

/// Keeps the blocking calls of a shelf off the shared pool of threads, and its failures away from visitors: a failure
/// is only reported.
///
/// Reads and writes have a queue each, so that no visitor's read waits for a sync.
final class ShelfQueue: Sendable {
    /// The result of loading a document.
    enum Load: Sendable {
        case none
        case damaged(String)
        case document(ShelvedDocument)
    }

    private struct State {
        /// The number of bytes that wait to be written.
        var waiting = 0
        var reported: [String: ContinuousClock.Instant] = [:]
        var failure: ShelfFailure?
    }

    /// The most bytes that may wait to be written, so that a disk that hangs cannot fill the memory.
    private static let waitingLimit = 16 << 20
    private static let reportPause = Duration.seconds(3600)

    private let shelf: any DocumentShelf
    private let clock: any CacheClock
    private let report: @Sendable (ShelfFailure) -> Void
    private let reads = DispatchQueue(label: "almanac.cache.reads")
    private let writes = DispatchQueue(label: "almanac.cache.writes")
    private let state = Mutex(State())

    init(
        _ shelf: any DocumentShelf, clock: any CacheClock, report: @escaping @Sendable (ShelfFailure) -> Void
    ) {
        self.shelf = shelf
        self.clock = clock
        self.report = report
        write { shelf throws(ShelfFailure) in try shelf.prepare() }
    }

    /// Why the folder cannot be used; nil if the last write succeeded.
    var failure: ShelfFailure? { state.withLock { $0.failure } }

    func load(_ request: UpstreamRequest) async -> Load {
        await withCheckedContinuation { continuation in
            reads.async {
                do throws(ShelfFailure) {
                    let document = try self.shelf.load(request)
                    continuation.resume(returning: document.map(Load.document) ?? .none)
                } catch .damaged(_, let reason) {
                    continuation.resume(returning: .damaged(reason))
                } catch {
                    self.failed(error)
                    continuation.resume(returning: .none)
                }
            }
        }
    }

    func store(_ document: ShelvedDocument, for request: UpstreamRequest) {
        write(document.bytes.count) { shelf throws(ShelfFailure) in try shelf.store(document, for: request) }
    }

    /// Sets the document's `renewed` time, unless its validators differ: another process may have replaced it.
    func renew(_ request: UpstreamRequest, _ validators: Validators, at time: Int64) {
        write { shelf throws(ShelfFailure) in
            guard var document = try shelf.load(request), document.validators == validators else { return }
            document.renewed = time
            try shelf.store(document, for: request)
        }
    }

    func discard(_ request: UpstreamRequest) {
        write { shelf throws(ShelfFailure) in try shelf.discard(request) }
    }

    /// Stores a document that was refused, for inspection. The same document refused again replaces the earlier file.
    ///
    /// - Returns: the path of the file, relative to the cache folder.
    func keepAside(_ bytes: [UInt8], name: String, request: UpstreamRequest) -> String {
        let file = RefusedFileName(name, request).text
        write(bytes.count) { shelf throws(ShelfFailure) in try shelf.keepAside(bytes, as: file) }
        return "refused/" + file
    }

    func flush() async {
        await withCheckedContinuation { continuation in
            writes.async { continuation.resume() }
        }
    }

    private func write(
        _ size: Int = 0, _ work: @escaping @Sendable (any DocumentShelf) throws(ShelfFailure) -> Void
    ) {
        let hasRoom = state.withLock { state in
            guard state.waiting == 0 || state.waiting + size <= Self.waitingLimit else { return false }
            state.waiting += size
            return true
        }
        guard hasRoom else { return failed(.busy) }
        writes.async {
            do throws(ShelfFailure) {
                try work(self.shelf)
                self.state.withLock { $0.failure = nil }
            } catch {
                self.failed(error)
            }
            self.state.withLock { $0.waiting -= size }
        }
    }

    private func failed(_ failure: ShelfFailure) {
        let now = clock.instant
        let isNew = state.withLock { state in
            state.failure = failure
            if let last = state.reported[failure.kind], last.duration(to: now) < Self.reportPause { return false }
            state.reported[failure.kind] = now
            return true
        }
        if isNew { report(failure) }
    }
}

/// The file name of a refused document: the reading's name with other characters than letters and digits replaced, and
/// the request's hash.
struct RefusedFileName {
    let text: String

    init(_ name: String, _ request: UpstreamRequest) {
        let plain = name.lowercased().utf8.prefix(60).map { byte in
            byte.isASCIILowercase || byte.isASCIIDigit ? byte : UInt8(ascii: "-")
        }
        text = String(decoding: plain, as: UTF8.self) + "-" + ShelvedFile.name(of: request)
    }
}
