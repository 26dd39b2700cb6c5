import Glibc
import Support

/// Reaches a file below a folder without following a symbolic link: whoever may change the folder cannot lead the export
/// out of it.
enum PlainFolders {
    /// Calls the body with the folder of a file, opened, and with the file's last part.
    ///
    /// - Parameter name: the path below the folder.
    /// - Returns: nil if a folder on the way does not exist.
    /// - Throws: also if one of them is a symbolic link.
    static func withFolder<Result>(
        of name: String, in folder: String,
        _ body: (_ descriptor: Int32, _ file: String) throws(ExportFailure) -> Result
    ) throws(ExportFailure) -> Result? {
        // The operator chose the folder itself, which may be a link.
        var descriptor = try ExportFailure.calling("open", folder) { open(folder, flags) }
        defer { close(descriptor) }
        var path = folder
        let parts = name.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
        for part in parts.dropLast() {
            path += "/" + part
            let next = openat(descriptor, part, flags | O_NOFOLLOW)
            guard next >= 0 else {
                let code = errno
                if isLink(part, in: descriptor) { throw .link(path) }
                if code == ENOENT || code == ENOTDIR { return nil }
                throw .system(operation: "openat", path: path, code: code)
            }
            close(descriptor)
            descriptor = next
        }
        return try body(descriptor, parts.last ?? "")
    }

    private static let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC

    private static func isLink(_ name: String, in descriptor: Int32) -> Bool {
        var status = stat()
        return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
