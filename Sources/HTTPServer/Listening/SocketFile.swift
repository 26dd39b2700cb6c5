#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The file of a Unix domain socket. It is created beside its final path, given its permissions, and then renamed, so
/// that no program ever finds a socket there that refuses connections or that is open to too many users.
struct SocketFile: Sendable {
    enum Failure: Error, Equatable {
        case inUse
        /// The path exists and is not a socket.
        case notASocket
        case system(Int32)
    }

    let path: String
    var temporaryPath: String { "\(path).\(getpid())" }
    private var identity: Identity?

    /// Distinguishes our file from one that another program has put in its place.
    private struct Identity: Equatable {
        let device: UInt
        let inode: UInt
    }

    init(path: String) {
        self.path = path
    }

    /// Checks that the path can be used. A socket left by an earlier run can be replaced. One that another program
    /// listens on cannot, unless this instance is to take over from it.
    func checkFree(isShared: Bool) throws(Failure) {
        unlink(temporaryPath)
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFSOCK else { throw .notASocket }
        if !isShared, isAnswered { throw .inUse }
    }

    private var isAnswered: Bool {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0, var address = UnixAddress.of(path) else { return false }
        defer { close(descriptor) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
    }

    /// Moves the bound socket to its path.
    func published() throws(Failure) -> Self {
        guard chmod(temporaryPath, 0o660) == 0, rename(temporaryPath, path) == 0 else {
            let code = errno
            unlink(temporaryPath)
            throw .system(code)
        }
        var file = self
        file.identity = Self.identity(of: path)
        return file
    }

    /// Removes the file, unless another program has replaced it.
    func remove() {
        guard let identity, Self.identity(of: path) == identity else { return }
        unlink(path)
    }

    private static func identity(of path: String) -> Identity? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Identity(device: UInt(status.st_dev), inode: UInt(status.st_ino))
    }
}

/// Addresses of Unix domain sockets.
enum UnixAddress {
    /// Returns the address with this path; nil if the path is too long. A path that begins with `@` is abstract
    /// (unix(7)).
    static func of(_ path: String) -> sockaddr_un? {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard !bytes.isEmpty, bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        if bytes.first == UInt8(ascii: "@") { address.sun_path.0 = 0 }
        return address
    }

    /// The length of the address with this path, in bytes. An abstract name has no terminator.
    static func length(_ path: String) -> socklen_t {
        let isAbstract = path.utf8.first == UInt8(ascii: "@")
        let offset = MemoryLayout<sa_family_t>.size
        return socklen_t(offset + path.utf8.count + (isAbstract ? 0 : 1))
    }
}
