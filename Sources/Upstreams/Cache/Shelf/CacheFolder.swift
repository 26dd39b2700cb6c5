public import Adapters
import Glibc
import Support
import Synchronization

/// Stores documents as files of a folder: valid ones in `documents/`, and in `refused/` those to be inspected.
///
/// A file is written under a temporary name, synced and renamed, so that a process that dies at any moment leaves
/// either the older file or the new one. A checksum protects each file against damage. Two processes may share the
/// folder.
public final class CacheFolder: DocumentShelf {
    /// The most bytes to read from a file. No document is this long, so a longer file is not ours.
    static let longestFile = 64 << 20
    static let ending = ".document"
    private static let refusedFileLimit = 20
    private static let refusedLimit = 4 << 20

    private struct Index {
        var files: LeastRecentlyUsed<String, Void>
        var isPrepared = false
    }

    let documents: PrivateFolder
    let refused: PrivateFolder
    /// The least that a file counts in bytes, so that the limit on bytes also limits the number of files.
    private let leastCost: Int
    private let index: Mutex<Index>

    /// - Parameters:
    ///   - path: the folder; created when it is first needed.
    ///   - limit: the most bytes of valid documents to keep.
    ///   - fileLimit: the most valid documents to keep.
    public init(_ path: String, limit: Int = 256 << 20, fileLimit: Int = 10_000) {
        documents = PrivateFolder(path: path + "/documents")
        refused = PrivateFolder(path: path + "/refused")
        leastCost = limit / max(fileLimit, 1)
        index = Mutex(Index(files: LeastRecentlyUsed(costLimit: limit)))
    }

    /// Finds out whether documents can be stored, and indexes the files in the folder. Removes temporary files of
    /// writers that died, and evicts files beyond the limits.
    public func prepare() throws(ShelfFailure) {
        try documents.prepare()
        try documents.probe()
        let files = try documents.files()
        index.withLock { $0.isPrepared = true }
        for file in files where file.name.hasSuffix(Self.ending) {
            try note(file.name, size: file.size)
        }
        // Writing a refused document prepares that folder; listing it now removes leftovers.
        _ = try? refused.files()
    }

    public func load(_ request: UpstreamRequest) throws(ShelfFailure) -> ShelvedDocument? {
        let name = Self.name(of: request)
        let bytes: [UInt8]
        do throws(ShelfFailure) {
            let file = try OpenFile(documents.path(of: name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
            bytes = try file.contents(limit: Self.longestFile)
            file.touch()
        } catch .system(_, _, let code) where code == ENOENT {
            return nil
        }
        do throws(Damage) {
            let file = try ShelvedFile(bytes)
            // Different requests may share a name; then the file holds the other one's document.
            guard file.request == ShelvedFile.Request(request) else { return nil }
            _ = index.withLock { $0.files.value(name) }
            return file.document
        } catch {
            try discard(request)
            throw .damaged(file: name, reason: error.reason)
        }
    }

    public func store(_ document: ShelvedDocument, for request: UpstreamRequest) throws(ShelfFailure) {
        // Files that are already there would not count otherwise.
        if !index.withLock({ $0.isPrepared }) { try prepare() }
        let name = Self.name(of: request)
        let bytes = ShelvedFile.bytes(of: document, for: request)
        try documents.write(bytes, to: name)
        try note(name, size: bytes.count)
    }

    /// Marks a file as just used, and evicts files beyond the limit.
    private func note(_ name: String, size: Int) throws(ShelfFailure) {
        let gone = index.withLock { $0.files.insert((), for: name, cost: max(size, leastCost)) }
        for name in gone {
            try documents.remove(name)
        }
    }

    public func discard(_ request: UpstreamRequest) throws(ShelfFailure) {
        let name = Self.name(of: request)
        _ = index.withLock { $0.files.remove(name) }
        try documents.remove(name)
    }

    public func keepAside(_ bytes: [UInt8], as file: String) throws(ShelfFailure) {
        try refused.prepare()
        let kept = Array(bytes.prefix(Self.refusedLimit))
        var others = try refused.files().filter { $0.name != file }
        var size = kept.count + others.reduce(0) { $0 + $1.size }
        while let oldest = others.first, size > Self.refusedLimit || others.count >= Self.refusedFileLimit {
            try refused.remove(oldest.name)
            size -= oldest.size
            others.removeFirst()
        }
        try refused.write(kept, to: file)
    }

    /// The size in bytes and the number of the indexed files. A small file counts as larger than it is.
    public var usage: (bytes: Int, files: Int) { index.withLock { ($0.files.cost, $0.files.count) } }

    private static func name(of request: UpstreamRequest) -> String { ShelvedFile.name(of: request) + ending }
}
