import Foundation
import Synchronization

/// Visitors who request a page in a loop until the server is gone, each on its own thread.
final class Visitors: Sendable {
    struct Counts: Sendable {
        var answered = 0
        /// Requests that never got a response, although the server had accepted the connection.
        var unanswered = 0
    }

    private let counts = Mutex(Counts())
    private let port: UInt16
    private let done = DispatchGroup()

    /// - Parameter count: the number of visitors. Every other one keeps its connection alive, as browsers and proxies
    ///   do.
    init(port: Int, count: Int) {
        self.port = UInt16(port)
        for number in 0..<count {
            done.enter()
            Thread.detachNewThread { [self] in
                visit(isKeeping: number.isMultiple(of: 2))
                done.leave()
            }
        }
    }

    var answered: Int { counts.withLock(\.answered) }

    /// Waits until all visitors have ended.
    func ended() async -> Counts {
        await withCheckedContinuation { continuation in
            done.notify(queue: .global()) { continuation.resume() }
        }
        return counts.withLock(\.self)
    }

    private func visit(isKeeping: Bool) {
        while let descriptor = connected() {
            var isOpen = true
            while isOpen {
                guard let answer = asked(descriptor, isKeeping: isKeeping) else {
                    counts.withLock { $0.unanswered += 1 }
                    break
                }
                counts.withLock { $0.answered += 1 }
                isOpen = isKeeping && !answer.contains("\r\nConnection: close\r\n")
            }
            close(descriptor)
        }
    }

    private func connected() -> Int32? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        // Connecting fails after a second; without this limit the last SYN would be repeated for minutes.
        var limit = timeval(tv_sec: 1, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        // A response that takes longer never comes.
        limit.tv_sec = 20
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if result == 0, !isItsOwnPeer(descriptor) { return descriptor }
        close(descriptor)
        return nil
    }

    /// Whether the socket is connected to itself: TCP allows that if nobody listens on an ephemeral port.
    private func isItsOwnPeer(_ descriptor: Int32) -> Bool {
        var own = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &own) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        return result == 0 && own.sin_port == port.bigEndian
    }

    /// Sends a request and returns the whole response; nil if it does not come.
    private func asked(_ descriptor: Int32, isKeeping: Bool) -> String? {
        let request = "GET /holidays/DE/2026 HTTP/1.1\r\nHost: a\r\n\(isKeeping ? "" : "Connection: close\r\n")\r\n"
        let sent = send(descriptor, request, request.utf8.count, Int32(MSG_NOSIGNAL))
        guard sent == request.utf8.count else { return nil }
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        repeat {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            received += buffer[..<count]
        } while received.suffix(8) != Array("</html>\n".utf8)
        return String(decoding: received, as: UTF8.self)
    }
}
