import Foundation
import NIOCore

/// Two ends of a connection within this process: what the kernel takes to read a request and to write a response counts.
final class SocketPair {
    private let server: Int32
    private let visitor: Int32
    private var memory = [UInt8](repeating: 0, count: 1 << 20)

    init() throws {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        (server, visitor) = (ends[0], ends[1])
        var size: Int32 = 1 << 20
        for end in ends {
            setsockopt(end, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        }
    }

    deinit {
        close(server)
        close(visitor)
    }

    /// As the visitor does. Not to be timed.
    func send(_ bytes: [UInt8]) {
        _ = write(visitor, bytes, bytes.count)
    }

    /// What the visitor has sent, read at once.
    func received() -> ByteBuffer {
        var buffer = ByteBufferAllocator().buffer(capacity: 65_536)
        buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: 65_536) {
            max(0, read(server, $0.baseAddress, $0.count))
        }
        return buffer
    }

    /// As the server does, head and body at once.
    func answer(with head: ByteBuffer, _ body: ByteBuffer) {
        head.withUnsafeReadableBytes { head in
            body.withUnsafeReadableBytes { body in
                let parts = [head, body].map {
                    iovec(iov_base: UnsafeMutableRawPointer(mutating: $0.baseAddress), iov_len: $0.count)
                }
                _ = writev(server, parts, Int32(parts.count))
            }
        }
    }

    /// As the visitor does. Not to be timed.
    func discardAnswer() {
        _ = recv(visitor, &memory, memory.count, Int32(MSG_DONTWAIT))
    }
}
