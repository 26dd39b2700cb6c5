#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The connections that the system has established for a listening socket and that the program has not accepted yet.
/// Closing the socket would reset them and lose their requests.
enum AcceptQueue {
    /// Drops the SYNs of new TCP connections, as if they were lost on the way. A handshake that has begun still
    /// completes; later clients send the SYN again and reach whatever listens then.
    ///
    /// Attaches a classic BPF program on the TCP header (socket(7), `SO_ATTACH_FILTER`). Sockets other than TCP reject
    /// or ignore it.
    static func refuseNew(_ descriptor: CInt) {
        let program = [
            Instruction(code: 0x30, whenTrue: 0, whenFalse: 0, value: 13),  // the byte with the flags
            Instruction(code: 0x45, whenTrue: 0, whenFalse: 1, value: 0x02),  // SYN?
            Instruction(code: 0x06, whenTrue: 0, whenFalse: 0, value: 0),  // drop
            Instruction(code: 0x06, whenTrue: 0, whenFalse: 0, value: .max),  // accept
        ]
        guard isTCP(descriptor) else { return }
        program.withUnsafeBufferPointer { instructions in
            var filter = Program(count: UInt16(instructions.count), instructions: instructions.baseAddress)
            _ = setsockopt(
                descriptor, SOL_SOCKET, Self.attachFilter, &filter, socklen_t(MemoryLayout<Program>.size))
        }
    }

    /// Whether a connection is waiting to be accepted.
    static func hasConnections(_ descriptor: CInt) -> Bool {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&state, 1, 0) > 0 && state.revents & Int16(POLLIN) != 0
    }

    private static func isTCP(_ descriptor: CInt) -> Bool {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        return result == 0 && (Int32(address.ss_family) == AF_INET || Int32(address.ss_family) == AF_INET6)
    }

    /// `SO_ATTACH_FILTER`, which the C library's module does not export. The two types below are missing there too.
    private static let attachFilter: CInt = 26

    private struct Instruction {
        let code: UInt16
        let whenTrue: UInt8
        let whenFalse: UInt8
        let value: UInt32
    }

    private struct Program {
        let count: UInt16
        let instructions: UnsafePointer<Instruction>?
    }
}
