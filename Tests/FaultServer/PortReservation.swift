import Glibc
import Synchronization

/// A port of 127.0.0.1 that is bound but not listened on: connections to it are refused, and no other program gets it.
/// A server may listen on the port at the same time, since both set `SO_REUSEADDR`.
public final class PortReservation: Sendable {
    public let port: Int
    private let descriptor: Mutex<Int32?>

    public struct Failure: Error {
        public let errno: Int32
    }

    public init() throws(Failure) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(errno: errno) }
        var on: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, length) == 0 ? getsockname(descriptor, pointer, &length) : -1
            }
        }
        guard result == 0 else {
            let reason = errno
            close(descriptor)
            throw Failure(errno: reason)
        }
        port = Int(UInt16(bigEndian: address.sin_port))
        self.descriptor = Mutex(descriptor)
    }

    deinit { release() }

    public func release() {
        descriptor.withLock { descriptor in
            if let descriptor { close(descriptor) }
            descriptor = nil
        }
    }
}
