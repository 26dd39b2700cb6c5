import CGlibc
import Glibc
import Support

/// The folder that an export writes, locked for this process until the value is released.
///
/// Beside the files it has `.almanac-export`, with the version of the format, the state of the last export and a record
/// of each chapter. A folder with other files but without that one is not ours, and stays as it is.
public final class ExportFolder: Sendable {
    /// The first line of the file `format`. A change of the records or of the names of files needs another number.
    static let format = "almanac export 1"
    static let own = ".almanac-export"

    public let path: String
    private let lock: Int32

    /// Opens a folder, or creates it.
    ///
    /// - Throws: if the folder is not ours, was written in another format, or belongs to a running export.
    public init(_ path: String) throws(ExportFailure) {
        let parts = path.utf8.split(separator: UInt8(ascii: "/"))
        guard !parts.contains(where: { $0.elementsEqual("..".utf8) }) else { throw .indirectPath(path) }
        var path = path.isEmpty ? "." : path
        while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
        try Self.makeFolders(path)
        try Self.checkOwner(path)
        let own = "\(path)/\(Self.own)"
        try Self.makeFolder(own)
        lock = try ExportFailure.calling("open", "\(own)/lock") {
            open("\(own)/lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
        }
        self.path = path
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { throw .busy(path) }
        try Self.makeFolder("\(own)/chapters")
        try Self.makeFolder("\(own)/new")
        if try FileBytes.read("\(own)/format") == nil {
            var writer = FileWriter(folder: path, number: 0)
            try writer.write(Array("\(Self.format)\n".utf8), to: "\(Self.own)/format")
        }
    }

    deinit {
        close(lock)
    }

    /// Waits until everything that was written to the folder's file system is on the disk.
    ///
    /// - Throws: also if the disk has refused a write that the system had accepted.
    func flush() throws(ExportFailure) {
        try ExportFailure.calling("syncfs", path) { almanac_syncfs(lock) }
    }

    /// Checks that a folder is empty, or that an export of this format wrote it.
    private static func checkOwner(_ path: String) throws(ExportFailure) {
        let formatFile = "\(path)/\(own)/format"
        if let bytes = try FileBytes.read(formatFile) {
            let line = String(decoding: bytes.prefix(60).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
            guard Array(line.utf8) == Array(format.utf8) else { throw .otherFormat(path: path, found: line) }
            return
        }
        // An export may have been killed before it wrote the format. `lost+found` is the file system's.
        let names = try ExportFailure.names(in: path)
        guard names.allSatisfy({ $0 == own || $0 == "lost+found" }) else { throw .foreign(path) }
    }

    /// Creates a folder unless it exists. What exists must be a folder, not a link to one.
    static func makeFolder(_ path: String) throws(ExportFailure) {
        if mkdir(path, 0o755) == 0 { return }
        let code = errno
        var status = stat()
        guard code == EEXIST, lstat(path, &status) == 0 else {
            throw .system(operation: "mkdir", path: path, code: code)
        }
        if status.st_mode & S_IFMT == S_IFLNK { throw .link(path) }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw .system(operation: "mkdir", path: path, code: ENOTDIR) }
    }

    /// Creates a folder with its parents. The operator chose the path, so its parts may be links.
    private static func makeFolders(_ path: String) throws(ExportFailure) {
        if mkdir(path, 0o755) == 0 { return }
        let code = errno
        var status = stat()
        if code == EEXIST, stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
        guard code == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
            throw .system(operation: "mkdir", path: path, code: code == EEXIST ? ENOTDIR : code)
        }
        try makeFolders(String(path[..<slash]))
        try ExportFailure.calling("mkdir", path) { mkdir(path, 0o755) }
    }
}
