import Foundation
import Glibc
import Synchronization

/// Sends raw bytes to each client, one connection after the other, on its own thread. It does not parse HTTP: it takes
/// the first bytes of a connection for a request.
///
/// Used for fuzzing, which needs thousands of connections per second, and for floods, whose cost to the sender has to
/// be separated from the cost to the reader: `processorTime` counts only the server's thread.
public final class RawServer: Sendable {
    /// The pieces to send, one by one. The last piece is sent `repetitions` times.
    public struct Answer: Sendable {
        public var pieces: [[UInt8]]
        public var repetitions: Int

        public init(_ pieces: [[UInt8]], repetitions: Int = 1) {
            self.pieces = pieces
            self.repetitions = repetitions
        }
    }

    public struct Failure: Error {
        public let errno: Int32
    }

    /// The port of 127.0.0.1 the server listens on.
    public let port: Int
    private let answer: @Sendable () -> Answer
    private let descriptor: Int32
    private let time = Atomic(0)
    private let busy = Atomic(false)
    private let isStopped = Atomic(false)

    /// - Parameter answer: called once for each connection, on the server's thread.
    public init(answer: @escaping @Sendable () -> Answer) throws(Failure) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, length) == 0 && listen(descriptor, 1024) == 0
                    ? getsockname(descriptor, pointer, &length) : -1
            }
        }
        guard result == 0 else { throw Failure(errno: errno) }
        self.descriptor = descriptor
        self.answer = answer
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread { [self] in run() }.start()
    }

    /// The processor time of the server's thread up to the end of the last connection, in nanoseconds.
    public var processorTime: Int { time.load(ordering: .acquiring) }

    /// Whether the server has no connection.
    public var isIdle: Bool { !busy.load(ordering: .acquiring) }

    /// Ends the thread after the current connection.
    public func stop() {
        isStopped.store(true, ordering: .releasing)
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    private func run() {
        while !isStopped.load(ordering: .acquiring) {
            let connection = accept(descriptor, nil, nil)
            guard connection >= 0 else { continue }
            busy.store(true, ordering: .releasing)
            serve(connection)
            close(connection)
            var now = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
            time.store(now.tv_sec * 1_000_000_000 + now.tv_nsec, ordering: .releasing)
            busy.store(false, ordering: .releasing)
        }
        close(descriptor)
    }

    /// Serves a connection. Each read and write waits for the client at most ten seconds.
    private func serve(_ connection: Int32) {
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var on: Int32 = 1
        setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
        var request = [UInt8](repeating: 0, count: 16_384)
        guard recv(connection, &request, request.count, 0) > 0 else { return }
        let answer = answer()
        for (number, piece) in answer.pieces.enumerated() {
            let isLast = number == answer.pieces.count - 1
            for _ in 0..<(isLast ? answer.repetitions : 1) {
                guard send(piece, to: connection) else { return }
            }
        }
    }

    private func send(_ piece: [UInt8], to connection: Int32) -> Bool {
        piece.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
                let count = Glibc.send(connection, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }
}
