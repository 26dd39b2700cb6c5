import Glibc

/// The contents of a cache folder.
public struct CacheInspection: Hashable, Sendable {
    /// The number of valid documents.
    public var documents = 0
    /// The total size of their files in bytes.
    public var bytes = 0
    /// The number of damaged files. Each is removed when its document is next requested.
    public var damaged = 0
    /// The number of invalid documents from upstreams that are kept for inspection.
    public var refused = 0
}

extension CacheFolder {
    /// Finds out whether documents can be stored here, in the same way as `prepare`. Removes the folders that it creates,
    /// so that another user can still create them.
    public func probe() throws(ShelfFailure) {
        var created: [String] = []
        var path = Substring(documents.path)
        while !path.isEmpty, access(String(path), F_OK) != 0 {
            created.append(String(path))
            path = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
        }
        defer { for folder in created { rmdir(folder) } }
        try documents.prepare()
        try documents.probe()
    }

    /// Reads and checks every file. Removes only temporary files whose writer has died.
    public func inspect() throws(ShelfFailure) -> CacheInspection {
        var inspection = CacheInspection()
        do throws(ShelfFailure) {
            for file in try documents.files() where file.name.hasSuffix(Self.ending) {
                let bytes = try OpenFile(documents.path(of: file.name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
                    .contents(limit: Self.longestFile)
                if (try? ShelvedFile(bytes)) == nil {
                    inspection.damaged += 1
                } else {
                    inspection.documents += 1
                    inspection.bytes += file.size
                }
            }
            inspection.refused = try refused.files().count
        } catch .system(_, _, let code) where code == ENOENT {
            // Nothing was ever stored there.
            return inspection
        }
        return inspection
    }
}
