import Glibc
import Synchronization

/// Keeps documents as files of a folder: `documents/` for good ones, `refused/` for those that somebody should look at.
///
/// A file is written whole beside its place, synced, and renamed, so that a process that ends at any moment leaves the
/// older one or the new one. What is loaded is checked byte for byte. Two processes may share the folder.
public final class CacheFolder: DocumentShelf {
    /// A file that is longer than any document can be is not one of ours.
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
    /// What even the smallest file counts, so that the limit of bytes is one of files as well.
    private let leastCost: Int
    private let index: Mutex<Index>

    /// - Parameters:
    ///   - path: the folder; it is made when it is first needed.
    ///   - limit: how many bytes of good documents to keep.
    ///   - fileLimit: how many of them.
    public init(_ path: String, limit: Int = 256 << 20, fileLimit: Int = 10_000) {
        documents = PrivateFolder(path: path + "/documents")
        refused = PrivateFolder(path: path + "/refused")
        leastCost = limit / max(fileLimit, 1)
        index = Mutex(Index(files: LeastRecentlyUsed(limit: limit)))
    }

    /// Takes stock of what is there, and removes what another process left half written, or is too much.
    public func prepare() throws(ShelfFailure) {
        try documents.prepare()
        let files = try documents.files()
        index.withLock { $0.isPrepared = true }
        for file in files where file.name.hasSuffix(Self.ending) {
            try note(file.name, size: file.size)
        }
        // What was refused is only written, and so prepared when it is; but leftovers go now.
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
            // Another request may have the same name; the document is its then.
            guard file.request == ShelvedFile.Request(request) else { return nil }
            _ = index.withLock { $0.files.value(name) }
            return file.document
        } catch {
            try discard(request)
            throw .damaged(file: name, reason: error.reason)
        }
    }

    public func store(_ document: ShelvedDocument, for request: UpstreamRequest) throws(ShelfFailure) {
        // Without it, what is there already would not be counted.
        if !index.withLock({ $0.isPrepared }) { try prepare() }
        let name = Self.name(of: request)
        let bytes = ShelvedFile.bytes(of: document, for: request)
        try documents.write(bytes, to: name)
        try note(name, size: bytes.count)
    }

    /// Counts a file as just used, and removes those that are too much then.
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

    /// How many bytes of files there are, and how many files; a small file counts as more than it has.
    public var usage: (bytes: Int, files: Int) { index.withLock { ($0.files.cost, $0.files.count) } }

    private static func name(of request: UpstreamRequest) -> String { ShelvedFile.name(of: request) + ending }
}
