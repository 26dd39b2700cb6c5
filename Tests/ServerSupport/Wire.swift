import Foundation
import HTTPMessages
package import Testing

/// A client's connection, byte by byte.
///
/// No wait takes longer than a minute, so that no test hangs. A test that waits that long fails: silence from the
/// server is not the end of the connection.
package final class Wire: Sendable {
    private let descriptor: Int32

    package convenience init(port: Int) throws {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        try self.init(family: AF_INET, address)
    }

    package convenience init(path: String) throws {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        try self.init(family: AF_UNIX, address)
    }

    private init<Address>(family: Int32, _ address: Address) throws {
        descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
        var limit = timeval(tv_sec: 60, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
        let result = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<Address>.size))
            }
        }
        guard result == 0 else {
            let code = errno
            Glibc.close(descriptor)
            throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
        }
    }

    deinit {
        Glibc.close(descriptor)
    }

    package func send(_ text: String) {
        send(Array(text.utf8))
    }

    package func send(_ bytes: [UInt8]) {
        _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Closes the client's side of the connection.
    package func finish() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Makes the connection end with a reset. A client that only closes may still be waiting for a response, as far as
    /// the server can tell.
    package func leavesWithReset() {
        var reset = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &reset, socklen_t(MemoryLayout<linger>.size))
    }

    /// Reads until the server closes the connection.
    package func readToEnd(sourceLocation: SourceLocation = #_sourceLocation) async -> String {
        await read(sourceLocation, isEnough: nil)
    }

    /// Reads until the text has come `count` times, or the connection ends.
    package func read(
        until mark: String, count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> String {
        await read(sourceLocation) { $0.components(separatedBy: mark).count > count }
    }

    private func read(_ sourceLocation: SourceLocation, isEnough: (@Sendable (String) -> Bool)?) async -> String {
        let (text, isSilent) = await Self.offPool { [descriptor] in
            var received: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while isEnough?(String(decoding: received, as: UTF8.self)) != true {
                let count = recv(descriptor, &buffer, buffer.count, 0)
                if count < 0, errno == EINTR { continue }
                if count < 0, errno == EAGAIN { return (String(decoding: received, as: UTF8.self), true) }
                guard count > 0 else { break }
                received += buffer[..<count]
            }
            return (String(decoding: received, as: UTF8.self), false)
        }
        if isSilent {
            Issue.record(
                "nothing came for a minute, nor an end, after “\(text.suffix(80))”", sourceLocation: sourceLocation)
        }
        return text
    }

    /// Runs blocking work on its own thread. Waiting for the connection would block a thread of the pool that all tests
    /// share; Dispatch's global queues share the same few threads.
    private static func offPool<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: work()) }
        }
    }
}

extension Wire {
    /// Connects to a port that may have no listener. A server that is ending keeps new connections waiting until it has
    /// ended.
    package static func connected(to port: Int) async throws -> Wire {
        try await offPool { Result { try Wire(port: port) } }.get()
    }

    /// Sends one request on a new connection, and returns the whole response.
    package static func exchange(
        _ port: Int, _ request: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> String {
        let wire = try await connected(to: port)
        wire.send(request)
        return await wire.readToEnd(sourceLocation: sourceLocation)
    }

    package static func get(
        _ port: Int, _ target: String, _ fields: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> String {
        try await exchange(
            port, "GET \(target) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\(fields)\r\n",
            sourceLocation: sourceLocation)
    }
}
