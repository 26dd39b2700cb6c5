import Foundation
import NIOCore

/// Both ends of a connection within this process, so that measurements include the kernel's time to wait for a request,
/// to read it and to write the response.
final class SocketPair {
    private let server: Int32
    private let visitor: Int32
    private var memory = [UInt8](repeating: 0, count: 1 << 20)

    init() throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        visitor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        let visitor = visitor
        let isConnected = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                var length = socklen_t(MemoryLayout<sockaddr_in>.size)
                return bind(listener, address, length) == 0 && listen(listener, 1) == 0
                    && getsockname(listener, address, &length) == 0 && connect(visitor, address, length) == 0
            }
        }
        server = isConnected ? accept(listener, nil, nil) : -1
        guard server >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        for end in [server, visitor] {
            var (size, isOn): (Int32, Int32) = (1 << 20, 1)
            setsockopt(end, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
            setsockopt(end, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
            setsockopt(end, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
        }
        // A page may be longer than the kernel's buffers, which nothing reads meanwhile: its end is dropped.
        _ = fcntl(server, F_SETFL, O_NONBLOCK)
    }

    deinit {
        close(server)
        close(visitor)
    }

    /// Sends a request as a client does. Not to be timed.
    func send(_ bytes: [UInt8]) {
        _ = write(visitor, bytes, bytes.count)
    }

    /// The bytes that the client has sent, in one read.
    func received() -> ByteBuffer {
        var event = pollfd(fd: server, events: Int16(POLLIN), revents: 0)
        _ = poll(&event, 1, 1000)
        var buffer = ByteBufferAllocator().buffer(capacity: 65_536)
        buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: 65_536) { memory in
            max(0, read(server, memory.baseAddress, memory.count))
        }
        return buffer
    }

    /// Sends a response as the server does, head and body in one write.
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

    /// Drops the response, as the client. Not to be timed.
    func discardAnswer() {
        while recv(visitor, &memory, memory.count, Int32(MSG_DONTWAIT)) == memory.count {}
    }
}
