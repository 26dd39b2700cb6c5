import Glibc
import Support

/// Reading the files of an export.
enum FileBytes {
    /// Returns the bytes of a regular file; nil if the path is missing or something else. Does not follow a symbolic
    /// link.
    static func read(_ path: String) throws(ExportFailure) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            let code = errno
            if code == ENOENT || code == ELOOP || code == ENOTDIR { return nil }
            throw .system(operation: "open", path: path, code: code)
        }
        defer { close(descriptor) }
        var status = stat()
        try ExportFailure.calling("fstat", path) { fstat(descriptor, &status) }
        guard status.st_mode & S_IFMT == S_IFREG else { return nil }
        let size = Int(status.st_size)
        var failure: ExportFailure?
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            do throws(ExportFailure) {
                var step = 1
                while count < size, step > 0 {
                    step = try ExportFailure.calling("read", path) {
                        Glibc.read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
                    }
                    count += step
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Whether a file has exactly these bytes.
    static func areSame(_ path: String, _ bytes: UnsafeRawBufferPointer) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == bytes.count,
            let old = try? read(path), old.count == bytes.count
        else { return false }
        guard let new = bytes.baseAddress else { return true }
        return old.withUnsafeBytes { $0.baseAddress.map { memcmp($0, new, bytes.count) == 0 } ?? true }
    }
}
