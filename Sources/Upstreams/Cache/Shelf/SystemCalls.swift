import Glibc
import Support

/// An open file or folder, closed at the end of its lifetime.
///
/// A call that a signal interrupts is repeated; one that fails throws a failure that names it.
struct OpenFile: ~Copyable {
    private let descriptor: Int32
    let path: String

    init(_ path: String, _ flags: Int32, mode: mode_t = 0o600) throws(ShelfFailure) {
        descriptor = try ShelfFailure.calling("open", path) { open(path, flags | O_CLOEXEC, mode) }
        self.path = path
    }

    deinit {
        Glibc.close(descriptor)
    }

    func status() throws(ShelfFailure) -> stat {
        var status = stat()
        try ShelfFailure.calling("fstat", path) { fstat(descriptor, &status) }
        return status
    }

    /// Returns the rest of the file, or its first `limit` + 1 bytes if it is longer than `limit`.
    func contents(limit: Int) throws(ShelfFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        var isAtEnd = false
        while !isAtEnd, bytes.count <= limit {
            let step = max(min(limit + 1 - bytes.count, 1 << 16), 1)
            var failure: ShelfFailure?
            let chunk = [UInt8](unsafeUninitializedCapacity: step) { buffer, count in
                do throws(ShelfFailure) {
                    count = try ShelfFailure.calling("read", path) { read(descriptor, buffer.baseAddress, step) }
                } catch {
                    failure = error
                }
            }
            if let failure { throw failure }
            isAtEnd = chunk.isEmpty
            bytes += chunk
        }
        return bytes
    }

    func write(_ bytes: [UInt8]) throws(ShelfFailure) {
        var written = 0
        while written < bytes.count {
            written += try ShelfFailure.calling("write", path) {
                bytes.withUnsafeBytes { buffer in
                    Glibc.write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
                }
            }
        }
    }

    func sync() throws(ShelfFailure) {
        try ShelfFailure.calling("fsync", path) { fsync(descriptor) }
    }

    func restrict(to mode: mode_t) throws(ShelfFailure) {
        try ShelfFailure.calling("fchmod", path) { fchmod(descriptor, mode) }
    }

    /// Locks the file unless it is locked already. The lock lasts until the file is closed or the process ends in any
    /// way.
    ///
    /// - Returns: whether the file is locked now by this call.
    func lock() -> Bool {
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
    }

    /// Sets the file's times to now. An error is ignored: it only affects the order of use.
    func touch() {
        futimens(descriptor, nil)
    }
}

/// The status of a file; nil if it does not exist or is not a regular file.
func plainFile(_ path: String) -> stat? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return status
}
