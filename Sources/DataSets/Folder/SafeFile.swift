import Foundation
import Glibc

/// Writes and renames files, and syncs them to disk before it returns.
enum SafeFile {
    static func write(_ bytes: [UInt8], to path: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        try sync(path)
    }

    /// Renames a file, a folder or a link, replaces the target if it exists, and syncs the target's folder.
    static func rename(_ path: String, to target: String) throws {
        guard Glibc.rename(path, target) == 0 else { throw failure() }
        try sync((target as NSString).deletingLastPathComponent)
    }

    private static func sync(_ path: String) throws {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw failure() }
        defer { close(file) }
        guard fsync(file) == 0 else { throw failure() }
    }

    private static func failure() -> NSError { NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
}
