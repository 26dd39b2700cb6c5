import Glibc

/// What is in a cache's folder.
public struct CacheInspection: Hashable, Sendable {
    /// Good ones.
    public var documents = 0
    /// Theirs.
    public var bytes = 0
    /// Files that would be removed when somebody asks for them.
    public var damaged = 0
    /// What upstreams sent and was refused, kept to be looked at.
    public var refused = 0
}

extension CacheFolder {
    /// Reads every file. Nothing goes but what a writer left behind that is no more.
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
            // Nothing was ever kept there.
            return inspection
        }
        return inspection
    }
}
