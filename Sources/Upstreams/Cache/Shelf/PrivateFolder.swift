import Glibc
import Support

/// A folder that only this user can access, whose files are written atomically.
struct PrivateFolder: Sendable {
    /// The longest time that writing a file may take, in seconds. See `removeLeftover`.
    private static let longestWriting = 3600

    let path: String

    func path(of file: String) -> String { "\(path)/\(file)" }

    /// Creates the folder and its missing parents. A folder that exists must belong to this user; access for others is
    /// removed.
    func prepare() throws(ShelfFailure) {
        try Self.make(path)
        let folder: OpenFile
        do throws(ShelfFailure) {
            folder = try OpenFile(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
        } catch .system(_, _, let code) where code == ENOTDIR || code == ELOOP {
            throw .unsafe(path: path)
        }
        let status = try folder.status()
        guard status.st_uid == geteuid() else { throw .unsafe(path: path) }
        if status.st_mode & 0o077 != 0 { try folder.restrict(to: 0o700) }
    }

    private static func make(_ path: String) throws(ShelfFailure) {
        if mkdir(path, 0o700) == 0 { return }
        let code = errno
        if code == EEXIST { return }
        guard code == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
            throw .system(operation: "mkdir", path: path, code: code)
        }
        try make(String(path[..<slash]))
        try ShelfFailure.calling("mkdir", path) { mkdir(path, 0o700) }
    }

    /// Writes a file atomically, or leaves the old one unchanged: writes a temporary file, syncs it and renames it.
    /// Creates the folder again if it was removed meanwhile.
    func write(_ bytes: [UInt8], to file: String) throws(ShelfFailure) {
        do throws(ShelfFailure) {
            try replace(file, with: bytes)
        } catch .system(_, _, let code) where code == ENOENT {
            try prepare()
            try replace(file, with: bytes)
        }
    }

    /// Writes a file and removes it again, to find out whether files can be written at all.
    func probe() throws(ShelfFailure) {
        let temporary = temporaryPath(for: "probe")
        defer { unlink(temporary) }
        try create(temporary, with: [0])
    }

    private func temporaryPath(for file: String) -> String {
        path(of: ".\(file).\(String(UInt64.random(in: 0 ... .max), radix: 16))")
    }

    private func create(_ temporary: String, with bytes: [UInt8]) throws(ShelfFailure) {
        let new = try OpenFile(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
        // The lock shows that the writer is alive; see `removeLeftover`.
        _ = new.lock()
        try new.write(bytes)
        try new.sync()
    }

    private func replace(_ file: String, with bytes: [UInt8]) throws(ShelfFailure) {
        let temporary = temporaryPath(for: file)
        do throws(ShelfFailure) {
            try create(temporary, with: bytes)
            try ShelfFailure.calling("rename", temporary) { rename(temporary, path(of: file)) }
        } catch {
            unlink(temporary)
            throw error
        }
        // Until the folder is synced, a power failure may bring the older file back, which is complete too.
        try OpenFile(path, O_RDONLY | O_DIRECTORY).sync()
    }

    func remove(_ file: String) throws(ShelfFailure) {
        do throws(ShelfFailure) {
            try ShelfFailure.calling("unlink", path(of: file)) { unlink(path(of: file)) }
        } catch .system(_, _, let code) where code == ENOENT {
            // Another process removed it first.
        }
    }

    /// Returns the regular files, least recently used first. Removes temporary files whose writer died and so released
    /// its lock. Unlike a process ID, a lock also tells this across machines and containers.
    func files() throws(ShelfFailure) -> [(name: String, size: Int)] {
        var files: [(name: String, size: Int, used: timespec)] = []
        for name in try ShelfFailure.names(in: path) {
            guard let status = plainFile(path(of: name)) else { continue }
            if name.utf8.first == UInt8(ascii: ".") {
                removeLeftover(name, writtenAt: status.st_mtim.tv_sec)
            } else {
                files.append((name, Int(status.st_size), status.st_mtim))
            }
        }
        files.sort { ($0.used.tv_sec, $0.used.tv_nsec, $0.name) < ($1.used.tv_sec, $1.used.tv_nsec, $1.name) }
        return files.map { ($0.name, $0.size) }
    }

    /// Errors are ignored: the next start tries again.
    private func removeLeftover(_ name: String, writtenAt time: Int) {
        let path = path(of: name)
        guard let file = try? OpenFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else { return }
        // If locks do not work, as on some network file systems, the age decides.
        if file.lock() || Glibc.time(nil) - time > Self.longestWriting { unlink(path) }
    }
}
