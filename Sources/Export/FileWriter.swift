import Glibc
import NIOCore
import Support

/// Writes the files of an export, for one worker. A file is replaced at once or not at all: it is written under a
/// temporary name inside the folder's own part, and renamed.
struct FileWriter {
    let folder: String
    private let temporary: String
    /// Folders that are known to exist.
    private var folders: Set<String> = []

    /// - Parameter number: the worker, which has a temporary name of its own.
    init(folder: String, number: Int) {
        self.folder = folder
        temporary = "\(folder)/\(ExportFolder.own)/new/\(number)"
    }

    /// Writes a file, unless it has these bytes already.
    ///
    /// - Parameter name: the path below the folder.
    /// - Returns: whether the file was written.
    @discardableResult
    mutating func write(_ bytes: UnsafeRawBufferPointer, to name: String) throws(ExportFailure) -> Bool {
        let path = "\(folder)/\(name)"
        // First of all: a file behind a link in place of its folder is not ours, even if it has these bytes.
        try prepareFolder(of: name)
        if FileBytes.areSame(path, bytes) { return false }
        do throws(ExportFailure) {
            try writeTemporary(bytes, for: path)
            try ExportFailure.calling("rename", path) { rename(temporary, path) }
        } catch {
            unlink(temporary)
            throw error
        }
        return true
    }

    @discardableResult
    mutating func write(_ bytes: [UInt8], to name: String) throws(ExportFailure) -> Bool {
        try write(ByteBuffer(bytes: bytes), to: name)
    }

    mutating func write(_ bytes: ByteBuffer, to name: String) throws(ExportFailure) -> Bool {
        try bytes.withUnsafeReadableBytes { bytes -> Result<Bool, ExportFailure> in
            do throws(ExportFailure) { return .success(try write(bytes, to: name)) } catch { return .failure(error) }
        }.get()
    }

    private func writeTemporary(_ bytes: UnsafeRawBufferPointer, for path: String) throws(ExportFailure) {
        let descriptor = try ExportFailure.calling("open", path) {
            open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o644)
        }
        defer { close(descriptor) }
        var written = 0
        while written < bytes.count {
            written += try ExportFailure.calling("write", path) {
                Glibc.write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
            }
        }
    }

    /// Creates the folders of a file. One that a symbolic link has taken the place of is not used.
    private mutating func prepareFolder(of name: String) throws(ExportFailure) {
        guard let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
        let parent = String(name[..<slash])
        guard !folders.contains(parent) else { return }
        try prepareFolder(of: parent)
        try ExportFolder.makeFolder("\(folder)/\(parent)")
        if folders.count > 2000 { folders.removeAll(keepingCapacity: true) }
        folders.insert(parent)
    }

    /// Removes the compressed form of a file, if there is one from an older version.
    mutating func remove(compressedFormOf name: String) throws(ExportFailure) {
        try unlinkFile(name + ".gz")
    }

    /// Removes a file and its compressed form, and the folders that are empty then.
    mutating func remove(_ name: String) throws(ExportFailure) {
        try unlinkFile(name)
        try unlinkFile(name + ".gz")
        var rest = Substring(name)
        while let slash = rest.lastIndex(of: "/") {
            rest = rest[..<slash]
            let isRemoved = try PlainFolders.withFolder(of: String(rest), in: folder) { descriptor, last in
                unlinkat(descriptor, last, AT_REMOVEDIR) == 0
            }
            guard isRemoved == true else { return }
            folders.remove(String(rest))
        }
    }

    /// Removes a file if it is there. A link in its place is removed, not what it leads to.
    private func unlinkFile(_ name: String) throws(ExportFailure) {
        try PlainFolders.withFolder(of: name, in: folder) { descriptor, last throws(ExportFailure) in
            guard unlinkat(descriptor, last, 0) != 0, errno != ENOENT else { return }
            throw .system(operation: "unlinkat", path: "\(folder)/\(name)", code: errno)
        }
    }
}
